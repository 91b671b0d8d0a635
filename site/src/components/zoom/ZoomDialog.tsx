import clsx from 'clsx';
import {useImperativeHandle, useRef, useState, type ReactNode, type Ref} from 'react';
import Dialog, {dialogBody, type DialogHandle} from '../dialogs/Dialog';
import {createOpener} from '../dialogs/createOpener';
import type {Markup} from '../memoMarkup';
import styles from './zoom.module.css';

/** A copy of a drawing on the page. */
interface Drawing {
  readonly title: string;
  /** Class of its figure, which has the colors. */
  readonly className: string;
  readonly markup: Markup;
}

interface ZoomHandle {
  readonly open: (drawing: Drawing) => void;
}

function ZoomDialog({ref}: {readonly ref: Ref<ZoomHandle>}): ReactNode {
  const dialog = useRef<DialogHandle>(null);
  const [{title, className, markup}, setDrawing] = useState<Drawing>({title: '', className: '', markup: {__html: ''}});
  useImperativeHandle(ref, () => ({
    open: (drawing) => {
      setDrawing(drawing);
      dialog.current?.open();
    },
  }));
  return (
    <Dialog ref={dialog} titleId="al-zoom-title" title={title} className={styles.dialog}>
      {/* A region that scrolls must be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={clsx(dialogBody, styles.body)} tabIndex={0} role="group" aria-labelledby="al-zoom-title">
        <figure className={className} lang="en" dangerouslySetInnerHTML={markup} />
      </div>
    </Dialog>
  );
}

const findDialog = createOpener(ZoomDialog);

/** Shows the drawing below a button in a dialog. */
export async function openDrawing(button: HTMLButtonElement): Promise<void> {
  const figure = button.closest('figure')!;
  const drawing = figure.querySelector('svg')!.cloneNode(true) as SVGElement;
  const title = drawing.querySelector('title')!;
  drawing.setAttribute('aria-labelledby', 'al-zoom-title');
  const description = drawing.querySelector('desc')!;
  description.id = 'al-zoom-description';
  drawing.setAttribute('aria-describedby', description.id);
  title.remove();
  const {open} = await findDialog();
  open({title: title.textContent, className: figure.className, markup: {__html: drawing.outerHTML}});
}

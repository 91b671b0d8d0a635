import {createRef} from 'react';
import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import Dialog, {dialogBody, openDialog} from '../dialogs/Dialog';

const host = document.createElement('div');
const root = createRoot(host);
const dialog = createRef<HTMLDialogElement>();

/** Shows a copy of the drawing below a button in a dialog. */
export function openDrawing(button: HTMLButtonElement): void {
  const figure = button.closest('figure')!;
  const drawing = figure.querySelector('svg')!.cloneNode(true) as SVGElement;
  const title = drawing.querySelector('title')!;
  const titleId = 'al-zoom-title';
  title.remove();
  drawing.querySelector('desc')!.id = 'al-zoom-description';
  drawing.setAttribute('aria-labelledby', titleId);
  drawing.setAttribute('aria-describedby', 'al-zoom-description');
  document.body.append(host);
  flushSync(() =>
    root.render(
      <Dialog ref={dialog} titleId={titleId} title={title.textContent} className="al-zoomed">
        <div className={dialogBody} tabIndex={0} role="group" aria-labelledby={titleId}>
          {/* The figure's class has the colors. */}
          <figure className={figure.className} lang="en" dangerouslySetInnerHTML={{__html: drawing.outerHTML}} />
        </div>
      </Dialog>,
    ),
  );
  openDialog(dialog.current!);
}

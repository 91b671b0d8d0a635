import type {ReactNode} from 'react';
import Dialog, {createOpener, dialogBody} from '../dialogs/Dialog';

/** A copy of a figure's drawing, named by the dialog's title. */
function ZoomDialog({figure}: {readonly figure: HTMLElement}): ReactNode {
  const drawing = figure.querySelector('svg')!.cloneNode(true) as SVGElement;
  const title = drawing.querySelector('title')!;
  title.remove();
  drawing.querySelector('desc')!.id = 'al-zoom-description';
  drawing.setAttribute('aria-labelledby', 'al-zoom-title');
  drawing.setAttribute('aria-describedby', 'al-zoom-description');
  return (
    <Dialog titleId="al-zoom-title" title={title.textContent} className="al-zoomed">
      <div className={dialogBody} tabIndex={0} role="group" aria-labelledby="al-zoom-title">
        {/* The figure's class has the colors. */}
        <figure className={figure.className} lang="en" dangerouslySetInnerHTML={{__html: drawing.outerHTML}} />
      </div>
    </Dialog>
  );
}

const open = createOpener(ZoomDialog);

/** Shows the drawing of the figure that contains a button. */
export const openDrawing = (button: HTMLButtonElement): void => open({figure: button.closest('figure')!});

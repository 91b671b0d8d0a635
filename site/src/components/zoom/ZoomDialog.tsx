import Dialog, {createOpener, dialogBody} from '../dialogs/Dialog';

/** A copy of a figure's drawing, named by the dialog's title. */
function ZoomDialog({figure}: {readonly figure: HTMLElement}) {
  const drawing = figure.querySelector('svg')!.cloneNode(true) as SVGElement;
  const titleElement = drawing.querySelector('title')!;
  const title = titleElement.textContent;
  titleElement.remove();
  drawing.querySelector('desc')!.id = 'al-zoom-description';
  drawing.removeAttribute('aria-labelledby');
  drawing.setAttribute('aria-label', title);
  drawing.setAttribute('aria-describedby', 'al-zoom-description');
  return (
    <Dialog title={title} className="al-zoomed">
      <div className={dialogBody} tabIndex={0} role="group" aria-label={title}>
        {/* The figure's class has the colors. */}
        <figure className={figure.className} lang="en" dangerouslySetInnerHTML={{__html: drawing.outerHTML}} />
      </div>
    </Dialog>
  );
}

/** Shows the drawing of the figure that contains a button. */
export default createOpener(ZoomDialog, (button: HTMLButtonElement) => ({figure: button.closest('figure')!}));

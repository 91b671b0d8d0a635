import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {createElement, useId, useLayoutEffect, useRef, type ComponentType, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import {hasModifier} from '../search/keys';
import QuietButton from './QuietButton';
import {lockScroll} from './lockScroll';
import styles from './Dialog.module.css';

/** Shows a dialog over the page, and focuses its main field. */
function show(dialog: HTMLDialogElement): void {
  if (!dialog.open) dialog.showModal();
  lockScroll();
  const field = dialog.querySelector<HTMLElement>('[data-focus]');
  // The editors are in shadow trees.
  (field?.shadowRoot?.querySelector<HTMLElement>('[contenteditable]') ?? field)?.focus();
}

let openers = 0;

/**
 * Creates a function that shows a component's dialog, outside the page's tree, where it stays while the reader navigates.
 *
 * @param read reads the properties from what the dialog is opened for. A call with properties starts over; without them,
 * the dialog is as the reader left it.
 */
export function createOpener<Props extends object, Source extends readonly unknown[]>(
  component: ComponentType<Props>,
  read: (...source: Source) => Props | undefined,
): (...source: Source) => void {
  const host = document.createElement('div');
  // Ids are unique in the document, although each dialog has a separate React root.
  const root = createRoot(host, {identifierPrefix: `al-dialog${++openers}`});
  let key = 0;
  return (...source) => {
    const props = read(...source);
    if (!props && host.isConnected) return show(host.querySelector('dialog')!);
    document.body.append(host);
    flushSync(() => root.render(createElement(component, {...props!, key: ++key})));
  };
}

interface Props {
  readonly title: string;
  readonly className?: string;
  /** Buttons before the close button. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Classes of a dialog's parts: the scrolling one, two panes next to each other, a list of names, and a line about the state. */
export const {body: dialogBody, panes: dialogPanes, status: dialogStatus} = styles;

/**
 * A modal dialog with a title and a close button. It also closes on a click outside and when the reader follows a link,
 * because the dialog would cover the link's page.
 */
export default function Dialog({title, className, actions, children}: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const element = ref.current!;
    const onMouseDown = ({target}: MouseEvent) => target === element && element.close();
    const onClick = (event: MouseEvent) => {
      if ((event.target as Element).closest('a:not([target])') && !hasModifier(event)) element.close();
    };
    element.addEventListener('mousedown', onMouseDown);
    element.addEventListener('click', onClick);
    show(element);
    // Returns the focus before another dialog takes its place.
    return () => element.close();
  }, []);

  return (
    <dialog
      ref={ref}
      className={clsx(styles.dialog, className)}
      aria-labelledby={titleId}
      onClose={lockScroll}
      data-dialog
    >
      <div className={styles.bar}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {actions}
        <QuietButton label={translate({message: 'Close'})} onClick={() => ref.current!.close()} />
      </div>
      {children}
    </dialog>
  );
}

/** A part of a dialog with a title. */
export function DialogSection({title, children}: {title: string; children: ReactNode}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

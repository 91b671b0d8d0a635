import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {useEffect, useImperativeHandle, useRef, type ReactNode, type Ref} from 'react';
import {hasModifier} from '../search/keys';
import {lockScroll} from './lockScroll';
import styles from './Dialog.module.css';

/** Opens and closes a dialog from outside. */
export interface DialogHandle {
  readonly open: () => void;
  readonly close: () => void;
}

interface Props {
  readonly ref: Ref<DialogHandle>;
  /** Id of the title. `useId` isn't unique here, because each dialog has a separate React root. */
  readonly titleId: string;
  readonly title: ReactNode;
  readonly className?: string;
  /** Buttons before the close button. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Classes of a dialog's parts: the scrolling one, two panes next to each other, a list of names, and a line about the state. */
export const {body: dialogBody, panes: dialogPanes, rows: dialogRows, status: dialogStatus} = styles;

/**
 * A modal dialog with a title and a close button. It also closes on a click outside and when the reader follows a link,
 * because the dialog would cover the link's page.
 */
export default function Dialog({ref, titleId, title, className, actions, children}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  useImperativeHandle(ref, () => ({
    open: () => {
      if (!dialog.current?.open) dialog.current?.showModal();
      lockScroll();
    },
    close,
  }));
  useEffect(() => {
    const {current: element} = dialog;
    const onMouseDown = ({target}: MouseEvent) => target === element && element?.close();
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a:not([target])');
      if (link && !hasModifier(event)) element?.close();
    };
    const listening = new AbortController();
    element?.addEventListener('mousedown', onMouseDown, listening);
    element?.addEventListener('click', onClick, listening);
    return () => listening.abort();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={clsx(styles.dialog, className)}
      aria-labelledby={titleId}
      onClose={lockScroll}
      data-dialog
    >
      <div className={styles.bar}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <div className={styles.buttons}>
          {actions}
          <button type="button" className="al-quiet-button" onClick={close}>
            <Translate id="aloft.dialog.close">Close</Translate>
          </button>
        </div>
      </div>
      {children}
    </dialog>
  );
}

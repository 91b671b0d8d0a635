import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {useEffect, useImperativeHandle, useRef, type ReactNode, type Ref} from 'react';
import styles from './DetachedDialog.module.css';

/** Opens and closes a dialog from outside. */
export interface DialogHandle {
  readonly open: () => void;
  readonly close: () => void;
}

interface Props {
  readonly ref: Ref<DialogHandle>;
  /** Id of the title: dialogs have separate roots, in which React's ids repeat. */
  readonly titleId: string;
  readonly title: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A modal dialog with a title and a close button. A click outside closes it too. */
export default function DetachedDialog({ref, titleId, title, className, children}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  useImperativeHandle(ref, () => ({
    open: () => {
      if (!dialog.current?.open) dialog.current?.showModal();
    },
    close,
  }));
  useEffect(() => {
    const {current: element} = dialog;
    const onMouseDown = ({target}: MouseEvent) => target === element && element?.close();
    element?.addEventListener('mousedown', onMouseDown);
    return () => element?.removeEventListener('mousedown', onMouseDown);
  }, []);

  return (
    <dialog ref={dialog} className={clsx(styles.dialog, className)} aria-labelledby={titleId}>
      <div className={styles.bar}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <button type="button" className={styles.close} onClick={close}>
          <Translate id="aloft.dialog.close">Close</Translate>
        </button>
      </div>
      {children}
    </dialog>
  );
}

import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useEffect, type ReactNode, type RefObject} from 'react';
import {hasModifier} from '../search/keys';
import QuietButton from './QuietButton';
import {lockScroll} from './lockScroll';
import styles from './Dialog.module.css';

/** Opens a dialog over the page. */
export function openDialog(dialog: HTMLDialogElement): void {
  if (!dialog.open) dialog.showModal();
  lockScroll();
}

interface Props {
  readonly ref: RefObject<HTMLDialogElement | null>;
  /** Id of the title. `useId` isn't unique here, because each dialog has a separate React root. */
  readonly titleId: string;
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
export default function Dialog({ref, titleId, title, className, actions, children}: Props): ReactNode {
  useEffect(() => {
    const element = ref.current!;
    const onMouseDown = ({target}: MouseEvent) => target === element && element.close();
    const onClick = (event: MouseEvent) => {
      if ((event.target as Element).closest('a:not([target])') && !hasModifier(event)) element.close();
    };
    element.addEventListener('mousedown', onMouseDown);
    element.addEventListener('click', onClick);
  }, [ref]);

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
        <QuietButton
          label={translate({id: 'aloft.dialog.close', message: 'Close'})}
          onClick={() => ref.current!.close()}
        />
      </div>
      {children}
    </dialog>
  );
}

interface SectionProps {
  /** Id of the title. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a dialog with a title. */
export function DialogSection({id, title, children}: SectionProps): ReactNode {
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

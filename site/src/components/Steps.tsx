import type {PropsWithChildren} from 'react';
import styles from './Steps.module.css';

/** An ordered task. */
export function Steps({children}: PropsWithChildren) {
  return <ol className={styles.steps}>{children}</ol>;
}

/** One step of a task. Its title isn't a heading, which would crowd the table of contents. */
export function Step({title, children}: PropsWithChildren<{readonly title: string}>) {
  return (
    <li className={styles.step}>
      <p className={styles.title}>{title}</p>
      {children}
    </li>
  );
}

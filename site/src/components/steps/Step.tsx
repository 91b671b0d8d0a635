import type {ReactNode} from 'react';
import styles from './Steps.module.css';

export interface StepProps {
  /** The reader's action, in bold before the text. As a heading, it would crowd the table of contents. */
  title: string;
  children?: ReactNode;
}

/** One step of a task. */
export default function Step({title, children}: StepProps) {
  return (
    <li className={styles.step}>
      <p className={styles.title}>{title}</p>
      {children}
    </li>
  );
}

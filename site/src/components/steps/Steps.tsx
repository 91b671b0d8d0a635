import type {ReactNode} from 'react';
import styles from './Steps.module.css';

/** An ordered task. Its children are `Step`s. */
export default function Steps({children}: {children: ReactNode}) {
  return <ol className={styles.steps}>{children}</ol>;
}

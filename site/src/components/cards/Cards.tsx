import type {ReactNode} from 'react';
import styles from './Cards.module.css';

/** A grid of cards: as many columns as fit. */
export default function Cards({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.cards}>{children}</div>;
}

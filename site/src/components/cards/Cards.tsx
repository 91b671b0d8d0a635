import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './Cards.module.css';

export interface CardsProps {
  /** Whether the cards are steps: a numbered strip without icons. */
  numbered?: boolean;
  children: ReactNode;
}

/** A grid of cards: as many columns as fit. */
export default function Cards({numbered = false, children}: CardsProps): ReactNode {
  return <div className={clsx(styles.cards, numbered && styles.strip)}>{children}</div>;
}

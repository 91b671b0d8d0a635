import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './Cards.module.css';

export interface CardsProps {
  /** Whether the cards are steps: a numbered strip without icons. */
  numbered?: boolean;
  /** Whether the cards have only a title. */
  small?: boolean;
  children: ReactNode;
}

/** A grid of cards: as many columns as fit. */
export default function Cards({numbered = false, small = false, children}: CardsProps) {
  return <ul className={clsx(styles.cards, numbered && styles.strip, small && styles.small)}>{children}</ul>;
}

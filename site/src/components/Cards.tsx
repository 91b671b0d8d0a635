import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {PropsWithChildren, ReactNode} from 'react';
import styles from './Cards.module.css';
import {Icon} from './icons';

interface CardsProps {
  /** Whether the cards are steps: a numbered strip without icons. */
  readonly numbered?: boolean;
  /** Whether the cards have only a title. */
  readonly small?: boolean;
}

/** A grid of cards: as many columns as fit. */
export function Cards({numbered, small, children}: PropsWithChildren<CardsProps>) {
  return <ul className={clsx(styles.cards, numbered && styles.strip, small && styles.small)}>{children}</ul>;
}

interface CardProps {
  /** Link text. */
  readonly title: ReactNode;
  /** Route or URL. */
  readonly to: string;
  /** Icon next to the title, of `site/static/img/icons.svg`. */
  readonly icon?: string;
  /** Logos of a guide, instead of an icon. */
  readonly logos?: readonly string[];
}

/** A link to a page with a description. The whole card can be clicked, but its accessible name is only the title. */
export function Card({title, to, icon, logos = [], children}: PropsWithChildren<CardProps>) {
  return (
    <li className={clsx('al-tile al-row', styles.card)}>
      {icon && <Icon name={icon} className={styles.icon} />}
      {logos.map((logo) => (
        <Icon key={logo} of="logos" name={logo} />
      ))}
      <Link to={to} className={styles.title}>
        {title}
      </Link>
      {children && <div className={styles.text}>{children}</div>}
    </li>
  );
}

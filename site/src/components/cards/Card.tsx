import Link from '@docusaurus/Link';
import {Icon} from '@site/src/components/icons';
import type {ReactNode} from 'react';
import styles from './Cards.module.css';

export interface CardProps {
  /** Link text. */
  title: ReactNode;
  /** Route or URL. */
  to: string;
  /** Icon next to the title, of `site/static/img/icons.svg`. */
  icon?: string;
  /** Logos of a guide, instead of an icon. */
  logos?: readonly string[];
  /** One or two lines. */
  children?: ReactNode;
}

/** A link to a page with a description. The whole card can be clicked, but its accessible name is only the title. */
export default function Card({title, to, icon, logos = [], children}: CardProps) {
  return (
    <li className={`al-tile al-row ${styles.card}`}>
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

import Link from '@docusaurus/Link';
import {Icon, type IconName} from '@site/src/components/icons';
import type {ReactNode} from 'react';
import styles from './Cards.module.css';

export interface CardProps {
  /** Link text. */
  title: string;
  /** Route or URL. */
  to: string;
  /** Icon above the title. */
  icon?: IconName;
  /** One or two lines. */
  children?: ReactNode;
}

/** A link to a page with a description. The whole card can be clicked, but its accessible name is only the title. */
export default function Card({title, to, icon, children}: CardProps): ReactNode {
  return (
    <div className={styles.card}>
      {icon && <Icon name={icon} className={styles.icon} />}
      <Link to={to} className={styles.title}>
        {title}
      </Link>
      {children && <div className={styles.text}>{children}</div>}
    </div>
  );
}

import guides from '@generated/guides/default/guides.json';
import type {ReactNode} from 'react';
import GuideCard from './GuideCard';
import styles from './GuideCards.module.css';

/** Every guide as a small tile with logo and name. */
export default function GuideGrid(): ReactNode {
  return (
    <ul className={styles.tiles}>
      {guides.map((guide) => (
        <li key={guide.path}>
          <GuideCard guide={guide} />
        </li>
      ))}
    </ul>
  );
}

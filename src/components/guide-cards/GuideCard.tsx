import Link from '@docusaurus/Link';
import Logo from '@site/src/components/logo/Logo';
import type {ReactNode} from 'react';
import styles from './GuideCards.module.css';
import guidePath from './guidePath';
import type {Guide} from './guides';

export interface GuideCardProps {
  guide: Guide;
  /** Leaves out the line under the name. */
  short?: boolean;
}

/** A guide by its logo and name. */
export default function GuideCard({guide, short = false}: GuideCardProps): ReactNode {
  return (
    <Link to={guidePath(guide)} className={styles.card}>
      <span className={styles.logos}>
        {(short ? guide.logos.slice(0, 1) : guide.logos).map((id) => (
          <Logo key={id} id={id} className={styles.logo} />
        ))}
      </span>
      <span className={styles.title}>{guide.title}</span>
      {/* "Go" alone says nothing of where the link leads. */}
      {short && <span className="al-visually-hidden"> guide</span>}
      {!short && <span className={styles.line}>{guide.line}</span>}
    </Link>
  );
}

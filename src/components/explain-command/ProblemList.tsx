import Translate from '@docusaurus/Translate';
import type {Problem} from '@site/platform/cli/explain/types';
import type {ReactNode} from 'react';
import styles from '../detached/problems.module.css';
import ReferenceLink from './ReferenceLink';

/** The errors that the CLI would report, with their fixes. */
export default function ProblemList({problems}: {readonly problems: readonly Problem[]}): ReactNode {
  if (problems.length === 0) return null;
  return (
    <>
      <h3>
        <Translate id="aloft.explain.problemList">Problems</Translate>
      </h3>
      <ul className={styles.list}>
        {problems.map(({code, message, hint, url}, index) => (
          <li key={index}>
            {message} (
            <ReferenceLink url={url}>
              <code>{code}</code>
            </ReferenceLink>
            )
            <span className={styles.hint}>
              <Translate id="aloft.explain.fix">Fix:</Translate> {hint}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

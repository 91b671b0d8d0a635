import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Translate, {translate} from '@docusaurus/Translate';
import OnDemandButton from '@site/src/components/on-demand/OnDemandButton';
import type {ReactNode} from 'react';
import {createIssueUrl} from './createIssueUrl';
import styles from './PageActions.module.css';

const loadReport = async () =>
  (await import(/* webpackChunkName: "open-dialog" */ '@site/src/components/detached/report-problem/openReport'))
    .openReport;

/** Asks whether a page was helpful. The answers are links to a prefilled issue, so that they work without scripts. */
export function PageFeedback(): ReactNode {
  const {editUrl, title, permalink} = useDoc().metadata;
  if (!editUrl) return null;
  const question = translate({id: 'aloft.feedback.question', message: 'Was this page helpful?'});
  const answer = (label: string) => (
    <a
      className={styles.action}
      aria-label={`${question} ${label}`}
      href={createIssueUrl(editUrl, `${title}: ${question} ${label}`, `${permalink}\n\n`)}
      target="_blank"
    >
      {label}
    </a>
  );
  return (
    <p className={styles.feedback}>
      {question}
      {answer(translate({id: 'aloft.feedback.yes', message: 'Yes'}))}
      {answer(translate({id: 'aloft.feedback.no', message: 'No'}))}
      <OnDemandButton className={styles.action} load={loadReport}>
        <Translate id="aloft.feedback.report">Report a problem</Translate>
      </OnDemandButton>
    </p>
  );
}

import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import styles from './PageActions.module.css';

/** Reads the page's title and the heading in the hash, without the zero-width space of a heading's link to itself. */
function readPlace(hash: string): string {
  const section = hash === '' ? null : document.getElementById(hash.slice(1));
  const titles = [document.querySelector('h1'), section].map((element) => element?.textContent.replace('\u200b', ''));
  return titles.filter(Boolean).join(' › ');
}

/**
 * Opens a prefilled issue in the repository of "Edit this page". It names the page's path, and with scripts its title
 * and the section in the hash.
 */
export function ReportLink({editUrl}: {readonly editUrl: string}): ReactNode {
  const {pathname} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  const createUrl = (place: string, hash = ''): string => {
    const title = translate({id: 'aloft.report.issueTitle', message: 'Problem: {place}'}, {place});
    const body = `${siteConfig.url}${pathname}${hash}\n\n`;
    return `${editUrl.split('/edit/')[0]}/issues/new?${new URLSearchParams({title, body}).toString()}`;
  };
  return (
    <a
      className={styles.action}
      href={createUrl(pathname)}
      onClick={({currentTarget}) => {
        const {hash} = window.location;
        currentTarget.href = createUrl(readPlace(hash), hash);
      }}
      target="_blank"
    >
      <Translate id="aloft.report.link">Report a problem</Translate>
    </a>
  );
}

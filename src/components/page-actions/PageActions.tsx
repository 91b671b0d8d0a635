import Translate from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {copyPage} from './copyPage';
import styles from './PageActions.module.css';
import {useMarkdownPath} from './useMarkdownPath';

/** Copies the page as Markdown, or opens its Markdown version. */
export function PageActions(): ReactNode {
  const path = useMarkdownPath();
  const [result, setResult] = useState<'ready' | 'copied' | 'failed'>('ready');
  const copy = () => {
    setResult('ready');
    copyPage(path).then(
      () => setResult('copied'),
      () => setResult('failed'),
    );
  };
  return (
    <>
      <button type="button" className={styles.action} onClick={copy}>
        <Translate id="aloft.page.copy" description="Button that copies a page as Markdown">
          Copy page
        </Translate>
      </button>
      {/* A plain link, because the target is a file of the build, not a route. */}
      <a className={styles.action} href={path}>
        <Translate id="aloft.page.markdown" description="Link to a page's Markdown version">
          View as Markdown
        </Translate>
      </a>
      <span role="status" className={styles.result}>
        {result === 'copied' && (
          <span>
            <Translate id="aloft.page.copied" description="Shown after a page was copied">
              Copied as Markdown
            </Translate>
          </span>
        )}
        {result === 'failed' && (
          <span>
            <Translate id="aloft.page.copyFailed" description="Shown when a page could not be copied">
              Could not copy. Check your network connection, or open the Markdown version.
            </Translate>
          </span>
        )}
      </span>
    </>
  );
}

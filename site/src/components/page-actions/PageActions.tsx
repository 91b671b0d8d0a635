import Translate from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {useMarkdownPath} from './MarkdownAlternate';
import styles from './PageActions.module.css';

/**
 * Copies a file of the site to the clipboard.
 * @throws DOMException or Error when the file can't be loaded or the browser doesn't allow copying
 */
async function copyPage(path: string): Promise<void> {
  const load = async (): Promise<Blob> => {
    const response = await fetch(path);
    if (!response.ok) throw new Error(`${path} returned ${response.status}`);
    return new Blob([await response.text()], {type: 'text/plain'});
  };
  // In Safari, the user activation expires while the file loads, so the clipboard gets a promise.
  await navigator.clipboard.write([new ClipboardItem({'text/plain': load()})]);
}

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
        {result === 'failed' && !window.isSecureContext && (
          <span>
            <Translate id="aloft.page.copyInsecure" description="Shown when a page could not be copied over HTTP">
              Browsers allow copying only over HTTPS. Open the Markdown version instead.
            </Translate>
          </span>
        )}
        {result === 'failed' && window.isSecureContext && (
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

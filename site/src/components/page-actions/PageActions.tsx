import {markdownPath} from '@aloft/content/addresses';
import Translate, {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useState} from 'react';

/**
 * Opens a prefilled issue in the repository of "Edit this page". It names the page's path, and with scripts its title
 * and the section in the hash.
 */
export function ReportLink({editUrl}: {readonly editUrl: string}) {
  const {pathname} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  const createUrl = (place = pathname, hash = ''): string => {
    const title = translate({message: 'Problem: {place}'}, {place});
    const body = `${siteConfig.url}${pathname}${hash}\n\n`;
    return `${editUrl.split('/edit/')[0]}/issues/new?${new URLSearchParams({title, body}).toString()}`;
  };
  return (
    <a
      className="clean-btn al-link al-screen-only al-page-action"
      href={createUrl()}
      onClick={({currentTarget}) => {
        const {hash} = window.location;
        const titles = [document.querySelector('h1'), document.getElementById(hash.slice(1))];
        // A heading's link to itself contains a zero-width space.
        const texts = titles.flatMap((title) => title?.textContent.replace('\u200b', '') ?? []);
        currentTarget.href = createUrl(texts.join(' › '), hash);
      }}
      target="_blank"
    >
      <Translate>Report a problem</Translate>
    </a>
  );
}

const describeFailure = (): string =>
  window.isSecureContext
    ? translate({message: 'Could not copy. Check your network connection, or open the Markdown version.'})
    : translate({message: 'Browsers allow copying only over HTTPS. Open the Markdown version instead.'});

/** Copies the page as Markdown, or opens its Markdown version, which `site/plugins/markdown-twins` writes. */
export function PageActions() {
  const {pathname} = useLocation();
  const path = markdownPath(pathname, useDocusaurusContext().siteConfig.baseUrl);
  const [result, setResult] = useState('');
  const load = async (): Promise<Blob> => {
    const response = await fetch(path);
    if (!response.ok) throw new Error(`${path} returned ${response.status}`);
    return new Blob([await response.text()], {type: 'text/plain'});
  };
  const copy = async () => {
    setResult('');
    try {
      // In Safari, the user activation expires while the file loads, so the clipboard gets a promise.
      await navigator.clipboard.write([new ClipboardItem({'text/plain': load()})]);
      setResult(translate({message: 'Copied as Markdown'}));
    } catch {
      setResult(describeFailure());
    }
  };
  return (
    <>
      <button type="button" className="clean-btn al-link al-screen-only al-page-action" onClick={() => void copy()}>
        <Translate description="Button that copies a page as Markdown">Copy page</Translate>
      </button>
      {/* A plain link, because the target is a file of the build, not a route. */}
      <a className="clean-btn al-link al-screen-only al-page-action" href={path}>
        <Translate description="Link to a page's Markdown version">View as Markdown</Translate>
      </a>
      <span role="status" className="al-screen-only">
        {result && <span key={result}>{result}</span>}
      </span>
    </>
  );
}

import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {ResultList, SearchForm} from './results';
import styles from './search.module.css';
import {useResults} from './useResults';

/** The words of a path below the base URL. */
const readWords = (path: string, baseUrl: string): string =>
  path
    .slice(baseUrl.length - 1)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => !/^(?:docs|html|index|)$/.test(word))
    .join(' ');

/** The error and the hint as the CLI would print them, and a search for the words of the path. */
export default function NotFoundReport(): ReactNode {
  const {pathname} = useLocation();
  const text = readWords(pathname, useDocusaurusContext().siteConfig.baseUrl);
  const {answer} = useResults(text, {page: 0, pageSize: 4, hitsPerPage: 1, isSubmitted: true});
  const {pages = [], isWeak} = answer ?? {};
  // A page has a snippet if it matches better than its sections.
  const similar = isWeak || !pages[0]?.snippet ? undefined : pages[0].path;
  return (
    <>
      <pre className={styles.report}>
        <code>
          {translate(
            {id: 'aloft.notFound.error', message: 'error: no page has the path {path} (page_not_found)'},
            {path: pathname},
          )}
          {'\n'}
          {similar === undefined ? (
            <Translate id="aloft.notFound.hint">hint: search for the page, or start from one of those below</Translate>
          ) : (
            <Translate id="aloft.notFound.similar" values={{page: <Link to={similar}>{similar}</Link>}}>
              {'hint: did you mean {page}?'}
            </Translate>
          )}
        </code>
      </pre>
      <SearchForm text={text} />
      {pages.length > 0 && (
        <section>
          <h2>{translate({id: 'aloft.notFound.nearest', message: 'Pages that match the URL'})}</h2>
          <ResultList pages={pages} />
        </section>
      )}
    </>
  );
}

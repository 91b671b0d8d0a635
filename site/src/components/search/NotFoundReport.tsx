import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import routes from '@generated/routes';
import {suggest} from '@aloft/platform/values';
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

const readName = (path: string): string => path.replace(/\/$/, '').split('/').at(-1) ?? '';

/** The only page whose name is similar to the last part of a path. */
function findSimilar(pathname: string): string | undefined {
  const pages = new Map<string, string | undefined>();
  const visit = (candidates: typeof routes): void =>
    candidates.forEach(({path, exact, routes: children}) => {
      if (exact) pages.set(readName(path), pages.has(readName(path)) ? undefined : path);
      if (children) visit(children as typeof routes);
    });
  visit(routes);
  const name = suggest(readName(pathname), pages.keys());
  return name === undefined ? undefined : pages.get(name);
}

/** The error and the hint as the CLI would print them, a search field with the words of the path, and its results. */
export default function NotFoundReport(): ReactNode {
  const {pathname} = useLocation();
  const similar = findSimilar(pathname);
  const text = readWords(pathname, useDocusaurusContext().siteConfig.baseUrl);
  const {answer} = useResults(text, {page: 0, pageSize: 4, hitsPerPage: 1, isSubmitted: true});
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
      {answer && answer.total > 0 && (
        <section>
          <h2>{translate({id: 'aloft.notFound.nearest', message: 'Pages that match the URL'})}</h2>
          <ResultList pages={answer.pages} />
        </section>
      )}
    </>
  );
}

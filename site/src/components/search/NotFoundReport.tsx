import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
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
export default function NotFoundReport() {
  const {pathname} = useLocation();
  const text = readWords(pathname, useDocusaurusContext().siteConfig.baseUrl);
  const {pages = []} = useResults(text, {page: 0, pageSize: 4, hitsPerPage: 1, isSubmitted: true}).answer ?? {};
  return (
    <>
      <pre className={styles.report}>
        <code>
          {translate({message: 'error: no page has the path {path} (page_not_found)'}, {path: pathname})}
          {'\n'}
          <Translate>hint: search for the page, or start from one of those below</Translate>
        </code>
      </pre>
      <SearchForm text={text} />
      {pages.length > 0 && (
        <section>
          <h2>{translate({message: 'Pages that match the URL'})}</h2>
          <ResultList pages={pages} />
        </section>
      )}
    </>
  );
}

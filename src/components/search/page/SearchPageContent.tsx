import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useEffect, type ReactNode} from 'react';
import NoResults from '../NoResults';
import {popularPages} from '../popularPages';
import ResultSummary from '../ResultSummary';
import SearchStatus from '../SearchStatus';
import {useResults} from '../useResults';
import Pagination from './Pagination';
import ResultList from './ResultList';
import SearchForm from './SearchForm';
import type {QueryControl} from './useQueryAddress';
import styles from './SearchPage.module.css';

const size = {pageSize: 10, hitsPerPage: 4};

interface Props {
  readonly title: string;
  readonly address: QueryControl;
}

/** Content of the search page, below the layout, which provides the reader's preferred docs version. */
export default function SearchPageContent({title, address}: Props): ReactNode {
  const {text, page, go, correct} = address;
  const {state, answer, failure, retry} = useResults(text, {...size, page});
  const ask = (next: string) => go({text: next, page: 0});
  const pages = state === 'done' && answer ? Math.ceil(answer.total / size.pageSize) : undefined;
  useEffect(() => {
    if (pages && page >= pages) correct({text, page: pages - 1});
  }, [pages, page, text, correct]);
  return (
    <main className={styles.page}>
      <h1>{title}</h1>
      <SearchForm text={text} onSearch={ask} />
      <div className={styles.noScript}>
        <p>
          <Translate id="aloft.search.noScript">Search requires JavaScript. These pages link to all others:</Translate>
        </p>
        <ul>
          {popularPages.map(({to, label}) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </div>
      <SearchStatus isBusy={state === 'loading'} failure={failure} onRetry={retry}>
        {state === 'loading' && (
          <span>
            <Translate id="aloft.search.searching">Searching…</Translate>
          </span>
        )}
        {state === 'done' && answer && <ResultSummary text={text} answer={answer} />}
      </SearchStatus>
      {state === 'done' && answer?.total === 0 && <NoResults didYouMean={answer.didYouMean} onSearch={ask} />}
      {state !== 'idle' && answer && <ResultList pages={answer.pages} />}
      {pages !== undefined && <Pagination pages={pages} page={page} onTurn={(to) => go({text, page: to})} />}
    </main>
  );
}

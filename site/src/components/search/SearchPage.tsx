import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {areas, type Area} from '@aloft/search';
import Layout from '@theme/Layout';
import {useCallback, useEffect, useRef, type FormEvent, type ReactNode} from 'react';
import {formatQuery, readQuery, type QueryAddress} from './address';
import {mainPages} from './links';
import ResultList from './ResultList';
import {ResultSummary, Skeleton, useResults} from './results';
import SearchStatus from './SearchStatus';
import {useSearchPath} from './useSearchOptions';
import styles from './search.module.css';

const size = {pageSize: 10, hitsPerPage: 4};

const areaLabels: Readonly<Record<Area, string>> = {
  documentation: translate({id: 'aloft.search.area.documentation', message: 'Documentation'}),
  guides: translate({id: 'aloft.search.area.guides', message: 'Guides'}),
  sdks: translate({id: 'aloft.search.area.sdks', message: 'SDKs'}),
};

/** The query in the URL, and functions to change it. */
interface QueryControl {
  readonly address: QueryAddress;
  readonly go: (target: QueryAddress) => void;
  /** Corrects the URL without a new history entry. */
  readonly correct: (target: QueryAddress) => void;
}

/** Reads the query from the URL. It's empty in the built HTML and during hydration. */
function useQueryAddress(): QueryControl {
  const history = useHistory();
  const {pathname, search} = useLocation();
  const isBrowser = useIsBrowser();
  // The same function in each render, because an effect depends on it.
  const correct = useCallback(
    (target: QueryAddress) => history.replace({pathname, search: formatQuery(target)}),
    [history, pathname],
  );
  const go = (target: QueryAddress) => history.push({pathname, search: formatQuery(target)});
  return {address: readQuery(isBrowser ? search : ''), go, correct};
}

interface FormProps {
  readonly text: string;
  readonly onSearch: (text: string) => void;
}

/** The form of the search page, which also works without scripts. */
function SearchForm({text, onSearch}: FormProps): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  /** True while the field contains text that was typed before hydration. */
  const isTypedEarly = useRef<boolean>(undefined);
  useEffect(() => {
    const {current: input} = field;
    if (!input) return;
    const isFirst = isTypedEarly.current === undefined;
    if (isFirst) isTypedEarly.current = input.value !== '';
    if (!isTypedEarly.current) input.value = text;
    else if (!isFirst) isTypedEarly.current = false;
  }, [text]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(field.current?.value ?? '');
  };
  return (
    <search>
      <form className={styles.form} action={useSearchPath()} method="get" onSubmit={submit}>
        <input
          ref={field}
          className={styles.field}
          type="search"
          name="q"
          autoComplete="off"
          aria-label={translate({id: 'aloft.search.placeholder', message: 'Search the docs'})}
          placeholder={translate({id: 'aloft.search.placeholder', message: 'Search the docs'})}
        />
        <button type="submit" className="al-button">
          <Translate id="aloft.search.page">Search</Translate>
        </button>
      </form>
    </search>
  );
}

/** Links that limit the results to a part of the site. */
function AreaFilter({text, area}: QueryAddress): ReactNode {
  return (
    <nav className={styles.areas} aria-label={translate({id: 'aloft.search.areas', message: 'Part of the site'})}>
      {[undefined, ...areas].map((each) => (
        <Link
          key={each ?? 'all'}
          to={`/search${formatQuery({text, page: 0, area: each})}`}
          aria-current={each === area ? 'true' : undefined}
        >
          {each === undefined ? translate({id: 'aloft.search.area.all', message: 'All'}) : areaLabels[each]}
        </Link>
      ))}
    </nav>
  );
}

interface PaginationProps {
  /** Number of pages. */
  readonly pages: number;
  /** From 0. */
  readonly page: number;
  readonly onTurn: (page: number) => void;
}

/** Buttons for the previous and next page of results, if there are several pages. */
function Pagination({pages, page, onTurn}: PaginationProps): ReactNode {
  if (pages < 2) return null;
  const turn = (to: number) => {
    onTurn(to);
    window.scrollTo({top: 0});
  };
  return (
    <nav className={styles.pages} aria-label={translate({id: 'aloft.search.pagination', message: 'Pages of results'})}>
      <button type="button" className="al-button" disabled={page === 0} onClick={() => turn(page - 1)}>
        <Translate id="aloft.search.previous">Previous</Translate>
      </button>
      <span>{translate({id: 'aloft.search.pageOf', message: 'Page {page} of {pages}'}, {page: page + 1, pages})}</span>
      <button type="button" className="al-button" disabled={page + 1 >= pages} onClick={() => turn(page + 1)}>
        <Translate id="aloft.search.next">Next</Translate>
      </button>
    </nav>
  );
}

/** Links to the main pages, for a search without results and without scripts. */
const MainPages = (): ReactNode => (
  <ul className={styles.mainPages}>
    {mainPages.map(({to, label}) => (
      <li key={to}>
        <Link to={to}>{label}</Link>
      </li>
    ))}
  </ul>
);

interface ContentProps extends QueryControl {
  readonly title: string;
}

/** Content of the search page, below the layout, which provides the reader's preferred docs version. */
function SearchPageContent({title, address, go, correct}: ContentProps): ReactNode {
  const {text, page, area} = address;
  const {state, answer, failure, retry} = useResults(text, {...size, page, area, isSubmitted: true});
  const ask = (next: string) => go({text: next, page: 0, area});
  const pages = state === 'done' && answer ? Math.ceil(answer.total / size.pageSize) : undefined;
  useEffect(() => {
    if (pages && page >= pages) correct({text, page: pages - 1, area});
  }, [pages, page, text, area, correct]);
  return (
    <main className={styles.main}>
      <h1>{title}</h1>
      <SearchForm text={text} onSearch={ask} />
      <div className={styles.noScript}>
        <p>
          <Translate id="aloft.search.noScript">Search requires JavaScript. These pages link to all others:</Translate>
        </p>
        <MainPages />
      </div>
      {state !== 'idle' && <AreaFilter {...address} />}
      <SearchStatus isBusy={state === 'loading'} failure={failure} onRetry={retry}>
        {state === 'loading' && (
          <span>
            <Translate id="aloft.search.searching">Searching…</Translate>
          </span>
        )}
        {state === 'done' && answer && <ResultSummary text={text} answer={answer} />}
      </SearchStatus>
      {state === 'loading' && !answer && <Skeleton />}
      {state === 'done' && answer?.total === 0 && (
        <>
          {answer.didYouMean !== undefined && (
            <p>
              <button type="button" className={styles.again} onClick={() => ask(answer.didYouMean!)}>
                {translate({id: 'aloft.search.didYouMean', message: 'Did you mean {text}?'}, {text: answer.didYouMean})}
              </button>
            </p>
          )}
          <p>
            <Translate id="aloft.search.whereNext">Where to go next:</Translate>
          </p>
          <MainPages />
        </>
      )}
      {state !== 'idle' && answer && <ResultList pages={answer.pages} />}
      {pages !== undefined && <Pagination pages={pages} page={page} onTurn={(to) => go({text, page: to, area})} />}
    </main>
  );
}

/** The search page, for the URL parameters `q`, `in` and `page`. */
export default function SearchPage(): ReactNode {
  const control = useQueryAddress();
  const {text} = control.address;
  const title = translate({id: 'aloft.search.page', message: 'Search'});
  return (
    <Layout title={text === '' ? title : `${text} – ${title}`}>
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <SearchPageContent title={title} {...control} />
    </Layout>
  );
}

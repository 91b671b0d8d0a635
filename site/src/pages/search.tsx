import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {areas, type Area} from '@aloft/search';
import {formatQuery, readQuery, type QueryAddress} from '@site/src/components/search/query';
import {ResultList, SearchForm} from '@site/src/components/search/results';
import styles from '@site/src/components/search/search.module.css';
import SearchStatus from '@site/src/components/search/SearchStatus';
import {useResults} from '@site/src/components/search/useResults';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import {useEffect} from 'react';

const size = {pageSize: 10, hitsPerPage: 2};

const areaLabels: Readonly<Record<Area | 'all', string>> = {
  all: translate({message: 'All'}),
  documentation: translate({message: 'Documentation'}),
  guides: translate({message: 'Guides'}),
  sdks: translate({message: 'SDKs'}),
};

const pagination = translate({message: 'Pages of results'});
const whereNext = translate({message: 'Where to go next:'});
const noScript = translate({message: 'Search requires JavaScript. These pages link to all others:'});
/** Pages that link to all others: path and label. */
const mainPages = [
  ['/docs/getting-started/installing-the-cli', translate({message: 'Install the CLI'})],
  ['/docs/building-and-deploying/deploying', translate({message: 'Deploying'})],
  ['/docs/guides-and-samples/', translate({message: 'Guides and samples'})],
  ['/docs/glossary', translate({message: 'Glossary'})],
] as const;

/** Below the layout, which provides the reader's preferred docs version. */
function SearchPageContent({title, text, page = 0, area}: QueryAddress & {readonly title: string}) {
  const history = useHistory();
  const {state, answer, status} = useResults(text, {...size, page, area, isSubmitted: true});
  const total = state === 'done' ? answer?.total : undefined;
  const pages = Math.ceil((total ?? 0) / size.pageSize);
  useEffect(() => {
    if (pages > 0 && page >= pages) history.replace({search: formatQuery({text, page: pages - 1, area})});
  }, [history, text, page, pages, area]);
  const turn = (to: number) => {
    history.push({search: formatQuery({text, area, page: to})});
    window.scrollTo({top: 0});
  };
  const renderTurn = (to: number, label: string) => (
    <button type="button" className="al-button" onClick={() => turn(to)}>
      {label}
    </button>
  );
  return (
    <main className={clsx('container', styles.main)}>
      <h1>{title}</h1>
      <SearchForm text={text} area={area} />
      {state !== 'idle' && (
        <nav className={styles.links} aria-label={translate({message: 'Part of the site'})}>
          {([undefined, ...areas] as const).map((each) => (
            <Link
              key={each ?? 'all'}
              to={`/search${formatQuery({text, area: each})}`}
              aria-current={each === area ? 'true' : undefined}
            >
              {areaLabels[each ?? 'all']}
            </Link>
          ))}
        </nav>
      )}
      <SearchStatus {...status} />
      {state === 'loading' && !answer && <div className="al-search-skeleton" aria-hidden="true" />}
      {(total === 0 || state === 'idle') && (
        <div className={total === 0 ? undefined : styles.noScript}>
          <p>{total === 0 ? whereNext : noScript}</p>
          <ul className={clsx('clean-list', styles.links)}>
            {mainPages.map(([to, label]) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {answer && <ResultList pages={answer.pages} />}
      {pages > 1 && (
        <nav className={styles.links} aria-label={pagination}>
          {page > 0 && renderTurn(page - 1, translate({message: 'Previous'}))}
          <span>{translate({message: 'Page {page} of {pages}'}, {page: page + 1, pages})}</span>
          {page + 1 < pages && renderTurn(page + 1, translate({message: 'Next'}))}
        </nav>
      )}
    </main>
  );
}

/** The search page, for the URL parameters `q`, `in` and `page`. They're unknown in the built HTML and during hydration. */
export default function SearchPage() {
  const {search} = useLocation();
  const query = readQuery(useIsBrowser() ? search : '');
  const title = translate({message: 'Search'});
  return (
    <Layout title={query.text === '' ? title : `${query.text} – ${title}`}>
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <SearchPageContent title={title} {...query} />
    </Layout>
  );
}

import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useOnDemand} from '@site/src/components/OnDemandButton';
import {brand} from '@aloft/platform/brand';
import {useEffect, useImperativeHandle, useState, type KeyboardEvent, type ReactNode, type Ref} from 'react';
import {formatQuery} from './address';
import {tasks} from './links';
import OptionList, {plain, toGroup, useActiveOption, type OptionGroup, type SearchOption} from './OptionList';
import {addRecentSearch, readRecentSearches, type RecentSearch} from './recentSearches';
import {ResultSummary, Skeleton, useResults} from './results';
import SearchStatus from './SearchStatus';
import styles from './search.module.css';

export {openSearchClient} from '@aloft/search/client';

/** Number of pages and of hits per page in the dialog. The search page shows more. */
const place = {page: 0, pageSize: 6, hitsPerPage: 2};
/** Delay of the progress message in milliseconds. Until then, the previous results stay without a message. */
const progressDelay = 200;

export interface PanelHandle {
  /** Handles the keys of the field that don't edit its text. */
  readonly onKey: (event: KeyboardEvent) => void;
}

export interface PanelProps {
  readonly ref: Ref<PanelHandle>;
  /** The text of the field. */
  readonly text: string;
  /** True if the active option should open as soon as there is one. */
  readonly isSubmitted: boolean;
  /** Called when `isSubmitted` has been handled. */
  readonly onSettle: () => void;
  /** Reports the id of the active option; undefined when there are no options. */
  readonly onActive: (id: string | undefined) => void;
  /** Replaces the text in the field, and focuses it. */
  readonly onSearch: (text: string) => void;
  readonly onClose: () => void;
}

/** True after a condition has been true for some milliseconds. */
function useDelayedFlag(condition: boolean, time: number): boolean {
  const [isLasting, setLasting] = useState(false);
  useEffect(() => {
    if (!condition) return undefined;
    const timer = setTimeout(() => setLasting(true), time);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [condition, time]);
  return condition && isLasting;
}

/** Whether a query is a command line of the CLI. */
function isCommandLine(text: string): boolean {
  const [program, ...words] = text.trim().split(/\s+/);
  return program === brand.cli && words.length > 0;
}

function createTaskGroup(): OptionGroup {
  const label = translate({id: 'aloft.search.tasks', message: 'Popular tasks'});
  const options = tasks.map(({to, label: title}): SearchOption => {
    return {id: to, icon: 'page', title: plain(title), place: {url: to, title, trail: ''}};
  });
  return {label, isLabelShown: true, options};
}

/** The lower part of the search dialog: recent searches and popular tasks, results, or a message. */
export default function SearchPanel(props: PanelProps): ReactNode {
  const {ref, text, isSubmitted, onSettle, onActive, onSearch, onClose} = props;
  const {state, answer, failure, retry, openPage} = useResults(text, place);
  // A new deployment keeps the query on its search page.
  const [run, explainFailure] = useOnDemand(openPage);
  const [recent, setRecent] = useState(readRecentSearches);
  const isIdle = state === 'idle';
  const pages = isIdle ? [] : (answer?.pages ?? []);
  const isEmpty = state === 'done' && answer?.total === 0;

  const explain = async () => {
    const {openExplainer} = await import(
      /* webpackChunkName: "open-explainer" */ '@site/src/components/explain-command/ExplainDialog'
    );
    onClose();
    await openExplainer(text.trim());
  };
  const command: SearchOption = {
    id: 'explain',
    icon: 'prompt',
    title: plain(translate({id: 'aloft.search.explain', message: 'Explain: {command}'}, {command: text.trim()})),
    onChoose: () => run(explain),
  };
  const others = answer?.didYouMean;
  const correction: SearchOption = {
    id: 'correction',
    icon: 'search',
    title: plain(translate({id: 'aloft.search.didYouMean', message: 'Did you mean {text}?'}, {text: others ?? ''})),
    onChoose: () => onSearch(others ?? ''),
  };
  const groups: OptionGroup[] = [];
  if (isIdle && recent.length > 0) {
    const options = recent.map((each): SearchOption => {
      return {id: each.url, icon: 'recent', title: plain(each.title), snippet: plain(each.trail), place: each};
    });
    groups.push({
      label: translate({id: 'theme.SearchModal.startScreen.recentSearchesTitle', message: 'Recent'}),
      options,
    });
  }
  if (!isIdle && isCommandLine(text)) groups.push({label: brand.cli, options: [command]});
  if (isEmpty && others !== undefined) groups.push({label: others, options: [correction]});
  if (isIdle || isEmpty) groups.push(createTaskGroup());
  groups.push(...pages.map(toGroup));

  const first = !isIdle && isCommandLine(text) ? 1 : 0;
  const count = groups.reduce((sum, {options}) => sum + options.length, 0);
  // Enter opens the best result, which is a section unless the query is the page's title.
  const best = pages[0]?.snippet === undefined && pages[0]?.hits.length ? first + 1 : first;
  // Without results, Enter opens only what the reader has opened before, a correction, or a command.
  const isOffered = recent.length > 0 || !isIdle;
  const initial = pages.length > 0 ? best : isOffered && groups.length > 1 ? 0 : isOffered && first === 1 ? 0 : -1;
  const source = isIdle ? recent : answer;
  const {active, activeId, setActive, onKey} = useActiveOption(source, initial, text, count);
  const isExplain = first === 1 && active === 0;
  const isSlow = useDelayedFlag(state === 'loading', progressDelay);
  const isBusy = state === 'loading' && (isSlow || pages.length === 0);

  useImperativeHandle(ref, () => ({onKey}));
  useEffect(() => onActive(activeId ?? (count > 0 ? '' : undefined)), [activeId, count, onActive]);
  useEffect(() => {
    if (!isSubmitted || state === 'loading') return;
    onSettle();
    if (state === 'failed' && !isExplain) retry();
    else if (activeId !== undefined) document.getElementById(activeId)?.click();
  }, [isSubmitted, state, isExplain, activeId, onSettle, retry]);

  const open = (target: RecentSearch) => {
    addRecentSearch(target);
    onClose();
  };
  const clear = () => {
    setRecent(addRecentSearch());
    onSearch('');
  };
  return (
    <>
      <div className={styles.panel}>
        <SearchStatus isBusy={isBusy} failure={failure} onRetry={retry}>
          {isBusy && (
            <span>
              <Translate id="aloft.search.searching">Searching…</Translate>
            </span>
          )}
          {isIdle &&
            (recent.length === 0 ? (
              <span key="none">
                <Translate id="theme.SearchModal.startScreen.noRecentSearchesText">No recent searches</Translate>
              </span>
            ) : (
              <span key="recent">
                <Translate id="theme.SearchModal.startScreen.recentSearchesTitle">Recent</Translate>
              </span>
            ))}
          {!isBusy && !isIdle && answer && <ResultSummary text={text} answer={answer} />}
        </SearchStatus>
        {explainFailure && <p className={styles.failure}>{explainFailure}</p>}
        {isBusy && count === 0 && <Skeleton />}
        {count > 0 && (
          <OptionList
            label={translate({id: 'aloft.search.results', message: 'Results'})}
            groups={groups}
            isStale={isBusy}
            active={active}
            onActive={setActive}
            onOpen={open}
          />
        )}
        {isIdle && (
          <p className={styles.hint}>
            {recent.length > 0 && (
              <button type="button" className="al-quiet-button" onClick={clear}>
                <Translate id="aloft.search.clearRecent">Clear recent searches</Translate>
              </button>
            )}
            <span>
              <Translate id="aloft.search.explainHint" values={{command: <code>{brand.cli} …</code>}}>
                {'Type {command} to explain a command.'}
              </Translate>
            </span>
          </p>
        )}
      </div>
      <div className={styles.footer}>
        {pages.length > 0 && (
          <Link to={`/search${formatQuery({text, page: 0})}`} onClick={onClose}>
            <Translate id="aloft.search.all">See all results</Translate>
          </Link>
        )}
        <span className={styles.keys} aria-hidden="true">
          <kbd>↑</kbd> <kbd>↓</kbd> <Translate id="aloft.search.keys.move">move</Translate>
          <kbd>↵</kbd> <Translate id="aloft.search.keys.open">open</Translate>
          <kbd>Esc</kbd> <Translate id="aloft.search.keys.close">close</Translate>
        </span>
      </div>
    </>
  );
}

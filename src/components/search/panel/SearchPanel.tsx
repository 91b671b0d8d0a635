import Translate from '@docusaurus/Translate';
import {useOnDemand} from '@site/src/components/on-demand/useOnDemand';
import {useEffect, useImperativeHandle, useState, type KeyboardEvent, type ReactNode, type Ref} from 'react';
import NoResults from '../NoResults';
import ResultSummary from '../ResultSummary';
import SearchStatus from '../SearchStatus';
import {useResults} from '../useResults';
import ExplainOption, {isExplainable} from './ExplainOption';
import PanelFooter from './PanelFooter';
import RecentList from './RecentList';
import {addRecentSearch, readRecentSearches, type RecentSearch} from './recentSearches';
import ResultGroups from './ResultGroups';
import {useActiveOption} from './useActiveOption';
import {useDelayedFlag} from './useDelayedFlag';
import styles from './SearchPanel.module.css';

/** Number of pages and of hits per page in the dialog. The search page shows more. */
const size = {pageSize: 6, hitsPerPage: 2};
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

/** The lower part of the search dialog: recent searches, results, or a message. */
export default function SearchPanel(props: PanelProps): ReactNode {
  const {ref, text, isSubmitted, onSettle, onActive, onSearch, onClose} = props;
  const {state, answer, failure, retry, openPage} = useResults(text, size);
  // A new deployment keeps the query on its search page.
  const [run, explainFailure] = useOnDemand(openPage);
  const [recent, setRecent] = useState(readRecentSearches);
  const pages = state === 'idle' ? [] : (answer?.pages ?? []);
  const isCommand = state !== 'idle' && isExplainable(text);
  /** Index of the first result. */
  const first = isCommand ? 1 : 0;
  const found = pages.reduce((sum, {hits}) => sum + hits.length, first);
  const count = state === 'idle' ? recent.length : found;
  // Enter opens the first result even if the Explain option precedes it.
  const initial = pages.length > 0 ? first : 0;
  const list = state === 'idle' ? recent : answer;
  const {active, activeId, setActive, onKey} = useActiveOption(list, initial, text, count);
  const isExplain = isCommand && active === 0;
  const isSlow = useDelayedFlag(state === 'loading', progressDelay);
  const isBusy = state === 'loading' && (isSlow || count === 0);

  useImperativeHandle(ref, () => ({onKey}));
  useEffect(() => onActive(activeId), [activeId, onActive]);
  useEffect(() => {
    if (!isSubmitted || state === 'loading') return;
    onSettle();
    if (state === 'failed' && !isExplain) retry();
    else if (activeId !== undefined) document.getElementById(activeId)?.click();
  }, [isSubmitted, state, isExplain, activeId, onSettle, retry]);

  const choose = (place: RecentSearch) => {
    addRecentSearch(place);
    onClose();
  };
  const explain = async () => {
    const {openExplainer} = await import(
      /* webpackChunkName: "open-explainer" */ '@site/src/components/explain-command/openExplainer'
    );
    onClose();
    await openExplainer(text.trim());
  };
  const choices = {active, onActive: setActive, onChoose: choose};
  return (
    <>
      <div className={styles.panel}>
        <SearchStatus isBusy={isBusy} failure={failure} onRetry={retry}>
          {isBusy && (
            <span>
              <Translate id="aloft.search.searching">Searching…</Translate>
            </span>
          )}
          {state === 'idle' &&
            (count === 0 ? (
              <span key="none">
                <Translate id="theme.SearchModal.startScreen.noRecentSearchesText">No recent searches</Translate>
              </span>
            ) : (
              <span key="recent">
                <Translate id="theme.SearchModal.startScreen.recentSearchesTitle">Recent</Translate>
              </span>
            ))}
          {!isBusy && state !== 'idle' && answer && <ResultSummary text={text} answer={answer} />}
        </SearchStatus>
        {explainFailure && <p className={styles.failure}>{explainFailure}</p>}
        {state === 'idle' && count > 0 && (
          <RecentList searches={recent} onChange={setRecent} onLeave={() => onSearch('')} {...choices} />
        )}
        {(pages.length > 0 || isCommand) && (
          <ResultGroups pages={pages} isStale={isBusy} first={first} {...choices}>
            {isCommand && (
              <ExplainOption text={text} active={active} onActive={setActive} onExplain={() => run(explain)} />
            )}
          </ResultGroups>
        )}
        {state === 'done' && answer?.total === 0 && (
          <div className={styles.advice}>
            <NoResults didYouMean={answer.didYouMean} onSearch={onSearch} onLeave={onClose} />
          </div>
        )}
      </div>
      {state !== 'failed' && (count > 0 || state !== 'idle') && <PanelFooter text={text} onClose={onClose} />}
    </>
  );
}

import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useOnDemand} from '@site/src/components/OnDemandButton';
import {brand} from '@aloft/platform/brand';
import type {PageHits} from '@aloft/search';
import clsx from 'clsx';
import {useEffect, useState, type RefObject} from 'react';
import {hasModifier, isOfInputMethod} from './keys';
import {formatQuery} from './query';
import {HitText, type Hit} from './results';
import SearchStatus from './SearchStatus';
import styles from './search.module.css';
import {useResults} from './useResults';

export {openClient} from './useResults';

const place = {page: 0, pageSize: 5, hitsPerPage: 2};

export interface PanelProps {
  /** The field with the focus, and its text. */
  readonly field: RefObject<HTMLInputElement | null>;
  readonly text: string;
  /** True if the active option should open as soon as there is one. */
  readonly isSubmitted: boolean;
  /** Called when `isSubmitted` has been handled. */
  readonly onSettle: () => void;
  readonly onClose: () => void;
}

/** An option of the listbox. It's a link, so that the browser can open it in a new tab and show its URL. */
interface Option extends Hit {
  /** What happens instead of following the link. */
  readonly act?: () => void;
}

type Group = Readonly<{label: string; options: readonly Option[]}>;

const tasks = [
  ['/docs/getting-started/installing-the-cli', translate({message: 'Install the CLI'})],
  ['/docs/getting-started/deploying-an-existing-app', translate({message: 'Deploy an existing app'})],
  ['/docs/resources/certificates#use-a-custom-domain', translate({message: 'Use a custom domain'})],
  ['/docs/resources/apps#set-environment-variables', translate({message: 'Set environment variables'})],
  ['/docs/resources/apps#read-logs', translate({message: 'Read logs'})],
  ['/docs/resources/apps#roll-back', translate({message: 'Roll back'})],
] as const;
const popular: Group = {
  label: translate({message: 'Popular tasks'}),
  options: tasks.map(([url, text]) => ({kind: 'page', title: [{text, marked: false}], url})),
};

/** The results of one page: the page, then its sections. */
function toGroup({path, title, trail, snippet, hits}: PageHits): Group {
  const label = title.map((run) => run.text).join('');
  return {label, options: [{kind: 'page', title, parents: trail, snippet, url: path}, ...hits]};
}

const optionId = (index: number): string => `al-search-option-${index}`;
const findOption = (index: number) => document.querySelector<HTMLAnchorElement>(`#${optionId(index)}`);

/**
 * The index of the active option of a combobox, whose field keeps the focus, or -1, and its keys: arrow keys, and
 * Ctrl+Enter or Cmd+Enter, which opens a new tab. Another list or text makes the initial option active.
 */
function useActiveOption({field, text}: PanelProps, list: unknown, initial: number, count: number) {
  const [moved, setMoved] = useState<{list: unknown; text: string; index: number}>();
  const isMoved = moved?.list === list && moved?.text === text;
  const active = Math.min(isMoved ? moved.index : initial, count - 1);
  const setActive = (index: number) => setMoved({list, text, index});

  useEffect(() => {
    const {current: input} = field;
    const onKey = (event: KeyboardEvent) => {
      const {key, ctrlKey, metaKey, altKey, shiftKey} = event;
      if (!input || count === 0 || altKey || shiftKey || isOfInputMethod(event)) return;
      if (ctrlKey || metaKey) {
        const option = findOption(active);
        if (key === 'Enter' && option) window.open(option.href, '_blank', 'noopener');
        return;
      }
      if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
      event.preventDefault();
      const target = key === 'ArrowDown' ? (active + 1) % count : (Math.max(active, 0) + count - 1) % count;
      setActive(target);
      findOption(target)?.scrollIntoView({block: 'nearest'});
    };
    input?.setAttribute('aria-expanded', String(count > 0));
    input?.setAttribute('aria-activedescendant', active < 0 ? '' : optionId(active));
    input?.addEventListener('keydown', onKey);
    return () => input?.removeEventListener('keydown', onKey);
  });
  return [active, setActive] as const;
}

/** The lower part of the search dialog: popular tasks, results, or a message. */
export default function SearchPanel(props: PanelProps) {
  const {text, isSubmitted, onSettle, onClose} = props;
  const {state, answer, status, openPage} = useResults(text, place);
  const [run, explainFailure] = useOnDemand(openPage);
  const isIdle = state === 'idle';
  const {pages = []} = answer ?? {};
  const hasTasks = isIdle || (state === 'done' && pages.length === 0);
  const words = text.trim().split(/\s+/);
  const isCommand = words[0] === brand.cli && words.length > 1;

  const explain = async () => {
    const {default: openExplainer} = await import(
      /* webpackChunkName: "open-explainer" */ '@site/src/components/explain-command/ExplainDialog'
    );
    onClose();
    openExplainer(text.trim());
  };
  const explainText = translate({message: 'Explain: {command}'}, {command: text.trim()});
  const searchPage = `/search${formatQuery({text})}`;
  const command: Option = {
    kind: 'command',
    title: [{text: explainText, marked: false}],
    url: searchPage,
    act: () => run(explain),
  };
  const groups: readonly Group[] = [
    ...(isCommand ? [{label: brand.cli, options: [command]}] : []),
    ...(hasTasks ? [popular] : []),
    ...pages.map(toGroup),
  ];

  const [best] = pages;
  // Enter opens the best result, which is a section unless the query is the page's title, but never a popular task.
  const first = best ? Number(isCommand) + Number(best.snippet === undefined && best.hits.length > 0) : 0;
  const initial = hasTasks && !isCommand ? -1 : first;
  const count = groups.flatMap(({options}) => options).length;
  const [active, setActive] = useActiveOption(props, answer, initial, count);

  useEffect(() => {
    if (!isSubmitted || state === 'loading') return;
    onSettle();
    if (state === 'failed' && !(isCommand && active === 0)) status.onRetry();
    else findOption(active)?.click();
  });

  const renderOption = ({url, act = onClose, ...hit}: Option, index: number) => (
    <Link
      key={index}
      id={optionId(index)}
      role="option"
      tabIndex={-1}
      to={url}
      aria-selected={index === active}
      className={clsx(styles.option, hit.kind === 'page' && styles.page)}
      onPointerMove={() => setActive(index)}
      onClick={(event) => {
        if (hasModifier(event)) return;
        if (act !== onClose) event.preventDefault();
        act();
      }}
    >
      <HitText {...hit} />
    </Link>
  );
  let index = 0;
  return (
    <>
      <SearchStatus {...status} />
      {explainFailure && <div className={styles.hint}>{explainFailure}</div>}
      {status.isBusy && count === 0 && <div className="al-search-skeleton" aria-hidden="true" />}
      {count > 0 && (
        <div
          id="al-search-list"
          role="listbox"
          // Browsers add scrollable elements to the tab order by default.
          tabIndex={-1}
          aria-label={translate({message: 'Results'})}
          aria-busy={state === 'loading'}
          className={styles.scroll}
        >
          {groups.map(({label, options}) => (
            <div key={label} role="group" aria-label={label}>
              {options === popular.options && (
                <div className={styles.label} aria-hidden="true">
                  {label}
                </div>
              )}
              {options.map((option) => renderOption(option, index++))}
            </div>
          ))}
        </div>
      )}
      {isIdle && (
        <p className={styles.hint}>
          <Translate values={{command: <code>{brand.cli} …</code>}}>{'Type {command} to explain a command.'}</Translate>
        </p>
      )}
      <div className={styles.footer}>
        {pages.length > 0 && (
          <Link to={searchPage} onClick={onClose}>
            {translate({message: 'See all results'})}
          </Link>
        )}
        <span className={styles.keys} aria-hidden="true">
          <kbd>↑</kbd> <kbd>↓</kbd> <Translate>move</Translate>&emsp;
          <kbd>↵</kbd> <Translate>open</Translate>&emsp;
          <kbd>Esc</kbd> <Translate>close</Translate>
        </span>
      </div>
    </>
  );
}

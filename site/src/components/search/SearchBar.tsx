import type {SearchClientOptions} from '@aloft/search/client';
import Translate from '@docusaurus/Translate';
import {isFileGone} from '@site/src/components/page-frame/isFileGone';
import {useCallback, useEffect, useState, type MouseEvent, type ReactNode} from 'react';
import {formatQuery} from './address';
import {isSearchShortcut} from './keys';
import type * as panel from './SearchPanel';
import SearchDialog, {SearchIcon, type PanelState} from './SearchDialog';
import {useSearchOptions, useSearchPath} from './useSearchOptions';

let loading: Promise<typeof panel> | undefined;

/** Loads the results panel of the dialog, and starts loading the index. After a failure, the next call tries again. */
function loadSearchPanel(options: SearchClientOptions): Promise<typeof panel> {
  loading ??= import(/* webpackChunkName: "search_panel" */ './SearchPanel').then(
    (module) => {
      module.openSearchClient(options).warm();
      return module;
    },
    (error: Error) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

interface ButtonProps {
  /** Called when the reader may be about to search. */
  readonly onIntent: () => void;
  readonly onOpen: () => void;
}

/** Opens the dialog. Without JavaScript and in a new tab, it's a link to the search page. */
function SearchButton({onIntent, onOpen}: ButtonProps): ReactNode {
  const open = (event: MouseEvent) => {
    event.preventDefault();
    onOpen();
  };
  return (
    <a
      role="button"
      className="al-search-button"
      href={useSearchPath()}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      onClick={(event) => !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) && open(event)}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <SearchIcon />
      <span>
        <Translate id="aloft.search.button" description="Label of the search button">
          Search
        </Translate>
      </span>
      <kbd aria-hidden="true">/</kbd>
    </a>
  );
}

/**
 * The search of the navbar: a button, two shortcuts and the dialog. The results panel and the engine are loaded when
 * the reader is about to search.
 */
export default function SearchBar(): ReactNode {
  const options = useSearchOptions();
  const [isOpen, setOpen] = useState(false);
  const [panel, setPanel] = useState<PanelState>('loading');

  const prepare = useCallback(() => {
    setPanel((state) => (state === 'network' ? 'loading' : state));
    loadSearchPanel(options).then(
      ({default: Panel}) => setPanel({Panel}),
      async (error) => setPanel((await isFileGone(error)) ? 'update' : 'network'),
    );
  }, [options]);
  const open = useCallback(() => {
    prepare();
    setOpen(true);
  }, [prepare]);
  // The panel of an earlier deployment is gone, but the server has the new search page.
  const retry = (text: string) =>
    panel === 'update' ? window.location.assign(`${options.baseUrl}search${formatQuery({text, page: 0})}`) : prepare();
  const close = useCallback(() => setOpen(false), []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isSearchShortcut(event)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);

  return (
    <>
      <SearchButton onIntent={prepare} onOpen={open} />
      {isOpen && <SearchDialog panel={panel} onRetry={retry} onClose={close} />}
    </>
  );
}

// Why: upstream's component is empty on purpose.
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import QuietButton from '@site/src/components/dialogs/QuietButton';
import {lockScroll} from '@site/src/components/dialogs/lockScroll';
import {createLineIcon} from '@site/src/components/icons';
import {isFileGone} from '@site/src/components/page-frame/isFileGone';
import {hasModifier, isOfInputMethod, isSearchShortcut} from '@site/src/components/search/keys';
import {formatQuery} from '@site/src/components/search/query';
import type {PanelProps} from '@site/src/components/search/SearchPanel';
import SearchStatus, {type Failure} from '@site/src/components/search/SearchStatus';
import {useEffect, useRef, useState, type ComponentType, type MouseEvent} from 'react';

const SearchIcon = createLineIcon('M10.2 3.6a6.6 6.6 0 1 0 0 13.2 6.6 6.6 0 0 0 0-13.2zM15.4 15.4l5.6 5.6', 18);

/**
 * The search of the navbar. The listbox and the engine are loaded when the reader is about to search. The rest is part of
 * every page, so that the dialog opens immediately, accepts input, and can report a failure. Without JavaScript and in a
 * new tab, the button is a link to the search page.
 */
export default function SearchBar() {
  const {siteConfig} = useDocusaurusContext();
  const href = applyTrailingSlash(useBaseUrl('/search'), siteConfig);
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  /** Undefined while the panel loads. */
  const [panel, setPanel] = useState<Failure | {readonly Panel: ComponentType<PanelProps>}>();
  const [text, setText] = useState('');
  /** Whether Enter was pressed before its result has loaded. */
  const [isSubmitted, setSubmitted] = useState(false);

  const prepare = () => {
    setPanel((state) => (state === 'network' ? undefined : state));
    import(/* webpackChunkName: "search_panel" */ '@site/src/components/search/SearchPanel')
      .then(({default: Panel, openClient}) => {
        openClient(siteConfig);
        setPanel({Panel});
      })
      .catch(async (error) => setPanel((await isFileGone(error)) ? 'update' : 'network'));
  };
  // The panel of an earlier deployment is gone, but the server has the new search page.
  const retry = () =>
    panel === 'update' ? window.location.assign(`${siteConfig.baseUrl}search${formatQuery({text})}`) : prepare();
  const settle = () => setSubmitted(false);
  const ask = (next: string) => {
    setText(next);
    settle();
    field.current?.focus();
  };
  const open = (event: Event | MouseEvent) => {
    event.preventDefault();
    prepare();
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    setText('');
    settle();
  };

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isSearchShortcut(event)) return;
      open(event);
      if (isOpen && (event.ctrlKey || event.metaKey)) dialog.current?.close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
  useEffect(() => {
    const {current: element} = dialog;
    element?.showModal();
    lockScroll();
    element?.addEventListener('mousedown', ({target}) => target === element && element.close());
  }, [isOpen]);

  const name = translate({message: 'Search', description: 'Label of the search button'});
  return (
    <>
      <a
        role="button"
        className="al-button al-search-button"
        href={href}
        aria-label={name}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={(event) => hasModifier(event) || open(event)}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <SearchIcon />
        <span>{name}</span>
        <kbd aria-hidden="true">/</kbd>
      </a>
      {isOpen && (
        <dialog ref={dialog} className="al-dialog al-search" aria-label={name} onClose={close}>
          <div className="al-search-bar">
            <SearchIcon />
            <input
              ref={field}
              type="text"
              role="combobox"
              className="al-bare-field"
              aria-label={name}
              aria-autocomplete="list"
              aria-controls="al-search-list"
              // The panel changes this.
              aria-expanded={false}
              placeholder={translate({message: 'Search the docs'})}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="search"
              value={text}
              onChange={(event) => ask(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || isOfInputMethod(event.nativeEvent))
                  return;
                // Prevents a field that the option focuses from receiving the key.
                event.preventDefault();
                setSubmitted(true);
              }}
            />
            {text !== '' && <QuietButton label={translate({message: 'Clear'})} onClick={() => ask('')} />}
            <QuietButton label={translate({message: 'Cancel'})} onClick={() => dialog.current?.close()} />
          </div>
          {typeof panel === 'object' ? (
            <panel.Panel field={field} text={text} isSubmitted={isSubmitted} onSettle={settle} onClose={close} />
          ) : (
            <SearchStatus isBusy={!panel && text !== ''} failure={panel} onRetry={retry} />
          )}
        </dialog>
      )}
    </>
  );
}

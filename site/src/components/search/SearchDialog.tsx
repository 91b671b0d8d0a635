import Translate, {translate} from '@docusaurus/Translate';
import {useCallback, useEffect, useRef, useState, type ComponentType, type KeyboardEvent, type ReactNode} from 'react';
import {isOfInputMethod, isSearchShortcut} from './keys';
import type {PanelHandle, PanelProps} from './SearchPanel';
import SearchStatus from './SearchStatus';

/** A magnifying glass. */
export function SearchIcon(): ReactNode {
  return (
    <svg
      viewBox="0 0 20 20"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      aria-hidden="true"
    >
      <circle cx="8.5" cy="8.5" r="5.5" />
      <path d="m12.8 12.8 4.7 4.7" strokeLinecap="round" />
    </svg>
  );
}

/** The part of the dialog that is loaded on demand. */
export type PanelState = 'loading' | 'network' | 'update' | {readonly Panel: ComponentType<PanelProps>};

interface Props {
  readonly panel: PanelState;
  /** Loads the panel again, or opens the search page with the text. */
  readonly onRetry: (text: string) => void;
  readonly onClose: () => void;
}

/** Keeps the page behind a modal dialog from scrolling, without a layout shift where scrollbars take up space. */
function lockScroll(): () => void {
  const {style, clientWidth} = document.documentElement;
  style.scrollbarGutter = window.innerWidth > clientWidth ? 'stable' : '';
  style.overflow = 'hidden';
  return () => {
    style.scrollbarGutter = '';
    style.overflow = '';
  };
}

/**
 * The search dialog: a combobox whose listbox is rendered by the panel. It's part of every page, so that it opens
 * immediately, accepts input, and can report a failure to load the rest.
 */
export default function SearchDialog({panel, onRetry, onClose}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const handle = useRef<PanelHandle>(null);
  const [text, setText] = useState('');
  /** Whether Enter was pressed before its result has loaded. */
  const [isSubmitted, setSubmitted] = useState(false);
  const [activeId, setActiveId] = useState<string>();

  const close = useCallback(() => dialog.current?.close(), []);
  useEffect(() => {
    const {current: element} = dialog;
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || !isSearchShortcut(event)) return;
      event.preventDefault();
      close();
    };
    const onMouseDown = ({target}: MouseEvent) => target === element && close();
    element?.addEventListener('keydown', onKey);
    element?.addEventListener('mousedown', onMouseDown);
    element?.showModal();
    return lockScroll();
  }, [close]);
  const settle = useCallback(() => setSubmitted(false), []);
  const ask = useCallback((next: string) => {
    setText(next);
    setSubmitted(false);
    input.current?.focus();
  }, []);

  const onFieldKey = (event: KeyboardEvent) => {
    if (isOfInputMethod(event.nativeEvent)) return;
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      // Prevents a field that the option focuses from receiving the key.
      event.preventDefault();
      setSubmitted(true);
    } else handle.current?.onKey(event);
  };

  return (
    <dialog
      ref={dialog}
      className="al-search"
      aria-label={translate({id: 'aloft.search.button', message: 'Search'})}
      onClose={onClose}
    >
      <div className="al-search-bar">
        <SearchIcon />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label={translate({id: 'aloft.search.button', message: 'Search'})}
          aria-autocomplete="list"
          aria-controls="al-search-list"
          aria-expanded={activeId !== undefined}
          aria-activedescendant={activeId || undefined}
          placeholder={translate({id: 'aloft.search.placeholder', message: 'Search the docs'})}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          value={text}
          onChange={(event) => ask(event.target.value)}
          onKeyDown={onFieldKey}
        />
        {text !== '' && (
          <button type="button" className="al-quiet-button" onClick={() => ask('')}>
            <Translate id="aloft.search.clear">Clear</Translate>
          </button>
        )}
        <button type="button" className="al-quiet-button" onClick={close}>
          <Translate id="aloft.search.cancel">Cancel</Translate>
        </button>
      </div>
      {typeof panel === 'object' ? (
        <panel.Panel
          ref={handle}
          text={text}
          isSubmitted={isSubmitted}
          onSettle={settle}
          onActive={setActiveId}
          onSearch={ask}
          onClose={close}
        />
      ) : (
        <SearchStatus isBusy failure={panel === 'loading' ? undefined : panel} onRetry={() => onRetry(text)}>
          <span key={text}>
            {text === '' ? (
              <Translate id="aloft.search.loading">Loading…</Translate>
            ) : (
              <Translate id="aloft.search.searching">Searching…</Translate>
            )}
          </span>
        </SearchStatus>
      )}
    </dialog>
  );
}

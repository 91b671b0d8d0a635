import {readEarlySearch, showEarlySearch} from './earlySearch';
import {loadSearchDialog} from './loadSearchDialog';
import {goToSearchPage, openSearchEvent} from './openSearch';

const isField = (element: Element | null): boolean =>
  element instanceof HTMLElement && (element.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(element.tagName));

/** Whether the key asks for search: Ctrl+K or Cmd+K anywhere, "/" outside of fields. */
export function asksForSearch(event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey)
    return true;
  return event.key === '/' && !event.metaKey && !event.ctrlKey && !event.altKey && !isField(document.activeElement);
}

/**
 * Calls back when a reader asks for search by key, or a component by `openSearch`, and the dialog is loaded.
 * @returns stops listening
 */
export function listenForSearch(onOpen: (query: string) => void): () => void {
  const open = (query: string) => {
    let isLoaded = false;
    let isAwaited = () => true;
    loadSearchDialog().then(
      () => {
        isLoaded = true;
        if (isAwaited()) onOpen(query);
      },
      () => isAwaited() && goToSearchPage(readEarlySearch(query)),
    );
    // A dialog that is loaded opens within the call.
    if (!isLoaded) isAwaited = showEarlySearch(query);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || !asksForSearch(event)) return;
    event.preventDefault();
    open('');
  };
  const onEvent = (event: Event) => {
    event.preventDefault();
    open((event as CustomEvent<{query: string}>).detail.query);
  };
  document.addEventListener('keydown', onKey);
  document.addEventListener(openSearchEvent, onEvent);
  return () => {
    document.removeEventListener('keydown', onKey);
    document.removeEventListener(openSearchEvent, onEvent);
  };
}

/** Name of the event that asks for the search dialog. `detail.query` is the text to start with. */
export const openSearchEvent = 'aloft:open-search';

/** Where search goes on when the dialog cannot be had. */
export function goToSearchPage(query: string): void {
  window.location.assign(query ? `/search?q=${encodeURIComponent(query)}` : '/search');
}

/**
 * Opens the search dialog, or the search page where no dialog listens.
 * @param query Text to start with.
 */
export default function openSearch(query = ''): void {
  const event = new CustomEvent(openSearchEvent, {cancelable: true, detail: {query}});
  const unheard = document.dispatchEvent(event);
  if (unheard) goToSearchPage(query);
}

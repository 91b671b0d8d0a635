/** A result that the reader opened from the search dialog. */
export interface RecentSearch {
  /** Path within the site, with the anchor. */
  readonly url: string;
  readonly title: string;
  /** Breadcrumbs and title of the page. */
  readonly trail: string;
}

export const storageKey = 'aloft.recent-searches';
/** Maximum number to keep. */
const limit = 6;
/** Searches on this page, for browsers whose storage is blocked or full. */
let known: readonly RecentSearch[] = [];

/** Stored values are untrusted: only paths of this site become links. */
const isRecentSearch = (value: Partial<RecentSearch> | null): value is RecentSearch =>
  [value?.url, value?.title, value?.trail].every((text) => typeof text === 'string') &&
  /^\/(?![/\\])/.test(value!.url!);

/** Newest first. */
export function readRecentSearches(): readonly RecentSearch[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    if (Array.isArray(stored)) known = stored.filter(isRecentSearch);
  } catch {
    // The known ones remain.
  }
  return known;
}

/** Adds a result, or removes all. @returns the new list */
export function addRecentSearch(search?: RecentSearch): readonly RecentSearch[] {
  known = search ? [search, ...readRecentSearches().filter(({url}) => url !== search.url)].slice(0, limit) : [];
  try {
    localStorage.setItem(storageKey, JSON.stringify(known));
  } catch {
    // They are kept until the reader leaves the page.
  }
  return known;
}

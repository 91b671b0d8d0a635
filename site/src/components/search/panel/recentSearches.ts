/** A result that the reader opened from the search dialog. */
export interface RecentSearch {
  /** Path within the site, with the anchor. */
  readonly url: string;
  readonly title: string;
  /** Breadcrumbs and title of the page. */
  readonly trail: string;
  readonly isSaved?: boolean;
}

export const storageKey = 'aloft.recent-searches';
/** Maximum number to keep, in addition to saved ones. */
const limit = 6;
/** Searches on this page, for browsers without storage. */
let known: readonly RecentSearch[] = [];

/** Stored values are untrusted: only paths of this site become links. */
function isRecentSearch(value: unknown): value is RecentSearch {
  if (typeof value !== 'object' || value === null) return false;
  const {url, title, trail} = value as Partial<Record<string, unknown>>;
  return typeof url === 'string' && /^\/(?![/\\])/.test(url) && typeof title === 'string' && typeof trail === 'string';
}

/** Saved results first, then the others, newest first. */
export function readRecentSearches(): readonly RecentSearch[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    if (Array.isArray(stored)) known = stored.filter(isRecentSearch);
  } catch {
    // Storage is blocked, or the value is invalid.
  }
  return known;
}

function write(searches: readonly RecentSearch[]): readonly RecentSearch[] {
  const saved = searches.filter(({isSaved}) => isSaved);
  known = [...saved, ...searches.filter(({isSaved}) => !isSaved).slice(0, limit)];
  try {
    localStorage.setItem(storageKey, JSON.stringify(known));
  } catch {
    // Storage is blocked or full, so they're kept until the reader leaves the page.
  }
  return known;
}

export function addRecentSearch(search: RecentSearch): void {
  const others = readRecentSearches();
  const isSaved = others.some(({url, isSaved: saved}) => url === search.url && saved);
  write([{...search, isSaved}, ...others.filter(({url}) => url !== search.url)]);
}

/** @returns the list without the result */
export const removeRecentSearch = (url: string): readonly RecentSearch[] =>
  write(readRecentSearches().filter((search) => search.url !== url));

/** Saves the result, or removes it from the saved ones. @returns the new list */
export const toggleSavedSearch = (url: string): readonly RecentSearch[] =>
  write(readRecentSearches().map((search) => (search.url === url ? {...search, isSaved: !search.isSaved} : search)));

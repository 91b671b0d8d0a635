/** Path of the service worker below the base URL. Its directory is its scope. */
export const workerFile = 'sw.js';
/** Path of the summary with the size of the site, which the dialog shows first. */
export const summaryFile = 'offline/summary.json';
/** Path of the list of files to save. */
export const listFile = 'offline/files.json';

/** Content of `summaryFile`. */
export interface OfflineSummary {
  /** Integrity of `listFile`, which also identifies the build. */
  readonly build: string;
  readonly files: number;
  /** Bytes to download, with gzip for files that have a compressed version. */
  readonly transfer: number;
  /** Bytes in the browser's storage. */
  readonly storage: number;
}

/** Content of `listFile`. */
export interface OfflineList {
  /** Integrity (`sha256-…`) by path below the base URL, percent-encoded. */
  readonly files: Readonly<Record<string, string>>;
  /** Bytes in the browser's storage. */
  readonly storage: number;
}

/** Name of the cache. Each locale has its own, and so has each site of an origin. */
export const cacheName = (baseUrl: string): string => `offline ${baseUrl}`;

/** Whether the content of a path never changes, because its name or directory contains a hash. */
export const isHashed = (path: string): boolean => /^(?:assets|search-index\/[^/]+)\//.test(path);

/**
 * Path of a file in the cache. Files without a hash in their name get their integrity as a query, so that the cache can
 * contain two builds while one replaces the other.
 */
export function cachedPath(baseUrl: string, path: string, integrity: string): string {
  return isHashed(path) ? baseUrl + path : `${baseUrl}${path}?${encodeURIComponent(integrity)}`;
}

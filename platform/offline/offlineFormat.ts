/** The service worker, below the base URL. Its directory is its scope. */
export const workerFile = 'sw.js';
/** Size of the saved site, which readers see before they save it. */
export const summaryFile = 'offline/summary.json';
/** Everything that is saved. */
export const listFile = 'offline/files.json';

/** Content of `summaryFile`. */
export interface OfflineSummary {
  /** Integrity of `listFile`, which also identifies the build. */
  readonly build: string;
  readonly files: number;
  /** Bytes to download, by gzip where the site has a compressed version. */
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
 * Path of a file in the cache. Files whose name stays while their content changes have their integrity in the query, so
 * that two builds can be in the cache while one replaces the other.
 */
export function cachedPath(baseUrl: string, path: string, integrity: string): string {
  return isHashed(path) ? baseUrl + path : `${baseUrl}${path}?${encodeURIComponent(integrity)}`;
}

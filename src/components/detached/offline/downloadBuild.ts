import {cachedPath, cacheName, isHashed, listFile, type OfflineList} from '@site/platform/offline/offlineFormat';
import {redirectPath} from '@site/platform/redirectPath';

/** Concurrent requests. Browsers open at most six HTTP/1.1 connections to a host. */
const concurrency = 6;

export interface DownloadOptions {
  readonly baseUrl: string;
  /** Integrity of the list of files. */
  readonly build: string;
  readonly signal?: AbortSignal;
  readonly onProgress?: (done: number, total: number) => void;
}

const toAbsolute = (path: string): string => new URL(path, location.href).href;
const listPath = (baseUrl: string, build: string): string => cachedPath(baseUrl, listFile, build);

/**
 * Saves all files of a build that aren't in the cache yet, which resumes an earlier download. Browsers check each file
 * against its integrity, so files of two builds are never mixed.
 *
 * @throws Error if a file can't be loaded, is from another build, or exceeds the storage quota
 */
export async function downloadBuild({baseUrl, build, signal, onProgress}: DownloadOptions): Promise<void> {
  const cache = await caches.open(cacheName(baseUrl));
  const stopping = new AbortController();
  const stop = () => stopping.abort(signal?.reason);
  signal?.addEventListener('abort', stop);
  if (signal?.aborted) stop();
  const load = (path: string, integrity: string) =>
    fetch(path, {integrity, signal: stopping.signal, cache: 'no-cache'});
  const saved = new Set((await cache.keys()).map(({url}) => url));
  const listResponse = await load(baseUrl + listFile, build);
  const {files} = (await listResponse.clone().json()) as OfflineList;
  const queue = Object.entries(files);
  const total = queue.length;
  let done = 0;

  const downloadNext = async (): Promise<void> => {
    for (let entry = queue.pop(); entry; entry = queue.pop()) {
      const [path, integrity] = entry;
      const key = cachedPath(baseUrl, path, integrity);
      // A page's path has no file name. The not-found page has the status 404.
      if (!saved.has(toAbsolute(key)))
        await cache.put(key, await load(redirectPath(baseUrl + path) ?? baseUrl + path, integrity));
      done += 1;
      onProgress?.(done, total);
    }
  };
  // The first error aborts the other downloads, including those without a response.
  const errors: unknown[] = [];
  const stopAll = (error: unknown) => {
    errors.push(error);
    queue.length = 0;
    stop();
  };
  await Promise.all(Array.from({length: concurrency}, () => downloadNext().catch(stopAll)));
  signal?.removeEventListener('abort', stop);
  if (errors.length > 0) throw errors[0];
  // Saved last, because a build with a list counts as complete.
  await cache.put(listPath(baseUrl, build), listResponse);
}

/** Reads the list of a build, which exists only if the build is saved completely. */
export async function readList(baseUrl: string, build: string): Promise<OfflineList | undefined> {
  const response = await caches.match(listPath(baseUrl, build), {cacheName: cacheName(baseUrl)});
  return response?.json() as Promise<OfflineList | undefined>;
}

/** @param isKept decides by the URL of the list that a file belongs to, and the file's path */
async function deleteFiles(baseUrl: string, isKept: (listUrl: string, path: string) => boolean): Promise<void> {
  const cache = await caches.open(cacheName(baseUrl));
  const requests = await cache.keys();
  const kept = new Set<string>();
  for (const request of requests.filter(({url}) => new URL(url).pathname === baseUrl + listFile)) {
    if (isKept(request.url, listFile)) kept.add(request.url);
    const {files} = (await (await cache.match(request))!.json()) as OfflineList;
    for (const [path, integrity] of Object.entries(files))
      if (isKept(request.url, path)) kept.add(toAbsolute(cachedPath(baseUrl, path, integrity)));
  }
  for (const request of requests) if (!kept.has(request.url)) await cache.delete(request);
}

/** Deletes files of other builds, except for the previous build's hashed ones, which open tabs may still load. */
export function deleteOldFiles(baseUrl: string, build: string): Promise<void> {
  const current = toAbsolute(listPath(baseUrl, build));
  return deleteFiles(baseUrl, (listUrl, path) => listUrl === current || isHashed(path));
}

/** Deletes files of builds that aren't complete. */
export const deletePartialFiles = (baseUrl: string): Promise<void> => deleteFiles(baseUrl, () => true);

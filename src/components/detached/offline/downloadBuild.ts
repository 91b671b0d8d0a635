import {cachedPath, cacheName, isHashed, listFile, type OfflineList} from '@site/platform/offline/offlineFormat';
import {redirectPath} from '@site/platform/redirectPath';

/** Requests at the same time. Browsers open six connections to a host. */
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
 * Saves all files of a build that aren't in the cache yet, so that it continues where an earlier download stopped.
 * Browsers compare each file with its integrity. A mixture of two builds is therefore never saved.
 *
 * @throws Error if a file can't be loaded, is from another build, or doesn't fit
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
      // Pages are at paths without a file name. The not-found page has the status 404.
      if (!saved.has(toAbsolute(key)))
        await cache.put(key, await load(redirectPath(baseUrl + path) ?? baseUrl + path, integrity));
      done += 1;
      onProgress?.(done, total);
    }
  };
  // The first error ends the other downloads, also one that gets no response.
  const errors: unknown[] = [];
  const stopAll = (error: unknown) => {
    errors.push(error);
    queue.length = 0;
    stop();
  };
  await Promise.all(Array.from({length: concurrency}, () => downloadNext().catch(stopAll)));
  signal?.removeEventListener('abort', stop);
  if (errors.length > 0) throw errors[0];
  // Last: a build with a list is complete.
  await cache.put(listPath(baseUrl, build), listResponse);
}

/** The list of a build that is saved completely. */
export async function readList(baseUrl: string, build: string): Promise<OfflineList | undefined> {
  const response = await caches.match(listPath(baseUrl, build), {cacheName: cacheName(baseUrl)});
  return response?.json() as Promise<OfflineList | undefined>;
}

/** @param isKept decides by the list that names a file, or the list itself, and its path */
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

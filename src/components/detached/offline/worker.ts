import {cachedPath, cacheName, isHashed, type OfflineList} from '@site/platform/offline/offlineFormat';
import {redirectPath} from '@site/platform/redirectPath';
import {deleteOldFiles, deletePartialFiles, downloadBuild, readList} from './downloadBuild';
import type {WorkerScope} from './WorkerScope';

/** Integrity of the list of files, set by scripts/offline/writeOffline.ts. */
declare const OFFLINE_BUILD: string;

/** Milliseconds to wait for the network before using the saved page or file. */
const networkTimeout = 4000;

const worker = globalThis as unknown as WorkerScope;
const build = OFFLINE_BUILD;
const baseUrl = new URL(worker.registration.scope).pathname;
const options = {cacheName: cacheName(baseUrl), ignoreVary: true};

let loadedList: OfflineList | undefined;
const findIntegrity = async (path: string): Promise<string | undefined> =>
  (loadedList ??= await readList(baseUrl, build))?.files[path];

/** @param path of a file below the base URL */
async function findFile(path: string): Promise<Response | undefined> {
  // The previous build's hashed files aren't in the list.
  const integrity = isHashed(path) ? '' : await findIntegrity(path);
  return integrity === undefined ? undefined : caches.match(cachedPath(baseUrl, path, integrity), options);
}

/** A copy, because browsers reject a page whose download was redirected. */
const createPage = ({body, headers}: Response, status: number) => new Response(body, {status, headers});

/** Finds a page by the rules of hosting/createServer.ts. */
async function findPage({pathname, search}: URL): Promise<Response | undefined> {
  const target = redirectPath(pathname);
  if (target !== undefined) return Response.redirect(target + search, 301);
  const path = pathname.slice(baseUrl.length).replace(/\/+$/, '');
  if (path === '404') return undefined;
  for (const file of path === '' ? ['index.html'] : [`${path}/index.html`, `${path}.html`, path]) {
    const found = await findFile(file);
    if (found) return createPage(found, 200);
  }
  return undefined;
}

/** Returns the not-found page, or undefined for a path with an extension, because the file may exist online. */
async function findNotFoundPage({pathname}: URL): Promise<Response | undefined> {
  if (/\.[a-z]\w*\/*$/i.test(pathname)) return undefined;
  const found = await findFile('404.html');
  return found && createPage(found, 404);
}

/** Returns the server's response, or the saved one if there is none in time. */
async function preferNetwork(
  request: Request,
  find: () => Promise<Response | undefined>,
  findLast?: () => Promise<Response | undefined>,
): Promise<Response> {
  const network = fetch(request);
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, networkTimeout));
  const inTime = await Promise.race([network.catch(() => undefined), timeout]);
  return (
    inTime ??
    (await find()) ??
    network.catch(async (error: unknown) => {
      const last = await findLast?.();
      if (!last) throw error;
      return last;
    })
  );
}

async function respond(request: Request, url: URL): Promise<Response> {
  if (request.mode === 'navigate')
    return preferNetwork(
      request,
      () => findPage(url),
      () => findNotFoundPage(url),
    );
  const path = url.pathname.slice(baseUrl.length);
  // Pages use `reload` when they request a file again after a failure.
  if (!isHashed(path) || request.cache === 'reload') return preferNetwork(request, () => findFile(path));
  return (await findFile(path)) ?? fetch(request);
}

/** Aborted by the Cancel button of the dialog. */
const stopping = new AbortController();

/** Cache entry that marks a build for which the storage was too small. */
const refusedPath = `${baseUrl}offline/refused?${encodeURIComponent(build)}`;

/** Downloads an update, unless the storage was too small before. Browsers retry a failed install on each navigation. */
async function update(): Promise<void> {
  if (await caches.match(refusedPath, options)) throw new Error('This build needs more storage');
  try {
    await downloadBuild({baseUrl, build});
  } catch (error) {
    if ((error as Error).name === 'QuotaExceededError') {
      await deletePartialFiles(baseUrl);
      await (await caches.open(options.cacheName)).put(refusedPath, new Response());
    }
    throw error;
  }
}

worker.addEventListener('install', (event) => {
  // The dialog explains why a first download fails.
  const download = worker.registration.active ? update() : downloadBuild({baseUrl, build, signal: stopping.signal});
  event.waitUntil(download.then(() => worker.skipWaiting()));
});
worker.addEventListener('message', () => stopping.abort());
worker.addEventListener('activate', (event) =>
  event.waitUntil(deleteOldFiles(baseUrl, build).then(() => worker.clients.claim())),
);
worker.addEventListener('fetch', (event) => {
  const {request} = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || !url.pathname.startsWith(baseUrl)) return;
  // If the storage fails, the worker passes requests on to the network.
  event.respondWith(respond(request, url).catch(() => fetch(request)));
});

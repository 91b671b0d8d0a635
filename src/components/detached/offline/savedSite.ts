import siteConfig from '@generated/docusaurus.config';
import {
  cacheName,
  listFile,
  summaryFile,
  workerFile,
  type OfflineList,
  type OfflineSummary,
} from '@site/platform/offline/offlineFormat';
import {downloadBuild, type DownloadOptions} from './downloadBuild';

const {baseUrl} = siteConfig;

/** The copy of the site in this browser. */
export interface SavedSite {
  readonly files: number;
  /** Bytes. */
  readonly storage: number;
}

/** Why the site can't be saved. */
export type OfflineProblem = 'insecure' | 'unsupported' | 'unavailable' | 'blocked' | 'network' | 'quota' | 'failed';

/** An error that the dialog explains. */
export class OfflineError extends Error {
  constructor(
    readonly problem: OfflineProblem,
    options?: ErrorOptions,
  ) {
    super(`The site can't be saved: ${problem}`, options);
  }
}

type SaveOptions = Omit<DownloadOptions, 'baseUrl'> & {readonly signal: AbortSignal};

async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(baseUrl);
  // Ignores the worker of another locale, whose scope contains this one.
  return registration && new URL(registration.scope).pathname === baseUrl ? registration : undefined;
}

/**
 * Reads the saved copy; `partial` after a download that didn't finish.
 * @throws OfflineError if this browser can't save the site
 */
export async function readSaved(): Promise<SavedSite | 'partial' | 'nothing'> {
  if (!window.isSecureContext) throw new OfflineError('insecure');
  if (!('serviceWorker' in navigator && 'caches' in window)) throw new OfflineError('unsupported');
  try {
    const [registration, response] = await Promise.all([
      findRegistration(),
      caches.match(baseUrl + listFile, {cacheName: cacheName(baseUrl), ignoreSearch: true}),
    ]);
    if (!registration || !response) return (await caches.has(cacheName(baseUrl))) ? 'partial' : 'nothing';
    const {files, storage} = (await response.json()) as OfflineList;
    return {files: Object.keys(files).length, storage};
  } catch (cause) {
    throw new OfflineError('blocked', {cause});
  }
}

/**
 * Reads the size of the download.
 * @throws OfflineError if there's no connection, or the site doesn't offer it
 */
export async function readSummary(): Promise<OfflineSummary> {
  let response;
  try {
    response = await fetch(baseUrl + summaryFile, {cache: 'no-cache'});
  } catch (cause) {
    throw new OfflineError('network', {cause});
  }
  // The development server returns a page instead.
  if (!response.headers.get('Content-Type')?.includes('json'))
    throw new OfflineError(response.ok || response.status === 404 ? 'unavailable' : 'network');
  return (await response.json()) as OfflineSummary;
}

async function waitUntilActive({installing, waiting, active}: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting ?? active!;
  await new Promise<void>((resolve, reject) => {
    const check = () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new OfflineError('network'));
    };
    worker.addEventListener('statechange', check);
    check();
  });
}

/** Removes the worker of a canceled download. Browsers wait until its script is loaded and its installation ends. */
async function discard(registering: Promise<ServiceWorkerRegistration>): Promise<void> {
  (await registering).installing?.postMessage('stop');
  await removeSaved();
}

/**
 * Registers the worker and waits until it's active. It downloads files that have changed in the meantime.
 *
 * @throws the signal's reason, at once
 */
async function register(signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const registering = navigator.serviceWorker.register(baseUrl + workerFile, {scope: baseUrl});
  const aborting = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => {
      reject(signal.reason as Error);
      discard(registering).catch(() => undefined);
    });
  });
  await Promise.race([registering.then(waitUntilActive), aborting]);
}

/** @throws OfflineError, or an `AbortError` after the signal */
export async function saveSite(options: SaveOptions): Promise<void> {
  try {
    await downloadBuild({...options, baseUrl});
    await register(options.signal);
  } catch (cause) {
    if (cause instanceof OfflineError) throw cause;
    const {name} = cause as Error;
    // A copy that doesn't fit shouldn't use storage.
    if (name === 'QuotaExceededError') await removeSaved();
    if (name === 'AbortError') {
      await caches.delete(cacheName(baseUrl));
      throw cause;
    }
    // `fetch` rejects with a TypeError for a failed request and for a file of another build.
    const problems: Readonly<Record<string, OfflineProblem>> = {
      QuotaExceededError: 'quota',
      SecurityError: 'blocked',
      TypeError: 'network',
    };
    throw new OfflineError(problems[name] ?? 'failed', {cause});
  }
}

/** Removes the worker and the files. */
export async function removeSaved(): Promise<void> {
  await (await findRegistration())?.unregister();
  await caches.delete(cacheName(baseUrl));
}

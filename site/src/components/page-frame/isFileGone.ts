/** Timeout of the request, in milliseconds. */
const timeout = 5000;

/**
 * Whether a script or stylesheet failed to load because the server no longer has it, after a new deployment. Some hosts
 * return a page instead of a missing file. False for network failures and other errors.
 * @param error rejection of a dynamic import; the bundler puts the URL of the file into `request`
 */
export async function isFileGone(error: unknown): Promise<boolean> {
  const {request} = error as {readonly request?: string};
  if (!request) return false;
  try {
    // `reload` replaces the file in the browser's cache, which may be damaged.
    const response = await fetch(request, {cache: 'reload', signal: AbortSignal.timeout(timeout)});
    await response.text();
    return response.status === 404 || (response.ok && !!response.headers.get('Content-Type')?.startsWith('text/html'));
  } catch {
    return false;
  }
}

/**
 * Whether the server no longer has the files of this page's build, after a new deployment. For failed workers, whose
 * errors don't contain a URL. The runtime lists the hashes of all other files, so it changes with each of them.
 */
export const isBuildGone = (): Promise<boolean> =>
  isFileGone({request: document.querySelector<HTMLScriptElement>('script[src*="/runtime~main."]')?.src});

const key = 'aloft.reloaded';
/** Minimum milliseconds between two reloads. */
const pause = 10_000;

/** Loads the current URL from the server. @returns false after a recent reload, and if storage is unavailable */
export function reloadOnce(): boolean {
  try {
    // The absolute value also allows a reload after the clock was set back.
    if (Math.abs(Date.now() - Number(sessionStorage.getItem(key))) < pause) return false;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}

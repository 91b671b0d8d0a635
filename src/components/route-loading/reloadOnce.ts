const key = 'aloft.reloaded';
/** Milliseconds after a reload in which another one would not help. */
const pause = 10_000;

/** Loads the current URL from the server. @returns false if that has just been tried, or can't be remembered */
export function reloadOnce(): boolean {
  try {
    // A clock that was set back must not forbid reloads until it has caught up.
    if (Math.abs(Date.now() - Number(sessionStorage.getItem(key))) < pause) return false;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}

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

/** Earliest and latest time in the simulator, so that every time can be formatted. */
export const MIN_TIME = 0;
export const MAX_TIME = Date.UTC(9000, 0, 1);

/** Formats a time as RFC 3339 in UTC, in whole seconds: `2026-10-20T09:00:00Z`. */
export function formatTime(at: number): string {
  return `${new Date(Math.floor(at / 1000) * 1000).toISOString().slice(0, 19)}Z`;
}

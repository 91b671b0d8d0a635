import {formatDuration} from '@aloft/platform/values';

/** Formats a duration of up to two minutes in seconds, as in manifests, and a longer one in its largest unit. */
export function formatIdle(ms: number): string {
  return ms <= 120_000 && ms % 1000 === 0 ? `${ms / 1000}s` : formatDuration(ms);
}

import type {FlagValues} from '@aloft/platform/cli';
import type {logFlags} from '@aloft/platform/commands';
import type {Context, Reply} from '../context';
import type {LogLine} from '../state/types';
import {formatTime} from '../state/lifecycle';

interface LogContext extends Pick<Context, 'draft'> {
  readonly flags: FlagValues<typeof logFlags>;
}

/** Filters log lines by source, text and `--since`, and returns the last `--tail` of them. */
export function replyWithLogs({draft, flags}: LogContext, lines: LogLine[]): Reply<never> {
  const {since, tail, source, grep, follow} = flags;
  const kept = lines.filter(
    (line) =>
      line.at >= draft.now - since &&
      (source === 'all' || line.source === source) &&
      (grep === undefined || line.text.includes(grep)),
  );
  const shown = tail <= 0 ? [] : kept.slice(-tail);
  return {
    steps: shown.map((line) => `${formatTime(line.at)} ${line.name} ${line.text}`),
    views: shown.map((line) => ({
      time: formatTime(line.at),
      machine: line.name,
      source: line.source,
      message: line.text,
    })),
    quiet: shown.map((line) => line.text),
    notes: follow ? ['note: following; press Ctrl+C to stop'] : [],
  };
}

import type {FlagValues} from '@aloft/platform/cli';
import type {logFlags} from '@aloft/platform/commands';
import type {Context, Reply} from '../context';
import {formatTime} from '../state/lifecycle';
import type {LogLine, Namespace} from '../state/types';

interface LogContext extends Pick<Context, 'draft'> {
  readonly flags: FlagValues<typeof logFlags>;
}

/** Filters log lines, also by source, text and `--since`, and returns the last `--tail` of them. */
export function replyWithLogs(
  {draft, flags}: LogContext,
  {logs}: Namespace,
  isOwn: (line: LogLine) => boolean,
): Reply<never> {
  const {since, tail, source, grep = '', follow} = flags;
  const kept = logs
    .filter((line) => isOwn(line) && line.at >= draft.now - since && line.text.includes(grep))
    .filter((line) => source === 'all' || line.source === source);
  const shown = tail <= 0 ? [] : kept.slice(-tail);
  return {
    steps: shown.map(({at, name, text}) => `${formatTime(at)} ${name} ${text}`),
    views: shown.map(({at, name, source, text}) => ({time: formatTime(at), machine: name, source, message: text})),
    quiet: shown.map(({text}) => text),
    notes: follow ? ['note: following; press Ctrl+C to stop'] : [],
  };
}

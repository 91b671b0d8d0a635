import type {Context, Reply} from '../context';
import {isOn, number, text} from '../resolve';
import {formatTime} from '../state/formatTime';
import type {LogLine} from '../state/types';

/** Filters log lines by source, text and `--since`, and returns the last `--tail` of them. */
export function replyWithLogs(context: Context, lines: LogLine[]): Reply {
  const since = number(context, 'since') ?? 3_600_000;
  const tail = number(context, 'tail') ?? 100;
  const source = text(context, 'source') ?? 'app';
  const grep = text(context, 'grep');
  const kept = lines.filter(
    (line) =>
      line.at >= context.draft.now - since &&
      (source === 'all' || line.source === source) &&
      (grep === null || line.text.includes(grep)),
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
    notes: isOn(context, 'follow') ? ['note: following; press Ctrl+C to stop'] : [],
  };
}

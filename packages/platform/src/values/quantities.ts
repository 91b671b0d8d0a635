/** Bytes of each size unit. */
export const sizeUnits = {Ki: 1024, Mi: 1024 ** 2, Gi: 1024 ** 3, Ti: 1024 ** 4} as const;

/** Milliseconds of each duration unit. */
export const durationUnits = {ms: 1, s: 1000, m: 60_000, h: 3_600_000} as const;

/** JSON Schema pattern of a size such as `256Mi`. */
export const sizePattern = '^[1-9][0-9]{0,5}(Ki|Mi|Gi|Ti)$';

/** JSON Schema pattern of a duration such as `60s`. */
export const durationPattern = '^[1-9][0-9]{0,7}(ms|s|m|h)$';

type Units = Readonly<Record<string, number>>;

const parserOf = (pattern: string, units: Units) => {
  const expression = new RegExp(pattern);
  return (text: string): number | undefined => {
    const unit = expression.exec(text)?.[1];
    return unit === undefined ? undefined : Number(text.slice(0, -unit.length)) * units[unit]!;
  };
};

/** Parses a size such as `256Mi` into bytes. Returns undefined for other text. */
export const parseSize = parserOf(sizePattern, sizeUnits);

/** Parses a duration such as `60s` into milliseconds. Returns undefined for other text. */
export const parseDuration = parserOf(durationPattern, durationUnits);

const formatterOf =
  (units: Units, smallest: string) =>
  (amount: number): string => {
    const fitting = Object.entries(units).filter(([, factor]) => amount >= factor && amount % factor === 0);
    const [unit, factor] = fitting.at(-1) ?? [smallest, units[smallest]!];
    return `${Math.round(amount / factor)}${unit}`;
  };

/** Formats a size in the largest unit with a whole number: `formatSize(268435456)` is `256Mi`. */
export const formatSize = formatterOf(sizeUnits, 'Ki');

/** Formats a duration in the largest unit with a whole number: `formatDuration(90000)` is `90s`. */
export const formatDuration = formatterOf(durationUnits, 'ms');

/** Formats a size for prose: `256 MiB`. */
export function formatSizeInProse(bytes: number): string {
  return formatSize(bytes).replace(/([A-Za-z]+)$/, ' $1B');
}

const durationWords: Readonly<Record<string, string>> = {ms: 'millisecond', s: 'second', m: 'minute', h: 'hour'};

/** Formats a duration for prose: `10 minutes`, `1 hour`, `7 days`. */
export function formatDurationInProse(milliseconds: number): string {
  const day = 24 * durationUnits.h;
  if (milliseconds >= 2 * day && milliseconds % day === 0) return `${milliseconds / day} days`;
  return formatDuration(milliseconds).replace(
    /^(\d+)([a-z]+)$/,
    (_, amount: string, unit: string) => `${amount} ${durationWords[unit]}${amount === '1' ? '' : 's'}`,
  );
}

/** Formats an age in one unit for tables: `3s`, `12m`, `5h`, `9d`. */
export function formatAge(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  if (seconds < 120) return `${seconds}s`;
  if (seconds < 2 * 3600) return `${Math.floor(seconds / 60)}m`;
  if (seconds < 48 * 3600) return `${Math.floor(seconds / 3600)}h`;
  return `${Math.floor(seconds / 86_400)}d`;
}

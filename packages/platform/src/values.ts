import {brand} from './brand';

/** Maximum length of words to compare, because the cost is the product of their lengths. */
const longestWord = 48;

function distance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + cost);
      // Two swapped letters count as one mistake.
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, before[j - 2]! + 1);
      next.push(best);
    }
    before = row;
    row = next;
  }
  return row[b.length]!;
}

/**
 * Finds the candidate that a word was probably meant to be, or undefined. At most a third of the letters may differ, or
 * the word must be a prefix of exactly one candidate.
 */
export function suggest(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length === 0 || word.length > longestWord) return undefined;
  const lower = word.toLowerCase();
  let best: string | undefined;
  let bestDistance = Infinity;
  const beginning: string[] = [];
  for (const candidate of candidates) {
    const other = candidate.toLowerCase();
    if (lower.length >= 3 && other.startsWith(lower)) beginning.push(candidate);
    const allowed = Math.max(1, Math.floor(Math.max(lower.length, other.length) / 3));
    if (Math.abs(lower.length - other.length) > allowed || other.length > longestWord) continue;
    const found = distance(lower, other);
    if (found <= allowed && found < Math.min(bestDistance, other.length)) {
      best = candidate;
      bestDistance = found;
    }
  }
  return best ?? (beginning.length === 1 ? beginning[0] : undefined);
}

/** Control characters, line separators, bidirectional overrides and halves of surrogate pairs. */
const unprintable = /[\p{Cc}\p{Surrogate}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** Sanitizes input for use in a message: one line, at most `longest` characters. */
export function sanitizeText(input: string, longest = 80): string {
  const cut = input.length > longest ? `${input.slice(0, longest - 1)}…` : input;
  return cut.replace(unprintable, '\uFFFD');
}

/** Creates an empty record without a prototype, in which keys such as `__proto__` are ordinary keys. */
export function createRecord<Value>(): Record<string, Value> {
  return Object.create(null) as Record<string, Value>;
}

/** Whether a value is an object and neither null nor a list. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Bytes of each size unit. */
export const sizeUnits = {Ki: 1024, Mi: 1024 ** 2, Gi: 1024 ** 3, Ti: 1024 ** 4} as const;

/** Milliseconds of each duration unit. */
export const durationUnits = {ms: 1, s: 1000, m: 60000, h: 3600000} as const;

/** JSON Schema pattern of a size such as `256Mi`. */
export const sizePattern = '^[1-9][0-9]{0,5}(Ki|Mi|Gi|Ti)$';

/** JSON Schema pattern of a duration such as `60s`. */
export const durationPattern = '^[1-9][0-9]{0,7}(ms|s|m|h)$';
const sizeExpression = new RegExp(sizePattern);
const durationExpression = new RegExp(durationPattern);

function parseWith(text: string, expression: RegExp, units: Readonly<Record<string, number>>): number | undefined {
  const unit = expression.exec(text)?.[1];
  if (unit === undefined) return undefined;
  return Number(text.slice(0, -unit.length)) * units[unit]!;
}

/** Parses a size such as `256Mi` into bytes. Returns undefined for other text. */
export function parseSize(text: string): number | undefined {
  return parseWith(text, sizeExpression, sizeUnits);
}

/** Parses a duration such as `60s` into milliseconds. Returns undefined for other text. */
export function parseDuration(text: string): number | undefined {
  return parseWith(text, durationExpression, durationUnits);
}

function formatWith(amount: number, units: Readonly<Record<string, number>>, smallest: string): string {
  const fitting = Object.entries(units).filter(([, factor]) => amount >= factor && amount % factor === 0);
  const [unit, factor] = fitting.at(-1) ?? [smallest, units[smallest]!];
  return `${Math.round(amount / factor)}${unit}`;
}

/** Formats a size in the largest unit with a whole number: `formatSize(268435456)` is `256Mi`. */
export function formatSize(bytes: number): string {
  return formatWith(bytes, sizeUnits, 'Ki');
}

/** Formats a duration in the largest unit with a whole number: `formatDuration(90000)` is `90s`. */
export function formatDuration(milliseconds: number): string {
  return formatWith(milliseconds, durationUnits, 'ms');
}

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
  return `${Math.floor(seconds / 86400)}d`;
}

interface NameRule {
  /** The rule as a sentence. */
  readonly text: string;
  /** The problem if the rule is broken: a clause. */
  readonly problem: string;
  /** Whether a name follows the rule. */
  readonly keeps: (name: string) => boolean;
  /** A name that breaks this rule but follows the preceding ones. */
  readonly counterExample: string;
}

/** Names reserved for the platform. */
export const reservedNames = [
  brand.cli,
  'all',
  'api',
  'console',
  'internal',
  'localhost',
  'new',
  'none',
  'registry',
  'system',
  'www',
] as const;

/** Minimum and maximum length of resource names, in characters. */
export const nameLength = {min: 1, max: 40} as const;

/** Prefix of names that are reserved for the platform. */
export const reservedPrefix = `${brand.cli}-`;

/** Maximum length of custom hostnames and of their labels, in characters. */
export const hostnameLength = {name: 253, label: 63} as const;

/** Maximum length of environment variable names, in characters. */
export const variableLength = 128;

/** JSON Schema pattern of environment variable names. */
export const variablePattern = '^[A-Za-z_][A-Za-z0-9_]*$';

/** Maximum length of image references, in characters. */
export const imageLength = 512;

export const maxPort = 65535;
const alternatives = new Intl.ListFormat('en-US', {type: 'disjunction'});

/** Rules for resource names, in the order in which they are checked. */
export const nameRules: readonly NameRule[] = [
  {
    text: `A name has ${nameLength.min} to ${nameLength.max} characters.`,
    problem: `it must have ${nameLength.min} to ${nameLength.max} characters`,
    keeps: (name) => name.length >= nameLength.min && name.length <= nameLength.max,
    counterExample: 'a-name-that-goes-on-for-more-than-forty-characters',
  },
  {
    text: 'A name consists of lowercase letters `a` to `z`, digits `0` to `9`, and hyphens.',
    problem: 'only lowercase letters, digits, and hyphens are allowed',
    keeps: (name) => /^[a-z0-9-]*$/.test(name),
    counterExample: 'My_App',
  },
  {
    text: 'A name begins with a letter.',
    problem: 'it must begin with a letter',
    keeps: (name) => /^[a-z]/.test(name),
    counterExample: '2fast',
  },
  {
    text: 'A name ends with a letter or a digit.',
    problem: 'it must end with a letter or a digit',
    keeps: (name) => /[a-z0-9]$/.test(name),
    counterExample: 'hello-',
  },
  {
    text: 'A name cannot contain two hyphens in a row.',
    problem: 'it must not contain two hyphens in a row',
    keeps: (name) => !name.includes('--'),
    counterExample: 'hello--world',
  },
  {
    text: `A name cannot begin with \`${reservedPrefix}\`.`,
    problem: `names that begin with "${reservedPrefix}" are reserved`,
    keeps: (name) => !name.startsWith(reservedPrefix),
    counterExample: `${reservedPrefix}web`,
  },
  {
    text: `A name cannot be ${alternatives.format(reservedNames.map((name) => `\`${name}\``))}, which are reserved.`,
    problem: 'it is reserved',
    keeps: (name) => !(reservedNames as readonly string[]).includes(name),
    counterExample: 'console',
  },
];

const findProblem = (name: string, rules: readonly NameRule[]) => rules.find((rule) => !rule.keeps(name))?.problem;

/** Problem with the name of a resource: a clause, undefined for a valid name. */
export function checkResourceName(name: string): string | undefined {
  return findProblem(name, nameRules);
}

/** Whether a text is a machine id: `m-` and ten characters from `a-z` and `2-7`. */
export const isMachineId = (text: string): boolean => /^m-[a-z2-7]{10}$/.test(text);

function labels(hostname: string): string[] {
  return (hostname.startsWith('*.') ? hostname.slice(2) : hostname).split('.');
}

/** Rules for custom hostnames, in the order in which they are checked. Letter case does not matter. */
export const hostnameRules: readonly NameRule[] = [
  {
    text: `A hostname has 1 to ${hostnameLength.name} characters.`,
    problem: `it must have 1 to ${hostnameLength.name} characters`,
    keeps: (name) => name.length >= 1 && name.length <= hostnameLength.name,
    counterExample: `${'a'.repeat(60)}.`.repeat(5) + 'com',
  },
  {
    text: 'A hostname may begin with one `*.`, which matches exactly one label.',
    problem: 'only the whole first label can be an asterisk',
    keeps: (name) => !name.slice(name.startsWith('*.') ? 2 : 0).includes('*'),
    counterExample: 'shop.*.example.com',
  },
  {
    text: 'Labels consist of letters, digits, and hyphens. Use the Punycode form (`xn--…`) for other scripts.',
    problem: 'labels can contain only letters, digits, and hyphens',
    keeps: (name) => labels(name).every((label) => /^[a-z0-9-]*$/i.test(label)),
    counterExample: 'my_shop.example.com',
  },
  {
    text: `A label (a part between two dots) has 1 to ${hostnameLength.label} characters.`,
    problem: `each part between two dots must have 1 to ${hostnameLength.label} characters`,
    keeps: (name) => labels(name).every((label) => label.length >= 1 && label.length <= hostnameLength.label),
    counterExample: 'shop..example.com',
  },
  {
    text: 'A label begins and ends with a letter or a digit.',
    problem: 'each part must begin and end with a letter or a digit',
    keeps: (name) => labels(name).every((label) => !label.startsWith('-') && !label.endsWith('-')),
    counterExample: '-shop.example.com',
  },
  {
    text: 'A hostname has at least two labels, and the last one is not a number.',
    problem: 'it must be a full DNS name with a top-level domain',
    keeps: (name) => labels(name).length >= 2 && !/^[0-9]+$/.test(labels(name).at(-1) ?? ''),
    counterExample: '192.0.2.10',
  },
  {
    text: `A custom hostname is not under \`${brand.appsDomain}\`, because the platform assigns those names.`,
    problem: `names under ${brand.appsDomain} are assigned by the platform`,
    keeps: (name) => !`.${name.toLowerCase()}`.endsWith(`.${brand.appsDomain}`),
    counterExample: `shop.acme.${brand.appsDomain}`,
  },
];

/** Problem with a custom hostname of a service or certificate: a clause, undefined for a valid one. */
export function checkHostname(hostname: string): string | undefined {
  return findProblem(hostname, hostnameRules);
}

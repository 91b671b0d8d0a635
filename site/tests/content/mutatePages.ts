// cspell:ignore milli
import type {Page} from '@aloft/content/pages';

/** One wrong word on a page. */
export interface PageMutation {
  readonly kind: string;
  readonly page: Page;
  readonly index: number;
  readonly find: string;
  readonly replace: string;
}

/** Makes a wrong statement from a right one. Undefined leaves the match as it is. */
type Mutate = (match: RegExpMatchArray, page: Page) => string | undefined;

const next = <T>(list: readonly T[], item: T): T => list[(list.indexOf(item) + 1) % list.length]!;
const words = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'thirty', 'ninety'];
const unit = '(?:[\\s-]?(?:[KMG]i?B?|ms|s|min|m|h)\\b|[ -](?:milli)?(?:second|minute|hour|day|week|month)s?\\b|%)';
const states = ['running', 'stopped', 'waking', 'failed', 'flashing', 'standby', 'starting'];
const flags = ['--memory', '--follow', '--size', '--schedule', '--domain'];
const pages = ['/docs/resources/volumes', '/docs/sdks/', '/docs/monitoring/web-console', '/docs/advanced/takeoff'];

/** Kinds that change code blocks; the others change prose. */
const inBlocks = new Set([
  'flag in a command',
  'JSON in a block',
  'value in JSON',
  'setting in a manifest',
  'window of a query',
]);

/** How to make a statement wrong, by kind. */
const operators: Readonly<Record<string, readonly [pattern: RegExp, mutate: Mutate]>> = {
  'number with a unit': [
    new RegExp(`(?<![\\w.,:/=$\\x60{-])(\\d+|${words.join('|')})(?=${unit})`, 'gi'),
    ([, number = '']) =>
      /\d/.test(number) ? String(Math.round(Number(number) * 1.5) + 2) : next(words, number.toLowerCase()),
  ],
  'number without a unit': [
    /(?<=(?:port|ports|up to|most|than|of|are|allows|open|handles?) )(\d{1,5})(?= [a-z]|[.,])(?! ?(?:seconds|%))/g,
    ([, number = '']) => String(Number(number) + 7),
  ],
  'exit code': [/(?<=exit(?:s|ed)?(?: with)? (?:code )?)(\d+)/gi, ([, code = '']) => String((Number(code) + 3) % 255)],
  'HTTP status': [
    /(?<=(?:returns?|status|with|get(?: a)?) `?)([2-5]\d\d)\b/g,
    ([, status = '']) => next(['200', '301', '400', '403', '404', '409', '422', '500', '502', '503'], status),
  ],
  transition: [
    /(?<=from `)(running|standby|waking|starting|stopping|pending|deploying)`( to `)([a-z-]+)(?=`)/g,
    ([, from = '', to = '', target = '']) => `${target}\`${to}${from}`,
  ],
  billing: [/(?:isn't|not|no longer) billed/g, () => 'billed'],
  flag: [/(?<=`aloft [^`\n]*`[^`\n.|]*`)(--[a-z-]+)(?=[` =])/g, ([, flag = '']) => next(flags, flag)],
  'flag in a command': [/(?<=^\$ aloft [^\n]*)(--[a-z-]+)/gm, ([, flag = '']) => next(flags, flag)],
  'link to another page': [/(?<=\]\()(\/docs\/[a-z/-]+)(?=[#)])/g, ([, path = '']) => next(pages, path)],
  'link to another heading': [/(?<=\]\([^)#\s]*#)([a-z-]+)(?=\))/g, ([, id = '']) => `${id}s`],
  'limit of something else': [
    /(?<=<Limit id=")([a-z-]+)(?=")/g,
    ([, id = '']) => next(['log-retention', 'request-held', 'image', 'listeners', 'copy-size', 'api-burst'], id),
  ],
  state: [
    /(?<=(?:changes? to|becomes|state|is|until it is|from) `)(running|stopped|failed|standby|waking|flashing|active|available)(?=`)/g,
    ([, state = '']) => `${state.slice(0, -1)}ed`,
  ],
  'known state': [
    /(?<=\bfrom `|` to `)(running|flashing|standby|waking)(?=`)/g,
    ([, state = '']) => next(states, state),
  ],
  'name of a variable': [/(?<=`)([A-Z][A-Z0-9]+_[A-Z_]+)(?=[`=])/g, ([, name = '']) => `${name}S`],
  path: [/(?<=`)(\/[a-z][\w./-]+)(?=`)/g, ([, path = '']) => `${path}x`],
  region: [/\b(eu-central|eu-north|us-east|us-west)\b(?=`)/g, () => 'eu-south'],
  'JSON in a block': [/(?<=^ *")([a-z]\w+)(?=": )/gm, ([, name = '']) => `${name}s`],
  'value in JSON': [/(?<=^ *"\w+": ")([\w-]+)(?=",?$)/gm, ([, value = '']) => `${value}x`],
  'count before a list': [
    /\b(Two|Three|Four|Five|two|three|four|five|six|seven|eight)(?= [^.:|\n]{3,60}:\n)/g,
    ([, number = '']) => next(words, number.toLowerCase()),
  ],
  // A setting is wrong only if a sentence states it.
  'setting in a manifest': [
    /(?<=^ +(startTimeout|stopGrace|idleTimeout|memory|concurrency|max|min|mode|restart): )([\w-]+)$/gm,
    ([, field = '', value = ''], {source}) =>
      source.includes(`${field}: ${value}\``)
        ? value.replace(/\d+/, (digits) => String(Number(digits) * 3)).replace(/^(?:auto|manual|off|always)$/, 'idle')
        : undefined,
  ],
  'setting in a sentence': [
    /(?<=`(?:machine\.|flash\.|scale\.)?(?:startTimeout|stopGrace|idleTimeout|memory|concurrency|max|min): )(\d+)/g,
    ([, value = '']) => String(Number(value) * 3 + 1),
  ],
  'window of a query': [/(?<=\[)(5m|1h|1d)(?=\])/g, () => '10m'],
  message: [/(?<=^\| `)([A-Z][^`|]{12,60})(?=`)/gm, ([, message = '']) => message.replace(/ \w+/, ' wrong')],
};

/** A drawing with one wrong text. */
export interface DrawingMutation {
  readonly name: string;
  readonly source: string;
  readonly text: string;
}

/** Mutations of every number, state and name in the texts of drawings. */
export function mutateDrawings(
  drawings: readonly string[],
  read: (name: string) => string,
): readonly DrawingMutation[] {
  return drawings.flatMap((name) => {
    const source = read(name);
    return [...source.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].flatMap((match): DrawingMutation[] => {
      const [whole, text = ''] = match;
      const wrong = text
        .replace(/\d+(?!.*\d)/, (digits) => String(Number(digits) + 2).padStart(digits.length, '0'))
        .replace(/^(?:running|standby|live|suspended)$/, (state) => `${state.slice(0, 3)}ed`);
      // Times and the ends of an axis are examples.
      if (wrong === text || /^(?:0|\d\d:\d\d.*)$/.test(text)) return [];
      const changed =
        source.slice(0, match.index) +
        whole.replace(`>${text}<`, `>${wrong}<`) +
        source.slice(match.index + whole.length);
      return [{name, source: changed, text: `${text} → ${wrong}`}];
    });
  });
}

/**
 * Mutations of pages, for each kind at most `count`, spread evenly over all places where one is possible.
 */
export function mutatePages(all: readonly Page[], count: number): readonly PageMutation[] {
  return Object.entries(operators).flatMap(([kind, [pattern, mutate]]) => {
    const places = all.flatMap((page) =>
      [...page.source.matchAll(pattern)].flatMap((match): PageMutation[] => {
        const replace = mutate(match, page);
        const line = page.source.slice(0, match.index).split('\n').length;
        const fence = page.fences.find((each) => each.line < line && line < each.endLine);
        const isWanted = inBlocks.has(kind) ? fence && !fence.kind.startsWith('source:p') : !fence;
        return replace === undefined || replace === match[0] || (!isWanted && kind !== 'window of a query')
          ? []
          : [{kind, page, index: match.index, find: match[0], replace}];
      }),
    );
    const step = Math.max(1, places.length / count);
    return places.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
  });
}

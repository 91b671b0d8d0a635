// cspell:ignore milli
import {expect, it} from 'vitest';
import {checkPage, pageChecks} from '@aloft/content/checks';
import {siteFacts} from '@aloft/content/facts';
import {parsePage, type Page} from '@aloft/content/pages';
import {collectProblems, type Problem} from '@aloft/content/problems';
import {context, pages} from './site';

/** One wrong word on a page. */
interface PageMutation {
  readonly kind: string;
  readonly page: Page;
  readonly index: number;
  readonly find: string;
  readonly replace: string;
}

/** Makes a wrong statement from a right one. Undefined leaves the match as it is. */
type Mutate = (match: RegExpMatchArray) => string | undefined;

/** Another name of a list, which depends on the place, so that all occur. */
const other = (list: Iterable<string>, {0: found, index = 0}: RegExpMatchArray): string => {
  const rest = [...new Set(list)].filter((name) => name !== found.toLowerCase());
  return rest[(index * 7919) % rest.length]!;
};
const oneOf = (names: Iterable<string>) => [...names].sort((a, b) => b.length - a.length).join('|');
const namesOf = (kind: string) => [...(siteFacts.vocabularies[kind]?.keys() ?? [])];
/** Replaces a name in inline code by another one of its kind. */
const another = (kind: string, before = '`', after = '[`: ]'): readonly [RegExp, Mutate] => [
  new RegExp(`(?<=${before})(?:${oneOf(namesOf(kind))})(?=${after})`, 'g'),
  (match) => other(namesOf(kind), match),
];

const words = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'thirty', 'ninety'];
const unit = '(?:[\\s-]?(?:[KMG]i?B?|ms|s|min|m|h)\\b|[ -](?:milli)?(?:second|minute|hour|day|week|month)s?\\b|%)';
const change = (match: RegExpMatchArray) =>
  /\d/.test(match[0])
    ? String(Number(match[0]) + (match.index! % 2 === 0 ? 1 : Number(match[0])))
    : other(words, match);
const targets = ['/docs/resources/volumes', '/docs/sdks/', '/docs/monitoring/web-console', '/docs/advanced/takeoff'];
/** Words and what they become. */
const readPairs = (text: string) =>
  Object.fromEntries(text.split(', ').map((pair) => pair.split(': '))) as Readonly<Record<string, string>>;
const opposites = readPairs(
  'kept: lost, lost: kept, before: after, after: before, first: last, more: less, always: never, only: also, ' +
    'starts: stops, stops: starts, public: private, private: public, old: new, new: old, deleted: created, ' +
    'maximum: minimum, open: closed, earlier: later, attached: detached, all: none',
);
const positives = readPairs("doesn't: does, don't: do, isn't: is, aren't: are, can't: can, never: always, not: also");
/** Replaces words in sentences that state a behavior. */
const inBehaviors = (pairs: Readonly<Record<string, string>>): readonly [RegExp, Mutate] => [
  new RegExp(`(?<![\\w\`-])(?:${oneOf(Object.keys(pairs))})(?![\\w\`-])(?=[^.\\n]*\\.? \\{/\\* behavior)`, 'g'),
  ([word]) => pairs[word],
];

/** Kinds that change code blocks; the others change prose. */
const inBlocks = /^(?:flag in a command|JSON|value in JSON|query: .*|line of output)$/;

/** How to make a statement wrong, by kind: most by another name that exists. */
const operators: Readonly<Record<string, readonly [pattern: RegExp, mutate: Mutate]>> = {
  'number with a unit': [new RegExp(`(?<![\\w.,:/=$\\x60{-])(\\d+|${words.join('|')})(?=${unit})`, 'gi'), change],
  'number without a unit': [
    /(?<=(?:port|ports|up to|most|than|of|are|allows|open|handles?) )(\d{1,5})(?= [a-z]|[.,])(?! ?(?:seconds|%))/g,
    change,
  ],
  port: [/(?<=\b[Pp]orts? `?)\d{2,5}\b/g, (match) => String(Number(match[0]) + 1)],
  'exit code': [/(?<=exit(?:s|ed)?(?: with)? (?:code )?)(\d+)/gi, (match) => other(['1', '2', '4', '6', '139'], match)],
  'HTTP status': [
    /(?<=(?:returns?|status|with|get(?: a)?) `?)([2-5]\d\d)\b/g,
    (match) => other(['200', '301', '400', '403', '404', '409', '422', '500', '502', '503'], match),
  ],
  transition: [
    /(?<=from `)(standby|waking|starting|stopping|pending|deploying)`( to `)([a-z-]+)(?=`)/g,
    ([, from = '', to = '', target = '']) => `${target}\`${to}${from}`,
  ],
  billing: [/(?:isn't|not|no longer) billed/g, () => 'billed'],
  'another state': another('state', '`', '`'),
  'another error': another('error', '[`(]', '[`)]'),
  'another command': another('command', '`aloft ', '[` ]'),
  'another field': another('field', '`', '[`:]'),
  'another flag': another('flag', '`--', '[` =]'),
  'another metric': another('metric'),
  'another event': [/(?<=`)(?:flashing|woken)(?=` event|`\.? |`$)/g, (match) => other(['restored', 'stopping'], match)],
  'another limit': another('limit', '<Limit id="', '"'),
  'flag in a command': [/(?<=^\$ aloft [^\n]*--)[a-z-]+/gm, (match) => other(namesOf('flag'), match)],
  'link to another page': [/(?<=\]\()(\/docs\/[a-z/-]+)(?=[#)])/g, (match) => other(targets, match)],
  'link to another heading': [/(?<=\]\([^)#\s]*#)([a-z-]+)(?=\))/g, ([id]) => `${id}s`],
  variable: [/(?<=`)([A-Z][A-Z0-9]+_[A-Z_]+)(?=[`=])/g, ([name]) => name.replace(/_[A-Z]+$/, '_NAMES')],
  path: [/(?<=`)(\/[a-z][\w./-]+)(?=`)/g, ([path]) => `${path}x`],
  region: [/\b(eu-central|eu-north|us-east|us-west)\b(?=`)/g, () => 'eu-south'],
  JSON: [/(?<=^ {2}")([a-z]\w+)(?=": "[\w :-]+",?$)/gm, ([name]) => `${name}s`],
  'value in JSON': [/(?<=^ {2}"\w+": ")([\w-]+)(?=",?$)/gm, ([value]) => `${value}x`],
  'line of output': [/(?<=[├└]── )[\w.-]+\.\w+|(?<=^\[?\{"\w+":)[\w"]{2,}/gm, ([text]) => text.replace(/.$/, '7$&')],
  'count before a list': [
    /\b(Two|Three|Four|Five|two|three|four|five|six|seven|eight)(?= [^.:|\n]{3,60}:\n)/g,
    (match) => other(words, match),
  ],
  'setting in a sentence': [
    /(?<=`(?:machine\.|flash\.|scale\.)?(?:startTimeout|stopGrace|idleTimeout|memory|concurrency|max|min): )(\d+)/g,
    ([value]) => String(Number(value) * 3 + 1),
  ],
  'query: window': [/(?<=\[)(5m|1h|1d)(?=\])/g, () => '10m'],
  'query: metric': [/(?<=rate\(|increase\()\w+/g, (match) => other(siteFacts.metrics, match)],
  'query: label': [/(?<=by \()app/g, (match) => other(['machine', 'state', 'region'], match)],
  'query: quantile': [/0\.95/g, () => '0.9'],
  message: [/(?<=^- \*\*`)[^`]{12,60}(?=`)/gm, ([message]) => message.replace(/ \w+/, ' wrong')],
  'behavior denied': inBehaviors(positives),
  'behavior reversed': inBehaviors(opposites),
  negation: [/\b(?:doesn't|don't)\b(?= [a-z]+ [a-z])/g, ([word]) => positives[word]],
};

/** Drawings with one wrong text each: mutations of every number, state and name. */
function mutateDrawings(drawings: ReadonlyMap<string, string>) {
  return [...drawings].flatMap(([name, source]) => {
    return [...source.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].flatMap((match) => {
      const [whole, text = ''] = match;
      const wrong = text
        .replace(/\d+(?!.*\d)/, (digits) => String(Number(digits) + 2).padStart(digits.length, '0'))
        .replace(/^(?:running|standby|live|suspended)$/, (state) => `${state.slice(0, 3)}ed`);
      // Times and the ends of an axis are examples.
      if (wrong === text || /^(?:0|\d\d:\d\d.*)$/.test(text)) return [];
      const changed = whole.replace(`>${text}<`, `>${wrong}<`);
      const end = source.slice(match.index + whole.length);
      return [{name, source: source.slice(0, match.index) + changed + end, text: `${text} → ${wrong}`}];
    });
  });
}

/**
 * Mutations of pages, for each kind at most `count`, spread evenly over all places where one is possible.
 */
function mutatePages(count: number): readonly PageMutation[] {
  return Object.entries(operators).flatMap(([kind, [pattern, mutate]]) => {
    const places = pages.flatMap((page) =>
      [...page.source.matchAll(pattern)].flatMap((match): PageMutation[] => {
        const replace = mutate(match);
        const line = page.source.slice(0, match.index).split('\n').length;
        const fence = page.fences.find((each) => each.line < line && line < each.endLine);
        const isWanted = inBlocks.test(kind) ? fence : !fence;
        const isBody = match.index > page.source.indexOf('\n---', 3);
        return replace === undefined || replace === match[0] || !isWanted || !isBody
          ? []
          : [{kind, page, index: match.index, find: match[0], replace}];
      }),
    );
    const step = Math.max(1, places.length / count);
    return places.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
  });
}

// The pages have no problems but warnings, or `npm run check:content` fails.
const isError = ({isWarning}: Problem) => !isWarning;

/** Mutations of each kind; the rest of all possible ones gives the same rate. */
const perKind = 4;

it('finds at least 90 of 100 wrong words on pages and in drawings', async () => {
  const missed: string[] = [];
  const mutations = mutatePages(perKind);
  expect(mutations.length).toBeGreaterThan(100);
  places: for (const {kind, page, index, find, replace} of mutations) {
    const source = page.source.slice(0, index) + replace + page.source.slice(index + find.length);
    for (const problem of checkPage(parsePage(page.file, source), context)) if (isError(problem)) continue places;
    const line = source.slice(0, index).split('\n').length;
    missed.push(`${page.file}:${line}: ${kind}: ${find} → ${replace}`);
  }
  const drawings = mutateDrawings(context.drawings!);
  expect(drawings.length).toBeGreaterThan(30);
  for (const {name, source, text} of drawings) {
    const changed = {...context, drawings: new Map([...context.drawings!, [name, source]])};
    const shows = pages.filter((page) => page.source.includes(`src="${name}"`));
    // The other checks don't read drawings.
    const problems = shows.flatMap((page) =>
      collectProblems(page.file, (report) => pageChecks.checkDrawings!(page, changed, report)),
    );
    if (!problems.some(isError)) missed.push(`${name}.svg: ${text}`);
  }
  const all = mutations.length + drawings.length;
  expect(missed.length / all, `missed of ${all}:\n${missed.join('\n')}`).toBeLessThan(0.1);
});

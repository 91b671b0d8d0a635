// cspell:ignore memor
import {readClaims, readCode} from '../prose/claims';
import {numberPattern, type Quantity, readNumber, readQuantities} from '../prose/quantities';
import {stems} from '../prose/stems';
import type {Facts} from '../facts/siteFacts';
import type {PageCheck} from './Check';

/**
 * Reports numbers that no source confirms: a sentence that names a limit or default must have its value, and every other
 * number must be in the page's code, follow from a limit that the sentence is about, or be allowed on the page.
 */
export const checkNumbers: PageCheck = (page, {facts, readExample}, report) => {
  const code = indexCode(readCode(page, readExample));
  // Guides are about other software too, whose settings have the words of our limits.
  const isGuide = page.file.startsWith('docs/guides-and-samples/');
  let head = '';
  for (const {text, line, kind, before, links} of readClaims(page)) {
    head = kind === 'row' ? head || text : kind === 'heading' ? text : '';
    const about = stems(
      [text, before, head, ...links.map((link) => link.split('#')[0])].join(' ').replace(/⟨[^⟩]*⟩/g, ''),
    );
    const prose = maskCode(text);
    const quantities = readQuantities(prose);
    const field = findDefault(text, facts);
    for (const quantity of quantities) {
      const limit = findNamedLimit(text, quantity, facts);
      const isKnown = code.hasQuantity(quantity, about);
      if (field && !readQuantities(String(field.default)).some(({value}) => value === quantity.value)) {
        const what = `the default of \`${field.path}\` is ${String(field.default)}, not "${quantity.text}"`;
        report(line, what, 'write the default');
      } else if (limit?.value === quantity.value) continue;
      else if (limit && !(isGuide && isKnown)) {
        const what = `"${quantity.text}" contradicts the limit on ${limit.label} (${limit.text})`;
        report(line, what, `write <Limit id="${limit.id}" />`);
      } else if (!isKnown && !facts.limits.some((each) => isAbout(text, each, quantity)))
        report(line, `nothing confirms "${quantity.text}"`, how);
    }
    for (const {1: id = '', index} of text.matchAll(/⟨([^⟩]+)⟩/g)) {
      const limit = facts.limits.find((each) => each.id === id);
      if (
        limit &&
        limit.unit !== 'milliseconds' &&
        /\b(?:after|within|kept for|every|period of)\s$/i.test(text.slice(0, index))
      )
        report(line, `the limit "${id}" is not a time`, 'name a limit that is a time');
      else if (!limit || overlap(stems(`${limit.label} ${id} ${subjects[id] ?? ''}`), about) > 0) continue;
      const what = `the limit "${id}" is on ${limit.label}, which the text does not mention`;
      report(line, what, 'name the limit of what the text is about');
    }
    const bare = maskQuantities(maskInlineNumbers(text), quantities);
    for (const {index, word, value} of readBareNumbers(bare)) {
      if (code.hasNumber(value, about)) continue;
      if (facts.limits.some((each) => isCountOf(text, index, each, value))) continue;
      report(line, `nothing confirms the number "${word}"`, how);
    }
  }
};

/** What a text on a limit can be about, apart from the words of its label. */
export const subjects: Readonly<Record<string, string>> = {
  'hold-max': 'call lasts most',
  'volume-copies': 'copies hosts',
  'audit-retention': 'entries reads changes',
  'idle-timeout-default': 'standby',
  'log-drain-buffer': 'lines receiver unavailable held most',
  'log-retention': 'lines kept output for log logs app request audit entries retention',
  'metrics-resolution': 'scrape values every series',
  'metrics-retention': 'charts kept metric for',
  'request-held': 'wait wakes switch',
  'stop-grace': 'SIGTERM terminates SIGKILL',
};

const how =
  "use the value of the page's code or of a fact, or allow it with its source: {/* allow: `10 seconds` (source) */}";

/** What the code of a page confirms. */
function indexCode(code: string) {
  const lines = code.split('\n').filter((line) => /\d/.test(line));
  const quantities = new Index();
  const numbers = new Index();
  const amounts = new Index();
  lines.forEach((line, index) => {
    const words = stems(`${lines[index - 1] ?? ''} ${line.replace('idleTimeout', '$& standby')}`);
    for (const {kind, value} of readQuantities(line)) quantities.add(`${kind} ${value}`, words);
    for (const number of line.match(/(?<![\d.])\d+(?:\.\d+)?(?!\d)/g) ?? []) numbers.add(Number(number), words);
    if (amountWords.test(line))
      for (const number of line.match(/(?<![\w.])\d+(?:\.\d+)?(?![\w.])/g) ?? []) amounts.add(Number(number), words);
  });
  const units = {time: [1, 1000], size: [1, 1024, 1024 ** 2], percent: [1, 100]};
  return {
    hasQuantity: ({kind, value}: Quantity, about: ReadonlySet<string>) =>
      quantities.has(`${kind} ${value}`, about) || units[kind].some((unit) => amounts.has(value / unit, about)),
    hasNumber: (value: number, about: ReadonlySet<string>) => numbers.has(value, value > 20 ? undefined : about),
  };
}

/** Values in code, each with the words of its lines. */
class Index {
  readonly #lines = new Map<number | string, Set<string>>();

  add(value: number | string, words: ReadonlySet<string>): void {
    const known = this.#lines.get(value) ?? new Set();
    words.forEach((word) => known.add(word));
    this.#lines.set(value, known);
  }

  /** Whether a line has the value and, if given, one of the words. */
  has(value: number | string, about?: ReadonlySet<string>): boolean {
    const words = this.#lines.get(value);
    return words !== undefined && (about === undefined || overlap(about, words) > 0);
  }
}

/** Words on a line of code whose number is a time, a size or a share, although it has no unit. */
const amountWords =
  /time|sec|delay|interval|age|ttl|idle|grace|wait|expire|memor|size|limit|max|pool|cache|heap|buffer|sleep|every|alive|duration|life|window/i;

/** Numbers without a unit. Small number words are too common, and the numbers of codes have their own check. */
function readBareNumbers(text: string): {index: number; word: string; value: number}[] {
  return [...text.matchAll(bareNumber)].flatMap((match) => {
    const [, word = ''] = match;
    const value = readNumber(word);
    const before = text.slice(0, match.index);
    if (value < (/\d/.test(word) ? 2 : 5)) return [];
    if (isCode.test(before) || isVersion.test(before)) return [];
    return [{index: match.index, word, value}];
  });
}

const bareNumber = new RegExp(`(?<![\\w.,/:$@#-])(${numberPattern})(?!\\w|[.:/-]\\d|-\\w)`, 'gi');
/** An exit code or HTTP status, which \`checkCodes\` reads. */
const isCode =
  /\b(?:codes?|status|returns?|exits? with|gets?)(?: code| status)?(?: from)?(?: \d+,?| (?:or|to|and))*\s+$|^\d* ?$/i;
/** A version, as in "Rails 7.1" or "Laravel 11 and 12". */
const isVersion = /\b(?:[A-Z][\w.]*|version|node-cron|least|RFC)(?: \d+(?:\.\d+)*,?)?(?: and| or| to)?\s+$/;

/** Numbers in inline code are values of other software, unless the code is `field: value`. */
function maskInlineNumbers(text: string): string {
  return maskCode(text.replace(/`(?![\w.]+: )[^`]*`/g, (code) => '`'.repeat(code.length)));
}

function maskCode(text: string): string {
  return text.replace(/⟨[^⟩]*⟩/g, (mark) => '⟨'.repeat(mark.length)).replaceAll('`', ' ');
}

function maskQuantities(text: string, quantities: readonly Quantity[]): string {
  return quantities.reduce(
    (masked, {index, text: {length}}) => masked.slice(0, index) + '~'.repeat(length) + masked.slice(index + length),
    text.replace(/(?<=^|\s) (?=\S)/g, ' '),
  );
}

/** The one manifest field whose default a sentence states. */
function findDefault(text: string, {manifestFields}: Facts): Facts['manifestFields'][number] | undefined {
  const name = /\bdefault `([\w.]+)`/.exec(text)?.[1] ?? /`([\w.]+)`[^.`]* by default/.exec(text)?.[1];
  const fields = name === undefined ? [] : manifestFields.filter(({path}) => `.${path}`.endsWith(`.${name}`));
  return fields.length === 1 && fields[0]?.default !== undefined ? fields[0] : undefined;
}

const units: Readonly<Record<string, Quantity['kind'] | undefined>> = {milliseconds: 'time', bytes: 'size'};

/** The limit that a sentence names around a quantity: by at least two words of its label, or one and a word of limits. */
function findNamedLimit(text: string, quantity: Quantity, {limits}: Facts): Facts['limits'][number] | undefined {
  const words = stems(text);
  const scored = limits
    .filter(({unit}) => units[unit] === quantity.kind)
    .map((limit) => {
      const label = stems(limit.label);
      const shared = overlap(label, words);
      return {limit, shared, share: shared / label.size};
    })
    .filter(({shared, share}) => (shared >= 2 && share >= 0.6) || (share === 1 && bound.test(text)));
  const exact = scored.find(({limit}) => limit.value === quantity.value);
  return exact?.limit ?? scored.sort((a, b) => b.share - a.share)[0]?.limit;
}

const bound =
  /\b(?:at least|at most|by default|kept|keeps?|limited|max(?:imum)?|min(?:imum)?|more than|up to|within)\b/i;

/** Whether a sentence is about a limit with this value, so that the number can come from there. */
function isAbout(text: string, {value, unit, label}: Facts['limits'][number], quantity: Quantity): boolean {
  if (value !== quantity.value || units[unit] !== quantity.kind) return false;
  return overlap(stems(label), stems(text)) > 0;
}

function isCountOf(text: string, index: number, limit: Facts['limits'][number], value: number): boolean {
  if (units[limit.unit] !== undefined || limit.value !== value) return false;
  return overlap(stems(limit.label), stems(text.slice(index))) > 0;
}

/** How many words two texts share. */
const overlap = (some: ReadonlySet<string>, others: ReadonlySet<string>): number =>
  [...some].filter((word) => others.has(word)).length;

// cspell:ignore memor
import type {RootContent} from 'mdast';
import type {Facts} from '../facts/siteFacts';
import {type ExampleReader, readBlocks, readCode} from '../fences/examples';
import {once} from '../once';
import type {Page} from '../pages/parsePage';
import {lineOf} from '../pages/tree';
import {type Claim, maskCode, overlap, readClaims, readText, stems} from '../prose/prose';
import {numberPattern, type Quantity, readNumber, readQuantities} from '../prose/quantities';
import type {PageCheck} from './Check';

type Limit = Facts['limits'][number];

/**
 * Reports numbers that no source confirms: a sentence that names a limit or default must have its value, and every other
 * number must be in the page's code, follow from a limit that the sentence is about, or be allowed on the page.
 */
export const checkNumbers: PageCheck = (page, {facts, readExample}, report) => {
  const code = indexCode(page, readExample);
  // Guides are about other software too, whose settings have the words of our limits.
  const isGuide = page.file.startsWith('docs/guides-and-samples/');
  for (const claim of readClaims(page)) {
    const {text, line} = claim;
    const about = readSubject(claim);
    const isOn = (limit: Limit, words: string) => overlap(stems(limit.label), stems(words)) > 0;
    // Inline code `field: value` is read as text.
    const prose = text.replace(/⟨[^⟩]*⟩/g, (mark) => '⟨'.repeat(mark.length)).replaceAll('`', ' ');
    const quantities = readQuantities(prose);
    const field = findDefault(text, facts);
    for (const quantity of quantities) {
      const limit = findNamedLimit(text, quantity, facts);
      const isKnown = code.hasQuantity(quantity, about);
      const isSame = (each: Limit) => each.value === quantity.value && units[each.unit] === quantity.kind;
      if (field && !readQuantities(String(field.default)).some(({value}) => value === quantity.value)) {
        const what = `the default of \`${field.path}\` is ${String(field.default)}, not "${quantity.text}"`;
        report(line, what, 'write the default');
      } else if (limit?.value === quantity.value) continue;
      else if (limit && !(isGuide && isKnown)) {
        const what = `"${quantity.text}" contradicts the limit on ${limit.label} (${limit.text})`;
        report(line, what, `write <Limit id="${limit.id}" />`);
      } else if (!isKnown && !facts.limits.some((each) => isSame(each) && isOn(each, text)))
        report(line, `nothing confirms "${quantity.text}"`, how);
    }
    for (const {1: id = '', index} of text.matchAll(/⟨([^⟩]+)⟩/g)) {
      const {unit, label = ''} = facts.limits.find((each) => each.id === id) ?? {};
      const isTime = /\b(?:after|within|kept for|every|period of)\s$/i.test(text.slice(0, index));
      if (unit && unit !== 'milliseconds' && isTime)
        report(line, `the limit "${id}" is not a time`, 'name a limit that is a time');
      else if (unit && overlap(stems(`${label} ${id} ${subjects[id] ?? ''}`), about) === 0) {
        const what = `the limit "${id}" is on ${label}, which the text does not mention`;
        report(line, what, 'name the limit of what the text is about');
      }
    }
    // Numbers in other inline code are values of other software.
    const plain = maskCode(text.replace(/`([\w.]+: [^`]*)`/g, ' $1 ')).replaceAll('`', ' ');
    const bare = quantities.reduce(
      (rest, {index, text: {length}}) => rest.slice(0, index) + '~'.repeat(length) + rest.slice(index + length),
      plain,
    );
    for (const {index, word, value} of readBareNumbers(bare)) {
      const isCount = (limit: Limit) => units[limit.unit] === undefined && limit.value === value;
      if (!code.hasNumber(value, about) && !facts.limits.some((each) => isCount(each) && isOn(each, text.slice(index))))
        report(line, `nothing confirms the number "${word}"`, how);
    }
  }
};

const readSubject = ({text, before, head, links}: Claim): Set<string> =>
  stems([text, before, head, ...links.map((link) => link.split('#')[0])].join(' ').replace(/⟨[^⟩]*⟩/g, ''));

/** What a text on a limit can be about, apart from the words of its label. */
const subjects: Readonly<Record<string, string>> = {
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

/** Words on a line of code whose number is a time, a size or a share, although it has no unit. */
const amountWords =
  /time|sec|delay|interval|age|ttl|idle|grace|wait|expire|memor|size|limit|max|pool|cache|heap|buffer|sleep|every|alive|duration|life|window/i;

/** What the code of a page confirms: values, each with the words of its lines and of those above. */
const indexCode = once((page: Page, readExample: ExampleReader) => {
  const found = new Map<string, Set<string>>();
  const lines = readCode(page, readExample)
    .split('\n')
    .filter((line) => /\d/.test(line));
  lines.forEach((line, index) => {
    const words = stems(`${lines[index - 1] ?? ''} ${line.replace('idleTimeout', '$& standby')}`);
    const add = (kind: string, value: number) => {
      const key = `${kind} ${value}`;
      found.set(key, new Set([...(found.get(key) ?? []), ...words]));
    };
    for (const {kind, value} of readQuantities(line)) add(kind, value);
    for (const number of line.match(/(?<![\d.])\d+(?:\.\d+)?(?!\d)/g) ?? []) add('number', Number(number));
    if (amountWords.test(line))
      for (const number of line.match(/(?<![\w.])\d+(?:\.\d+)?(?![\w.])/g) ?? []) add('amount', Number(number));
  });
  const has = (kind: string, value: number, about?: ReadonlySet<string>) => {
    const words = found.get(`${kind} ${value}`);
    return words !== undefined && (about === undefined || overlap(about, words) > 0);
  };
  const factors = {time: [1, 1000], size: [1, 1024, 1024 ** 2], percent: [1, 100]};
  return {
    hasQuantity: ({kind, value}: Quantity, about: ReadonlySet<string>) =>
      has(kind, value, about) || factors[kind].some((factor) => has('amount', value / factor, about)),
    hasNumber: (value: number, about: ReadonlySet<string>) => has('number', value, value > 20 ? undefined : about),
  };
});

const bareNumber = new RegExp(`(?<![\\w.,/:$@#-])(${numberPattern})(?!\\w|[.:/-]\\d|-\\w)`, 'gi');

/** An exit code or HTTP status, which `checkCodes` reads. */
const isCode =
  /\b(?:codes?|status|returns?|exits? with|gets?)(?: code| status)?(?: from)?(?: \d+,?| (?:or|to|and))*\s+$|^\d* ?$/i;

/** A version, as in "Rails 7.1" or "Laravel 11 and 12". */
const isVersion = /\b(?:[A-Z][\w.]*|version|node-cron|least|RFC)(?: \d+(?:\.\d+)*,?)?(?: and| or| to)?\s+$/;

/** Numbers without a unit. Small number words are too common, and the numbers of codes have their own check. */
function readBareNumbers(text: string): {index: number; word: string; value: number}[] {
  return [...text.matchAll(bareNumber)].flatMap(({1: word = '', index}) => {
    const value = readNumber(word);
    const before = text.slice(0, index);
    const isCommon = value < (/\d/.test(word) ? 2 : 5);
    return isCommon || isCode.test(before) || isVersion.test(before) ? [] : [{index, word, value}];
  });
}

/** The one manifest field whose default a sentence states. */
function findDefault(text: string, {manifestFields}: Facts): Facts['manifestFields'][number] | undefined {
  const name = /\bdefault `([\w.]+)`/.exec(text)?.[1] ?? /`([\w.]+)`[^.`]* by default/.exec(text)?.[1];
  const fields = manifestFields.filter(({path}) => name !== undefined && `.${path}`.endsWith(`.${name}`));
  return fields.length === 1 && fields[0]?.default !== undefined ? fields[0] : undefined;
}

const units: Readonly<Record<string, Quantity['kind'] | undefined>> = {milliseconds: 'time', bytes: 'size'};

const bound =
  /\b(?:at least|at most|by default|kept|keeps?|limited|max(?:imum)?|min(?:imum)?|more than|up to|within)\b/i;

/** The limit that a sentence names around a quantity: by at least two words of its label, or one and a word of limits. */
function findNamedLimit(text: string, quantity: Quantity, {limits}: Facts): Limit | undefined {
  const words = stems(text);
  const scored = limits.flatMap((limit) => {
    const label = stems(limit.label);
    const shared = units[limit.unit] === quantity.kind ? overlap(label, words) : 0;
    const share = shared / label.size;
    return (shared >= 2 && share >= 0.6) || (share === 1 && bound.test(text)) ? [{limit, share}] : [];
  });
  const exact = scored.find(({limit}) => limit.value === quantity.value);
  return (exact ?? scored.sort((a, b) => b.share - a.share)[0])?.limit;
}

const words = 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';

/** A number before what it counts: "Three settings", "the two exceptions", "one of four status codes". */
const counted = new RegExp(`\\b(${words}|\\d{1,2}) (?:\\w+[\\w-]* ){0,3}?([a-z-]+s|criteria)\\b`, 'gi');

/** Nouns of quantities, which no list counts. */
const quantityNouns = /^(?:times?|milliseconds?|seconds|minutes|hours|days|weeks|months|years|bytes|percents?|vcpus)$/i;

/** Reports numbers that count a list, a table or rules, and that differ from it. */
export const checkCounts: PageCheck = (page, {readExample}, report) => {
  visitBlocks(page.tree.children);

  function visitBlocks(blocks: readonly RootContent[]) {
    blocks.forEach((block, index) => {
      if ('children' in block) visitBlocks(block.children as RootContent[]);
      if (block.type !== 'paragraph' && block.type !== 'heading') return;
      const text = readText(block).replace(/\s+/g, ' ').trim();
      const last = text.split(/(?<=[.!?]) (?=[A-Z])/).at(-1) ?? '';
      const announces = text.endsWith(':') || block.type === 'heading' || /^[^.]*\bhas\b[^.]*\.$/.test(last);
      const counts = [...last.matchAll(counted)].filter(([, , noun = '']) => !quantityNouns.test(noun));
      if (!announces || counts.length === 0 || /\b(?:a few|several|these rules)\b/.test(last)) return;
      const following = blocks.slice(index + 1);
      const sizes = block.type === 'heading' ? measureSection(following, block.depth) : measureNext(following);
      const what = `the text counts "${counts[0]?.[0]}", and ${sizes.join(' or ')} follow`;
      if (sizes.length > 0 && !counts.some(([, number = '']) => sizes.includes(readNumber(number))))
        report(block, what, 'correct the number, or what follows');
    });
  }

  /** The possible sizes of a section: those of its blocks, and the headings one level below. */
  function measureSection(blocks: readonly RootContent[], depth: number): number[] {
    const end = blocks.findIndex((block) => block.type === 'heading' && block.depth <= depth);
    const section = blocks.slice(0, end < 0 ? undefined : end);
    const below = section.filter((block) => block.type === 'heading' && block.depth === depth + 1).length;
    return [...section.flatMap(sizesOf), ...(below > 0 ? [below] : [])];
  }

  /** The possible sizes of the next block, apart from elements. */
  function measureNext(blocks: readonly RootContent[]): number[] {
    const next = blocks.find(({type}) => type !== 'mdxJsxFlowElement' && type !== 'mdxFlowExpression');
    return next ? sizesOf(next) : [];
  }

  function sizesOf(block: RootContent): number[] {
    if (block.type === 'list') return [block.children.length];
    // The columns of a table can be what is counted, such as settings for each size.
    if (block.type === 'table') return [block.children.length - 1, (block.children[0]?.children.length ?? 0) - 1];
    if (block.type !== 'code') return [];
    const code = readBlocks(page, readExample).find(({line}) => line === lineOf(block));
    const rules = code?.text.match(/^ *- alert:/gm)?.length;
    return rules ? [rules] : [];
  }
};

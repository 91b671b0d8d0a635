import {codeAsText, collectProse, flattenText} from '../prose/prose';
import {splitSentences} from '../prose/sentences';
import type {PageCheck} from './Check';
import type {LimitFact} from '../facts/Facts';

/** Reports limits that are typed as numbers in prose. */
export const checkTypedLimits: PageCheck = (page, {facts}) =>
  collectProse(page).flatMap(({node, line}) =>
    splitSentences(flattenText(node, {...codeAsText, element: () => 'value'})).flatMap((sentence) =>
      findTypedLimits(sentence.text, facts.limits).map(({limit, text}) => ({
        file: page.file,
        line: line + sentence.offset,
        what: `"${text}" types out the limit on ${limit.label} (${limit.text})`,
        how: `write <Limit id="${limit.id}" />`,
      })),
    ),
  );

/** A limit that's typed as a number in a sentence. */
interface TypedLimit {
  readonly limit: LimitFact;
  /** The number with its unit or noun, as written in the sentence. */
  readonly text: string;
}

const numberWords: Readonly<Record<string, number>> = {ten: 10, twenty: 20, fifty: 50, sixty: 60, hundred: 100};
const amount =
  /(?<![\w.,/-])(\d+(?:\.\d+)?|ten|twenty|fifty|sixty|(?:a |one )?hundred)(?:[\s-]?(KiB|MiB|GiB|TiB|KB|MB|GB|TB|Ki|Mi|Gi|Ti|ms|seconds?|s|minutes?|min|m|hours?|h|days?)\b)?/gi;
const bound =
  /\b(?:at least|at most|by default|caps?|kept|kept for|largest|least|limits?|limited|longest|max(?:imum)?|min(?:imum)?|more than|most|no more|shortest|smallest|until|up to|within)\b/i;
const exactBound = /\b(?:at most|limited to|limit is|limit of|maximum of|no more than|up to)\s+$/i;
const small = new Set([
  'a',
  'an',
  'and',
  'at',
  'before',
  'from',
  'in',
  'its',
  'of',
  'or',
  'per',
  'set',
  'the',
  'to',
  'unless',
  'use',
  'while',
  'with',
]);
const units: Readonly<Record<string, string>> = {
  s: 'second',
  seconds: 'second',
  min: 'minute',
  minutes: 'minute',
  m: 'minute',
  h: 'hour',
  hours: 'hour',
  days: 'day',
  ki: 'KiB',
  mi: 'MiB',
  gi: 'GiB',
  ti: 'TiB',
  kb: 'KiB',
  mb: 'MiB',
  gb: 'GiB',
  tb: 'TiB',
  kib: 'KiB',
  mib: 'MiB',
  gib: 'GiB',
  tib: 'TiB',
};

/**
 * Finds limits that are typed as numbers in a sentence. A count matches if its noun follows it (`50 apps`);
 * a size or time matches if the sentence contains two words of the limit's label, or one and a word such as "at most".
 */
export function findTypedLimits(sentence: string, limits: readonly LimitFact[]): TypedLimit[] {
  const found: TypedLimit[] = [];
  const words = new Set((sentence.toLowerCase().match(/[a-z]+/g) ?? []).map(stem));
  for (const match of sentence.matchAll(amount)) {
    const value = numberWords[(match[1] ?? '').toLowerCase().replace(/^(?:a|one) /, '')] ?? Number(match[1]);
    const unit = match[2] === undefined ? '' : unitName(match[2]);
    const after = sentence.slice(match.index + match[0].length);
    const bounded = exactBound.test(sentence.slice(0, match.index));
    const limit = limits.find((each) =>
      unit ? matchesQuantity(each, value, unit) : matchesCount(each, value, after, bounded),
    );
    if (limit) found.push({limit, text: unit ? match[0] : `${match[0]}${/^\s+[\w-]+/.exec(after)?.[0] ?? ''}`});
  }
  return found;

  function matchesQuantity({text, label}: LimitFact, value: number, unit: string): boolean {
    const [number, own] = text.split(' ');
    if (!own || Number(number) !== value || unitName(own) !== unit) return false;
    const shared = labelWords(label).filter((word) => words.has(stem(word))).length;
    return shared >= 2 || (shared === 1 && bound.test(sentence));
  }

  function matchesCount({text, label}: LimitFact, value: number, after: string, bounded: boolean): boolean {
    const [number = '', own] = text.split(' ');
    const head = own ?? labelWords(label)[0] ?? '';
    if (!/^\d+$/.test(number) || Number(number) < 2 || (!bounded && Number(number) !== value)) return false;
    return (
      new RegExp(`^(?:\\s+[a-z-]+)?\\s+${stem(head)}s?\\b`, 'i').test(after) &&
      (!own || bounded || labelWords(label).some((word) => words.has(stem(word))))
    );
  }
}

function unitName(unit: string): string {
  return units[unit.toLowerCase()] ?? unit;
}

function labelWords(label: string): string[] {
  return (label.match(/[A-Za-z]+/g) ?? []).filter((word) => !small.has(word.toLowerCase()));
}

function stem(word: string): string {
  return word.toLowerCase().replace(/(?:e?s|ed)$/, '');
}

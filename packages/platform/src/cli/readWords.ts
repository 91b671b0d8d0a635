import {brand} from '../brand';
import {createError} from '../errors/catalog';
import {sanitizeText} from '../values/untrusted';
import {suggest} from '../values/suggest';
import {allFlags, findChild, flagPlaceholder, grammar, type GrammarNode} from './grammar';
import type {Argument, CliError, Flag, ValueType} from './types';

const samples: Readonly<Record<ValueType, string>> = {
  string: 'sample',
  boolean: 'true',
  integer: '1',
  duration: '1m',
  size: '1Gi',
  enum: '',
  keyValue: 'KEY=value',
  name: 'sample',
  machine: 'sample',
  hostname: 'www.sample.example',
  image: 'sample:1',
  path: 'sample',
  mountPath: '/sample',
  listener: '443:8080/https',
  portPair: '8080:80',
  variable: 'SAMPLE',
};

/** A valid sample value for an argument or flag whose value is known only at run time. */
export function sampleValue({type, values, min}: Pick<Argument, 'type' | 'values' | 'min'>): string {
  return values?.[0] ?? min ?? samples[type];
}

/** Whether a word of a command line is a placeholder for a value: `NAME`, `<name>`, `[flags]`, `…`. */
export function isPlaceholder(word: string): boolean {
  return /^(?:[A-Z][A-Z0-9_-]*|<[^<>]+>|\[[^[\]]+\]|…|\.\.\.)(?:\.\.\.|…)?$/.test(word) && word !== 'A';
}

/** Whether a word represents any number of words. */
export function isEllipsis(word: string): boolean {
  return word === '…' || word === '...' || /^\[[^[\]]+\]$/.test(word);
}

/** A flag before its value is parsed. */
export interface RawFlag {
  readonly flag: Flag;
  readonly text: string;
}

/** The words of a command line by their role. */
export interface SortedWords {
  readonly ok: true;
  /** The node that the words resolve to. */
  readonly node: GrammarNode;
  readonly positionals: readonly string[];
  readonly flags: readonly RawFlag[];
  /** Words after `--`. */
  readonly rest: readonly string[];
  readonly help: boolean;
}

/** Flags that a node accepts, by long and short name. */
class KnownFlags {
  readonly long = new Map<string, Flag>();
  readonly short = new Map<string, Flag>();

  constructor(node: GrammarNode) {
    for (const flag of allFlags(node.command)) {
      this.long.set(flag.name, flag);
      if (flag.short) this.short.set(flag.short, flag);
    }
  }
}

type Failure = {readonly ok: false; readonly error: CliError};

function failUnknown(node: GrammarNode, written: string, candidates: readonly string[]): Failure {
  const command = [brand.cli, ...node.path].join(' ');
  const params = {flag: sanitizeText(written), command};
  const meant = suggest(written.replace(/^-+/, ''), candidates);
  return {ok: false, error: createError('flag_unknown', params, meant && `did you mean "--${meant}"?`)};
}

/** Splits words into a command's path, arguments and flags. The program's name is not included. */
export function readWords(tokens: readonly string[]): SortedWords | Failure {
  let node = grammar;
  let known = new KnownFlags(node);
  const positionals: string[] = [];
  const flags: RawFlag[] = [];
  let rest: readonly string[] = [];
  let help = false;
  const seen = new Set<Flag>();
  const add = (flag: Flag, text: string): Failure | undefined => {
    if (seen.has(flag) && !flag.repeatable) return {ok: false, error: createError('flag_repeated', {flag: flag.name})};
    seen.add(flag);
    flags.push({flag, text});
    if (flag.name === 'help' && text === 'true') help = true;
    return undefined;
  };

  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index]!;
    if (token === '--') {
      rest = tokens.slice(index + 1);
      break;
    }
    if (!token.startsWith('-') || token === '-') {
      const next = positionals.length === 0 ? findChild(node, token) : undefined;
      if (!next) {
        positionals.push(token);
      } else {
        node = next;
        known = new KnownFlags(node);
      }
      continue;
    }
    const long = token.startsWith('--');
    const equals = token.indexOf('=');
    const written = long && equals >= 0 ? token.slice(2, equals) : token.slice(long ? 2 : 1);
    let value = long && equals >= 0 ? token.slice(equals + 1) : undefined;
    let flag = long ? known.long.get(written) : known.short.get(token[1]!);

    if (!long) {
      // `-qy` is `-q -y`; `-nacme` and `-n=acme` are `-n acme`.
      let at = 1;
      while (flag?.type === 'boolean' && at + 1 < token.length && token[at + 1] !== '=') {
        const repeated = add(flag, 'true');
        if (repeated) return repeated;
        at++;
        flag = known.short.get(token[at]!);
      }
      if (at + 1 < token.length) value = token.slice(token[at + 1] === '=' ? at + 2 : at + 1);
    } else if (!flag && written.startsWith('no-')) {
      const positive = known.long.get(written.slice(3));
      if (positive?.type === 'boolean' && positive.default === 'true' && value === undefined) {
        const repeated = add(positive, 'false');
        if (repeated) return repeated;
        continue;
      }
    }
    if (!flag) {
      if (help) break;
      return failUnknown(node, long ? `--${written}` : token, [...known.long.keys()]);
    }
    if (flag.type === 'boolean') {
      value ??= 'true';
    } else if (value === undefined) {
      const next = tokens[index + 1];
      if (next === undefined || (next.startsWith('-') && next !== '-' && !/^-[0-9]/.test(next))) {
        const params = {flag: flag.name, placeholder: flagPlaceholder(flag)};
        return {ok: false, error: createError('flag_value_missing', params)};
      }
      value = next;
      index++;
    }
    const repeated = add(flag, value);
    if (repeated) return repeated;
  }
  return {ok: true, node, positionals, flags, rest, help};
}

import {brand} from '../brand';
import {sanitizeText} from '../values/untrusted';
import {suggest} from '../values/suggest';
import {globalFlags} from './globalFlags';
import {allFlags, grammar, type GrammarNode} from './grammar';
import {labelWords} from './labelWords';
import {refuse} from './refuse';
import type {Flag} from './types';
import {flagPlaceholder} from './valueTypes';

/** A flag before its value is parsed. */
export interface RawFlag {
  readonly flag: Flag;
  readonly text: string;
}

/** The words of a command line by their role. */
interface SortedWords {
  /** The node that the words resolve to. */
  readonly node: GrammarNode;
  readonly positionals: readonly string[];
  readonly flags: readonly RawFlag[];
  /** Words after `--`. */
  readonly rest: readonly string[];
  readonly help: boolean;
}

/** Splits words into a command's path, arguments and flags. The program's name is not included. */
export function readWords(tokens: readonly string[]): SortedWords {
  const roles = labelWords([brand.cli, ...tokens]).roles.slice(1);
  let node = grammar;
  const positionals: string[] = [];
  const flags: RawFlag[] = [];
  let rest: readonly string[] = [];
  let help = false;
  const seen = new Set<Flag>();
  const add = (flag: Flag, text: string): void => {
    if (seen.has(flag) && !flag.repeatable) refuse('flag_repeated', {flag: flag.name});
    seen.add(flag);
    flags.push({flag, text});
    if (flag.name === 'help' && text === 'true') help = true;
  };

  for (const [index, role] of roles.entries()) {
    const token = tokens[index]!;
    if (role.kind === 'separator') {
      rest = tokens.slice(index + 1);
      break;
    }
    // Behind `help`, words name another command, whose flags don't apply.
    if (role.kind === 'command' && positionals.length === 0) node = role.node;
    else if (role.kind !== 'flag' && role.kind !== 'value') positionals.push(token);
    if (role.kind !== 'flag') continue;
    const isLong = token.startsWith('--');
    const isNegative = isLong && role.known && !token.startsWith(`--${role.flags[0]!.name}`);
    const isKnown = role.known && !(isNegative && role.value !== undefined);
    const isHelp = positionals[0] === 'help' && role.flags.some((flag) => !globalFlags.includes(flag));
    const own = isKnown || !isLong ? role.flags : [];
    for (const flag of isKnown ? own.slice(0, -1) : own) add(flag, 'true');
    const last = own.at(-1);
    if (!isKnown || !last || isHelp) {
      if (help) break;
      failUnknown(node, isLong ? token.replace(/=[^]*$/, '') : token);
    } else if (last.type === 'boolean') add(last, role.value ?? (isNegative ? 'false' : 'true'));
    else if (role.value !== undefined) add(last, role.value);
    else if (roles[index + 1]?.kind === 'value') add(last, tokens[index + 1]!);
    else refuse('flag_value_missing', {flag: last.name, placeholder: flagPlaceholder(last)});
  }
  return {node, positionals, flags, rest, help};
}

function failUnknown(node: GrammarNode, written: string): never {
  const names = allFlags(node.command).map(({name}) => name);
  const meant = suggest(written.replace(/^-+/, ''), names);
  const command = [brand.cli, ...node.path].join(' ');
  return refuse('flag_unknown', {flag: sanitizeText(written), command}, meant && `did you mean "--${meant}"?`);
}

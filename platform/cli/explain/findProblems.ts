import type {ErrorCode} from '../../errors';
import {parseInvocation} from '../parseInvocation';
import {parseValue} from '../parseValue';
import {sampleValue} from '../sampleValue';
import {sanitizeText} from '../../sanitizeText';
import type {Argument, CliError, Flag} from '../types';
import {labelWords, type WordRole} from './labelWords';

/** An error that the CLI would report, and the word that causes it. */
interface FoundProblem {
  readonly error: CliError;
  /** Index of the word; undefined if a word is missing. */
  readonly word?: number;
}

/** Errors about something missing. */
const incomplete: ReadonlySet<ErrorCode> = new Set(['command_missing', 'argument_missing', 'flag_missing']);

/** Maximum number of errors to report per line. */
const most = 5;

interface Word {
  readonly text: string;
  readonly index: number;
}

/**
 * Finds the errors in a command line, in the order in which the CLI reports them. The CLI stops at the first error;
 * this function corrects it and parses the line again.
 *
 * @param open whether words are added at run time
 */
export function findProblems(texts: readonly string[], open: boolean): FoundProblem[] {
  const problems: FoundProblem[] = [];
  let words: readonly Word[] = texts.map((text, index) => ({text, index}));
  while (problems.length < most) {
    const line = words.map(({text}) => text);
    const result = parseInvocation(line);
    if (result.ok || (open && incomplete.has(result.error.code))) break;
    const {roles} = labelWords(line);
    const at = locate(result.error, line, roles);
    const word = words[at]?.index;
    if (problems.some(({error, word: other}) => error.code === result.error.code && other === word)) break;
    problems.push({error: result.error, word});
    const repaired = repair(words, at, roles);
    if (!repaired) break;
    words = repaired;
  }
  return problems;
}

/** Index of the word that causes an error; -1 if none does. */
function locate({code, message}: CliError, line: readonly string[], roles: readonly WordRole[]): number {
  const count = (name: string, before: number) =>
    roles.slice(0, before).filter((role) => role.kind === 'flag' && role.flags.some((flag) => flag.name === name))
      .length;
  const flagsOf = (role: WordRole) => (role.kind === 'flag' ? role.flags : []);
  const isSurplus = (role: WordRole) => role.kind === 'argument' && !role.argument;
  const isWrongValue = (role: WordRole, index: number) => {
    const value = readValue(role, line[index]!);
    return value !== undefined && !parseValue(value.text, value.spec).ok && message.includes(sanitizeText(value.text));
  };
  const causes: Partial<Record<ErrorCode, (role: WordRole, index: number) => boolean>> = {
    command_unknown: isSurplus,
    argument_unexpected: isSurplus,
    flag_unknown: (role) => role.kind === 'flag' && !role.known,
    flag_value_missing: (role) =>
      role.kind === 'flag' && role.value === undefined && message.includes(`--${role.flags.at(-1)?.name}`),
    flag_repeated: (role, index) => flagsOf(role).some(({name, repeatable}) => !repeatable && count(name, index) > 0),
    flags_conflict: (role) =>
      flagsOf(role).some(({conflicts = []}) => conflicts.some((name) => count(name, roles.length) > 0)),
  };
  return incomplete.has(code) ? -1 : roles.findIndex(causes[code] ?? isWrongValue);
}

/** The value in a word, and its specification in the grammar. */
function readValue(role: WordRole, word: string): {text: string; spec: Argument | Flag} | undefined {
  if (role.kind === 'argument') return role.argument && {text: word, spec: role.argument};
  if (role.kind === 'value') return {text: word, spec: role.flag};
  const flag = role.kind === 'flag' ? role.flags.at(-1) : undefined;
  return role.kind === 'flag' && flag && role.value !== undefined ? {text: role.value, spec: flag} : undefined;
}

/** Corrects the error in a line, if that's possible without causing another one. */
function repair(words: readonly Word[], at: number, roles: readonly WordRole[]): readonly Word[] | undefined {
  const role = roles[at];
  const replace = (text?: string) =>
    words.flatMap((word, index) => (index !== at ? [word] : text === undefined ? [] : [{...word, text}]));
  if (role?.kind === 'value') return replace(sampleValue(role.flag));
  if (role?.kind === 'argument') return role.argument && replace(sampleValue(role.argument));
  if (role?.kind !== 'flag') return undefined;
  const [flag, ...others] = role.flags;
  // A word after an unknown flag may be its value.
  if (!flag) return roles[at + 1]?.kind === 'argument' ? undefined : replace();
  if (others.length > 0) return undefined;
  if (!role.known) return replace(`--${flag.name}${role.value === undefined ? '' : `=${role.value}`}`);
  return role.value === undefined ? undefined : replace(`--${flag.name}=${sampleValue(flag)}`);
}

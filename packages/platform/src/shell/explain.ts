import {brand} from '../brand';
import {commandErrors} from '../cli/commandErrors';
import {cliPage, urlOfArgument, urlOfCommand, urlOfFlag} from '../cli/commandPages';
import {exitCodes} from '../cli/globalFlags';
import {describeValue, type GrammarNode, nouns} from '../cli/grammar';
import {type LabeledWords, labelWords, type WordRole} from '../cli/labelWords';
import {parseInvocation} from '../cli/parseInvocation';
import type {Argument, Command, Flag} from '../cli/types';
import {sampleValue} from '../cli/valueTypes';
import {type CliError, createError, type ErrorCode, errors} from '../errors/catalog';
import {pageOfError} from '../errors/errorPages';
import {findToolCalls, type ShellWord, type ToolCall} from './readShell';

export type WordKind = 'program' | 'command' | 'argument' | 'flag' | 'value';

interface Meaning {
  readonly kind: WordKind;
  /** Sentences, with code between backticks. */
  readonly note: string;
  /** Path of the reference, with an anchor. */
  readonly url?: string;
}

function describeRole(text: string, role: WordRole, {command, node}: LabeledWords): Meaning {
  switch (role.kind) {
    case 'program':
      return {kind: 'program', note: `The ${brand.name} CLI.`, url: cliPage};
    case 'help':
      return {kind: 'command', note: 'Prints the help of the command that follows.', url: `${cliPage}#get-help`};
    case 'separator':
      return {kind: 'flag', note: 'Ends the flags. The words after it are passed on unchanged.'};
    case 'command':
      return {kind: 'command', ...describeNode(text, role.node, node)};
    case 'value':
      return {
        kind: 'value',
        note: [`Value of \`--${role.flag.name}\`.`, ...describeValue(role.flag)].join(' '),
        url: urlOfFlag(command, role.flag),
      };
    case 'flag':
      return {kind: 'flag', ...describeFlags(text, role, command)};
    case 'argument':
      return {kind: 'argument', ...describeArgument(role, command)};
  }
}

function describeNode(text: string, node: GrammarNode, last: GrammarNode) {
  if (node === last && node.command) return {note: node.command.summary, url: urlOfCommand(node.command)};
  const name = node.path.at(-1) ?? '';
  const noun = nouns.find((each) => each.name === name);
  const [page] = urlOfCommand(firstCommand(node)).split('#');
  const form = text === name ? '' : `The same as \`${name}\`: `;
  const meaning = noun?.description ?? 'a group of commands';
  return {note: `${form || meaning.charAt(0).toUpperCase()}${form ? meaning : meaning.slice(1)}.`, url: page};
}

function firstCommand(node: GrammarNode): Command {
  return node.command ?? firstCommand([...node.children.values()][0]!);
}

function describeFlags(text: string, {flags, known, value}: Extract<WordRole, {kind: 'flag'}>, command?: Command) {
  const notes = flags.map((flag) => {
    const isNamed = known && text.startsWith(`--${flag.name}`);
    const intro = text === `--no-${flag.name}` ? `Turns off \`--${flag.name}\`, which is on by default. ` : '';
    return `${intro || (isNamed ? '' : `\`--${flag.name}\`: `)}${flag.description}`;
  });
  const last = flags.at(-1);
  if (!known) notes.unshift('This flag does not exist.');
  if (last && value !== undefined) notes.push(...describeValue(last));
  return {note: notes.join(' '), ...(last && {url: urlOfFlag(command, last)})};
}

function describeArgument({argument}: Extract<WordRole, {kind: 'argument'}>, command: Command | undefined) {
  if (!command) return {note: 'Not explained, because the command is not known.'};
  if (!argument) return {note: 'The command does not take this argument.'};
  return {note: [argument.description, ...describeValue(argument)].join(' '), url: urlOfArgument(command, argument)};
}

/** Whether a word of a command line is a placeholder for a value: `NAME`, `<name>`, `[flags]`, `…`. */
export function isPlaceholder(word: string): boolean {
  return /^(?:[A-Z][A-Z0-9_-]*|<[^<>]+>|\[[^[\]]+\]|…|\.\.\.)(?:\.\.\.|…)?$/.test(word) && word !== 'A';
}

/**
 * Replaces variables, substitutions and placeholders with values that the grammar accepts. An ellipsis is left out.
 *
 * @param isOpen leave out those of no argument too, because they can be empty
 */
export function fillWords(words: readonly ShellWord[], roles: readonly WordRole[], isOpen: boolean) {
  return words.flatMap(({text, dynamic}, index) => {
    const role = roles[index]!;
    if (/^(?:…|\.\.\.|\[[^[\]]+\])$/.test(text)) return [];
    if (role.kind === 'flag') {
      const flag = role.known ? role.flags.at(-1) : undefined;
      const isUnknown = role.value !== undefined && (dynamic || isPlaceholder(role.value));
      return {text: flag && isUnknown ? `--${flag.name}=${fit(role.value, flag)}` : text, index};
    }
    const value = role.kind === 'argument' ? role.argument : role.kind === 'value' ? role.flag : undefined;
    if (!dynamic && !isPlaceholder(text)) return {text, index};
    if (value) return {text: fit(text, value), index};
    return role.kind === 'argument' && isOpen ? [] : {text, index};
  });
}

/** Keeps `KEY=$VALUE`, which is valid, and replaces everything else with a sample. */
const fit = (text: string, value: Argument | Flag): string =>
  value.type === 'keyValue' && /^[^=]+=/.test(text) ? text : sampleValue(value);

/** Errors about something missing. */
export const incomplete: ReadonlySet<ErrorCode> = new Set(['command_missing', 'argument_missing', 'flag_missing']);

/** An error that the CLI would report, with the URL of its documentation. */
export interface Problem extends CliError {
  readonly url: string;
}

/** A word of a command line with its explanation, or several that are values of the same argument. */
export interface ExplainedWord extends Meaning {
  /** As written, with quotes. */
  readonly text: string;
  /** Range in the script, if that has no prompts. */
  readonly start: number;
  readonly end: number;
  readonly problems: readonly Problem[];
}

const toProblem = (error: CliError): Problem => ({...error, url: `${pageOfError[error.code]}#error-${error.code}`});

/** Prompts of Bash, zsh and PowerShell, also with user, host and directory. */
const prompt = /^[ \t]*(?:[$%]|PS [^\n>]*>|[\w.-]+@[^\s$#%]*[$#%]) /;

/** Removes prompts, and the output between them. */
function stripPrompts(script: string): string {
  const lines = script.split('\n');
  if (!lines.some((line) => prompt.test(line))) return script;
  return lines
    .filter((line, index) => prompt.test(line) || lines[index - 1]?.endsWith('\\'))
    .map((line) => line.replace(prompt, '').replace(/^> /, ''))
    .join('\n');
}

/** A variable assignment, or a line that continues after a backquote. */
const powerShell = /^[ \t]*\$(?:env:)?\w+[ \t]*=|[ \t]`[ \t]*$/im;
const collapse = (text: string): string => text.replace(/\\\n/g, ' ').trim().split(/\s+/).join(' ');

/**
 * Explains each word of the CLI's command lines in a shell script or a terminal transcript. The shell around them isn't
 * explained, and PowerShell isn't read at all. Never throws.
 */
export function explainScript(script: string) {
  const plain = stripPrompts(script.replaceAll('\r\n', '\n'));
  const found = powerShell.test(plain) ? [] : findToolCalls(plain, brand.cli);
  const calls = found.map(explainCall);
  const written = found.flatMap(({words}) => words.map(({source}) => source)).join(' ');
  const commands = [...new Set(calls.flatMap(({command}) => command ?? []))];
  return {
    calls: calls.map(({words}) => words),
    /** Whether the script also contains shell syntax or other programs, which aren't explained. */
    isPartial: collapse(written) !== collapse(plain),
    commands,
    problems: calls.flatMap(({words}) => words.flatMap(({problems}) => problems)),
    exitCodes: collectExitCodes(commands),
  };
}

function explainCall(call: ToolCall) {
  const labeled = labelWords(call.words.map(({text}) => text));
  const {roles, command} = labeled;
  const problem = findProblem(call, labeled);
  const explained: ExplainedWord[] = [];
  for (const [index, {text, source, start, dynamic}] of call.words.entries()) {
    const end = start + source.length;
    const role = roles[index]!;
    const before = roles[index - 1];
    const problems = problem?.index === index ? [toProblem(problem.error)] : [];
    const last = explained.at(-1);
    if (last && role.kind === 'argument' && before?.kind === 'argument' && role.argument === before.argument) {
      const joined = {text: `${last.text} ${source}`, end, problems: [...last.problems, ...problems]};
      explained[explained.length - 1] = {...last, ...joined};
      continue;
    }
    const {note, ...meaning} = describeRole(text, role, labeled);
    const isAfterUnknown =
      role.kind === 'argument' && !role.argument && command && before?.kind === 'flag' && !before.known;
    const shown = isAfterUnknown ? 'Not explained, because the flag before it is not known.' : note;
    const hasValue = (role.kind === 'argument' && role.argument) || role.kind === 'value' || role.kind === 'flag';
    const runtime = dynamic && hasValue ? ' The value is known only at run time.' : '';
    explained.push({...meaning, text: source, start, end, note: shown + runtime, problems});
  }
  return {words: explained, command};
}

/** The error that the CLI reports for a command line, and the index of the word that causes it. */
function findProblem({words, open}: ToolCall, {roles, command}: LabeledWords) {
  const unclosed = words.findIndex((word) => word.unclosed !== undefined);
  if (unclosed >= 0)
    return {error: createError('quotes_unbalanced', {quote: words[unclosed]!.unclosed!}), index: unclosed};
  // The word that names the command may be known only at run time.
  const named = words[roles.findIndex(({kind}) => kind === 'argument')];
  if (!command && named && (named.dynamic || isPlaceholder(named.text))) return undefined;
  const kept = fillWords(words, roles, true);
  const result = parseInvocation(kept.map(({text}) => text));
  if (result.ok || ((open || kept.length < words.length) && incomplete.has(result.error.code))) return undefined;
  const lastName = roles.findLastIndex(({kind}) => kind === 'command' || kind === 'program');
  return {error: result.error, index: kept[result.at ?? -1]?.index ?? lastName};
}

/** Those that a script should handle, ascending, with the meaning as a sentence. Empty without commands of the CLI. */
function collectExitCodes(commands: readonly Command[]) {
  const codes = [...new Set(commands.flatMap(commandErrors))];
  return exitCodes
    .filter(({code}) => commands.length > 0 && (code === 0 || codes.some((each) => errors[each].exitCode === code)))
    .map(({code, meaning, handling}) => ({
      code,
      meaning: `${meaning.charAt(0).toUpperCase()}${meaning.slice(1)}.`,
      handling,
      url: `${cliPage}#exit-code-${code}`,
    }));
}

import {brand} from '../../brand';
import {createError, errors, type ErrorCode} from '../../errors';
import {pageOfError} from '../../errors/errorPages';
import {locateCall} from '../../shell/findToolCalls';
import {deepest, findPrefix} from '../../shell/readShellCommands';
import {readShellTokens, type ShellToken, type WordToken} from '../../shell/readShellTokens';
import {commandErrors, parserErrors} from '../commandErrors';
import {cliPage} from '../commandPages';
import {environmentVariables, exitCodes} from '../globalFlags';
import {isEllipsis, isPlaceholder} from '../isPlaceholder';
import {sampleValue} from '../sampleValue';
import type {CliError, Command} from '../types';
import {describeRole} from './describeRole';
import {findProblems} from './findProblems';
import {labelWords, type WordRole} from './labelWords';
import type {Explanation, HandledExitCode, PartKind, Problem, ScriptPart} from './types';

const urlOfError = (code: ErrorCode): string => `${pageOfError[code]}#error-${code}`;
const toProblem = (error: CliError): Problem => ({...error, url: urlOfError(error.code)});

const operatorNotes: Readonly<Record<string, string>> = {
  '|': 'Passes the output on to the next command. The exit code is that of the last command; in Bash, `set -o pipefail` also reports failures of the others.',
  '|&': 'Passes the output and the error messages on to the next command.',
  '&&': 'Runs the next command only if this one succeeds with exit code 0.',
  '||': 'Runs the next command only if this one fails with an exit code other than 0.',
  ';': 'Ends the command. The next one runs even if this one fails.',
  ';;': 'Ends a branch of `case`.',
  '&': 'Runs the command in the background. Its exit code is lost unless the script uses `wait`.',
  '(': 'Begins a group of commands that run in a subshell.',
  ')': 'Ends the group.',
};

function describeRedirection(sign: string): string {
  if (/<</.test(sign)) return 'Passes text to the standard input of the command.';
  if (/&\d$|&$/.test(sign))
    return 'Redirects one output to the destination of another, for example standard error to that of standard output.';
  if (sign.includes('<')) return 'Reads standard input from a file.';
  const what = sign.startsWith('2') ? 'the error messages' : sign.startsWith('&') ? 'all output' : 'the output';
  return sign.includes('>>') ? `Appends ${what} to a file.` : `Writes ${what} to a file, which is overwritten.`;
}

/** Explains each word of a line, a pipeline, a script or a terminal transcript. Never throws. */
export function explainScript(script: string): Explanation {
  const commands = new Set<Command>();
  const parts = /^\s*\$ /.test(script) ? explainTranscript(script, commands) : explainParts(script, commands, 0);
  return {parts, commands: [...commands], problems: collectProblems(parts), exitCodes: collectExitCodes([...commands])};
}

const createPart = (kind: PartKind, text: string, note = '', more: Partial<ScriptPart> = {}): ScriptPart => ({
  ...{kind, text, note, problems: [], inner: []},
  ...more,
});

/** A line with a prompt and its continuation lines, or other lines. */
const transcriptBlock = /[ \t]*\$ (?:[^\n]*\\\n)*[^\n]*\n?|(?:(?![ \t]*\$ )(?:[^\n]+\n?|\n))+/g;

function explainTranscript(script: string, commands: Set<Command>): ScriptPart[] {
  return (script.match(transcriptBlock) ?? []).flatMap((block) => {
    const prompt = /^[ \t]*\$ /.exec(block)?.[0];
    if (prompt !== undefined)
      return [createPart('space', prompt), ...explainParts(block.slice(prompt.length), commands, 0)];
    return [block.trim() === '' ? createPart('space', block) : createPart('other', block, 'Output.')];
  });
}

/** The tokens of a simple command, by their index. */
type Words = readonly {readonly token: WordToken; readonly index: number}[];

function explainParts(script: string, commands: Set<Command>, depth: number): ScriptPart[] {
  const tokens = [...readShellTokens(script)];
  const parts: ScriptPart[] = [];
  let words: {token: WordToken; index: number}[] = [];
  let isFile = false;
  const source = ({start, end}: {start: number; end: number}) => script.slice(start, end);
  const explainInner = ({inner}: WordToken) =>
    depth < deepest ? inner.flatMap((range) => explainParts(source(range), commands, depth + 1)) : [];

  const finish = () => {
    if (words.length > 0)
      explainCommand(words, commands, depth).forEach((part, at) => (parts[words[at]!.index] = part));
    words = [];
    isFile = false;
  };
  for (const [index, token] of tokens.entries()) {
    const text = source(token);
    if (token.kind !== 'word') {
      if (token.kind === 'operator') finish();
      isFile ||= token.kind === 'redirection' && !/^\d*<<(?!<)/.test(text);
      parts[index] = explainToken(token, text);
      continue;
    }
    const prefix = words.length === 0 ? findPrefix(token, text) : undefined;
    const more = {inner: explainInner(token), problems: findUnclosed(token)};
    if (isFile) parts[index] = createPart('redirection', text, '', more);
    else if (prefix === 'keyword') parts[index] = createPart('keyword', text, 'A shell keyword.', more);
    else if (prefix === 'assignment') parts[index] = explainAssignment(text, more);
    else {
      parts[index] = createPart('other', text, '', more);
      words.push({token: token, index});
    }
    isFile = false;
  }
  finish();
  return mergeParts(parts);

  /** Explains the words of one command. */
  function explainCommand(found: Words, known: Set<Command>, level: number): ScriptPart[] {
    const before = found.map(({index}) => parts[index]!);
    const place = locateCall(
      found.map(({token}) => token),
      brand.cli,
    );
    const at = place?.at ?? found.length;
    const isExport = found[0]!.token.text === 'export';
    const explained = before.map((part, index): ScriptPart => {
      const {token} = found[index]!;
      if (isExport && index > 0 && findPrefix(token, part.text) === 'assignment')
        return explainAssignment(part.text, part);
      if (index > 0) return part;
      const note = isExport
        ? 'Sets variables for the commands that follow.'
        : place && !place.isScript
          ? `\`${token.text}\` runs the command that follows.`
          : `\`${token.text}\` is not part of the ${brand.name} CLI and is not explained here.`;
      return {...part, note};
    });
    if (!place) return explained;
    if (place.isScript) {
      const inner = level < deepest ? explainParts(found[at]!.token.text, known, level + 1) : [];
      explained[at] = {...explained[at]!, note: 'A script that the shell runs.', inner};
      return explained;
    }
    const call = explainCall(found.slice(at), before.slice(at), place.open, known);
    return [...explained.slice(0, at), ...call];
  }
}

function explainToken({kind}: ShellToken, text: string): ScriptPart {
  if (kind === 'comment') return createPart('comment', text, 'A comment, which the shell ignores.');
  if (kind === 'redirection') return createPart('redirection', text, describeRedirection(text));
  if (kind === 'heredoc') return createPart('redirection', text, 'Text for standard input, and the word that ends it.');
  if (kind === 'space' || text === '\n') return createPart('space', text);
  return createPart('operator', text, operatorNotes[text]);
}

function explainAssignment(text: string, {inner, problems}: Partial<ScriptPart>): ScriptPart {
  const [name = ''] = text.split(/\+?=/, 1);
  const variable = environmentVariables.find((each) => each.name === name);
  const note = variable ? `Environment variable. ${variable.description}` : `Sets the variable \`${name}\`.`;
  return createPart('variable', text, note, {inner, problems, ...(variable && {url: `${cliPage}#env-${name}`})});
}

function findUnclosed({unclosed}: WordToken): Problem[] {
  return unclosed === undefined ? [] : [toProblem(createError('quotes_unbalanced', {quote: unclosed}))];
}

/** Explains a command line of the CLI. */
function explainCall(
  words: Words,
  before: readonly ScriptPart[],
  isOpen: boolean,
  commands: Set<Command>,
): ScriptPart[] {
  const texts = words.map(({token}) => token.text);
  const labeled = labelWords(texts);
  const {roles, command} = labeled;
  if (command) commands.add(command);
  const filled = texts.map((text, index) => fill(text, roles[index]!, words[index]!.token.dynamic));
  const kept = filled.flatMap((text, index) => (text === undefined ? [] : [{text, index}]));
  const isUnreadable = before.some(({problems}) => problems.length > 0) || (!command && hasUnknown(words, roles));
  const isIncomplete = isOpen || kept.length < filled.length;
  const found = isUnreadable
    ? []
    : findProblems(
        kept.map(({text}) => text),
        isIncomplete,
      );
  const lastCommand = roles.map(({kind}) => kind === 'command' || kind === 'program').lastIndexOf(true);

  return words.map(({token}, index): ScriptPart => {
    const role = roles[index]!;
    const part = before[index]!;
    const {note, ...meaning} = describeRole(token.text, role, labeled);
    const isRepeated =
      role.kind === 'argument' && role.argument !== undefined && isSameArgument(role, roles[index - 1]);
    const own = found
      .filter(({word}) => (word === undefined ? lastCommand : kept[word]!.index) === index)
      .map(({error}) => toProblem(error));
    const hasValue = (role.kind === 'argument' && role.argument) || role.kind === 'value' || role.kind === 'flag';
    const isAfterUnknown = role.kind === 'argument' && !role.argument && command && isUnknownFlag(roles[index - 1]);
    const shown = isAfterUnknown ? 'Not explained, because the flag before it is not known.' : note;
    return {
      ...part,
      ...meaning,
      note: isRepeated ? '' : token.dynamic && hasValue ? `${shown} The value is known only at run time.` : shown,
      problems: [...part.problems, ...own],
    };
  });
}

const isSameArgument = (role: WordRole, other: WordRole | undefined): boolean =>
  role.kind === 'argument' && other?.kind === 'argument' && role.argument === other.argument;

const isUnknownFlag = (role: WordRole | undefined): boolean => role?.kind === 'flag' && !role.known;

/** Whether the word that names the command is known only at run time. */
function hasUnknown(words: Words, roles: readonly WordRole[]): boolean {
  const {token} = words[roles.findIndex(({kind}) => kind === 'argument')] ?? {};
  return token !== undefined && (token.dynamic || isPlaceholder(token.text));
}

/** Replaces a variable or placeholder with a value that the grammar accepts; undefined if it represents any words. */
function fill(text: string, role: WordRole, isDynamic: boolean): string | undefined {
  if (isEllipsis(text)) return undefined;
  if (role.kind === 'flag') {
    const flag = role.flags.at(-1);
    const isUnknown = role.value !== undefined && (isDynamic || isPlaceholder(role.value));
    return flag && isUnknown ? `--${flag.name}=${sampleValue(flag)}` : text;
  }
  const value = role.kind === 'argument' ? role.argument : role.kind === 'value' ? role.flag : undefined;
  if (!isDynamic && !isPlaceholder(text)) return text;
  if (!value) return role.kind === 'argument' ? undefined : text;
  return value.type === 'keyValue' && /^[^=]+=/.test(text) ? text : sampleValue(value);
}

/** Merges words without a note into the words before them. */
function mergeParts(parts: readonly ScriptPart[]): ScriptPart[] {
  const merged: ScriptPart[] = [];
  for (const part of parts) {
    const isSpaced = merged.at(-1)?.kind === 'space';
    const before = merged.at(isSpaced ? -2 : -1);
    if (part.kind === 'space' || part.note !== '' || before?.kind !== part.kind || /^\n/.test(merged.at(-1)!.text)) {
      merged.push(part.note === '' && part.kind !== 'space' ? {...part, note: 'Part of the same command.'} : part);
      continue;
    }
    const space = isSpaced ? merged.pop()!.text : '';
    merged.pop();
    merged.push({
      ...before,
      text: before.text + space + part.text,
      problems: [...before.problems, ...part.problems],
      inner: [...before.inner, ...part.inner],
    });
  }
  return merged;
}

function collectProblems(parts: readonly ScriptPart[]): Problem[] {
  return parts.flatMap(({problems, inner}) => [...problems, ...collectProblems(inner)]);
}

function collectExitCodes(commands: readonly Command[]): HandledExitCode[] {
  const codes = [...new Set(commands.flatMap(commandErrors))];
  const isParserError = (code: ErrorCode): boolean => parserErrors.some((each) => each === code);
  const shown = codes.filter((code) => !isParserError(code) || commands.some((each) => each.errors.includes(code)));
  return exitCodes
    .filter(({code}) => commands.length > 0 && (code === 0 || codes.some((each) => errors[each].exitCode === code)))
    .map(({code, meaning, handling}) => ({
      code,
      meaning: `${meaning.charAt(0).toUpperCase()}${meaning.slice(1)}.`,
      handling,
      url: `${cliPage}#exit-code-${code}`,
      errors: shown
        .filter((each) => errors[each].exitCode === code)
        .map((each) => ({code: each, url: urlOfError(each)})),
    }));
}

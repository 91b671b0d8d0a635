import type {ShellWord} from '@aloft/platform/shell';
import {type Argument, type Command, type Flag, isEllipsis, isPlaceholder, sampleValue} from '@aloft/platform/cli';
import type {Facts} from '../facts/Facts';

/** A problem of a command line. */
interface CommandFinding {
  readonly code: string;
  readonly what: string;
  readonly how: string;
}

// Codes of errors about something missing, as opposed to something wrong.
const incomplete = new Set(['command_missing', 'argument_missing', 'flag_missing', 'nothing_to_change']);

/**
 * Checks a command line against the grammar.
 *
 * @param words the whole line, starting with `aloft`
 * @param partial accept a line that stops early, as `aloft machine` in a sentence does
 */
export function checkCommandLine(
  words: readonly ShellWord[],
  facts: Facts,
  partial = false,
): CommandFinding | undefined {
  const {words: filled, open} = fillWords(words, facts);
  const [tool = '', first] = filled;
  if (first !== undefined && /^[<…[.]/.test(first) && isPlaceholder(first)) return undefined;
  const result = facts.parse(filled);
  if (result.ok) return undefined;
  const {code, message, hint} = result.error;
  if ((partial || open) && incomplete.has(code)) return undefined;
  if (partial && code === 'command_unknown' && endsInPlaceholder(words)) return undefined;
  return {code, what: `\`${[tool, ...words.slice(1).map(({text}) => text)].join(' ')}\`: ${message}`, how: hint};
}

/** Whether a placeholder ends the line: `aloft machine <verb>` refers to the commands of a group. */
function endsInPlaceholder(words: readonly ShellWord[]): boolean {
  const last = words.at(-1)?.text ?? '';
  return words.length > 2 && /^<.+>$/.test(last);
}

/** A command line whose unknown values are filled with samples. */
interface FilledWords {
  readonly words: readonly string[];
  /** Whether words may be missing because the line contains an ellipsis. */
  readonly open: boolean;
}

/** Replaces variables, substitutions and placeholders with sample values of the type that the grammar expects. */
function fillWords(words: readonly ShellWord[], facts: Facts): FilledWords {
  const {command, length} = findCommand(words, facts);
  const known = [...(command?.flags ?? []), ...facts.globalFlags];
  const filled = words.slice(0, length).map(({text}) => text);
  let open = false;
  let position = 0;
  let awaiting: Flag | undefined;
  let verbatim = false;
  for (const word of words.slice(length)) {
    if (isEllipsis(word.text)) {
      open = true;
      continue;
    }
    const unknown = word.dynamic || isPlaceholder(word.text);
    if (verbatim) filled.push(word.text);
    else if (awaiting) {
      filled.push(unknown ? fit(word.text, awaiting) : word.text);
      awaiting = undefined;
    } else if (word.text === '--') {
      verbatim = true;
      filled.push(word.text);
    } else if (/^-./.test(word.text)) {
      const [name = '', value] = splitFlag(word.text);
      const flag = known.find((each) => `--${each.name}` === name || `-${each.short}` === name);
      if (flag && flag.type !== 'boolean' && value === undefined) awaiting = flag;
      filled.push(
        flag && value !== undefined && (word.dynamic || isPlaceholder(value))
          ? `${name}=${fit(value, flag)}`
          : word.text,
      );
    } else {
      const argument: Argument | undefined =
        command?.args[position] ?? command?.args.filter(({variadic}) => variadic).at(-1);
      position++;
      filled.push(unknown && argument ? fit(word.text, argument) : word.text);
    }
  }
  return {words: filled, open};
}

/** Keeps `KEY=$VALUE`, which is valid, and replaces everything else with a sample. */
function fit(text: string, value: Argument | Flag): string {
  return value.type === 'keyValue' && /^[^=]+=/.test(text) ? text : sampleValue(value);
}

function splitFlag(text: string): [string, string | undefined] {
  const at = text.startsWith('--') ? text.indexOf('=') : -1;
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}

/** Finds the command that the first words name, and the number of those words. */
function findCommand(words: readonly ShellWord[], {commands, nouns}: Facts): {command?: Command; length: number} {
  const singular = new Map(
    nouns.flatMap(({name, plural, short}) => [plural, short].map((form) => [form, name] as const)),
  );
  let path: string[] = [];
  let length = 1;
  for (const {text, dynamic} of words.slice(1)) {
    if (dynamic) break;
    const next = [
      [...path, singular.get(text) ?? text],
      [...path, text],
    ].find((candidate) => commands.some((command) => candidate.every((word, index) => command.path[index] === word)));
    if (!next) break;
    path = next;
    length++;
  }
  return {command: commands.find((command) => command.path.join(' ') === path.join(' ')), length};
}

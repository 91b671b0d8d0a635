import {isEllipsis, isPlaceholder, sampleValue, type Argument, type Command, type Flag} from '@aloft/platform/cli';
import type {Facts} from '../facts/Facts';
import type {ShellWord} from '@aloft/platform/shell';

/** A command line whose unknown values are filled with samples. */
export interface FilledWords {
  readonly words: readonly string[];
  /** Whether words may be missing because the line contains an ellipsis. */
  readonly open: boolean;
}

/** Replaces variables, substitutions and placeholders with sample values of the type that the grammar expects. */
export function fillWords(words: readonly ShellWord[], facts: Facts): FilledWords {
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

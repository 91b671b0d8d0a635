import {commands, globalFlags} from '@aloft/platform/commands';
import {commandUsage, flagPlaceholder, nouns, type Command, type Flag} from '@aloft/platform/cli';
import {brand} from '@aloft/platform/brand';

/** Formats the help of a command, a noun, or the CLI, as lines. */
export function formatHelp(path: readonly string[]): string[] {
  const exact = commands.find((command) => sameWords(command.path, path));
  const below = commands.filter(
    (command) => command.path.length > path.length && sameWords(command.path.slice(0, path.length), path),
  );
  if (exact && below.length === 0) return helpOfCommand(exact);
  if (path.length === 0) return helpOfTool();
  return helpOfGroup(path, exact ? [exact, ...below] : below);
}

function helpOfTool(): string[] {
  const own = commands.filter((command) => !nouns.some((noun) => noun.name === command.path[0]));
  return [
    `${brand.name}: ${brand.tagline}`,
    '',
    'Usage:',
    `  ${brand.cli} <command> [flags]`,
    `  ${brand.cli} <noun> <verb> [NAME] [flags]`,
    '',
    'Commands:',
    ...alignPairs(own.map((command) => [command.path.join(' '), firstSentence(command.summary)])),
    '',
    'Nouns:',
    ...alignPairs(
      nouns
        .filter((noun) => commands.some((command) => command.path[0] === noun.name))
        .map((noun) => [[noun.name, noun.short].filter(Boolean).join(', '), noun.description]),
    ),
    '',
    ...helpOfGlobalFlags(),
    '',
    `Run '${brand.cli} <command> --help' to show the help of a command.`,
  ];
}

function helpOfGroup(path: readonly string[], below: Command[]): string[] {
  const words = path.join(' ');
  return [
    'Usage:',
    `  ${brand.cli} ${words} <verb> [flags]`,
    '',
    'Commands:',
    ...alignPairs(below.map((command) => [command.path.join(' '), firstSentence(command.summary)])),
    '',
    ...helpOfGlobalFlags(),
    '',
    `Run '${brand.cli} ${words} <verb> --help' to show the help of a command.`,
  ];
}

function helpOfCommand(command: Command): string[] {
  const section = (title: string, pairs: Array<[string, string]>): string[] =>
    pairs.length === 0 ? [] : ['', title, ...alignPairs(pairs)];
  return [
    ...(command.summary.endsWith('.') ? [command.summary] : [`${command.summary}.`]),
    '',
    'Usage:',
    `  ${commandUsage(command)}`,
    ...section(
      'Arguments:',
      command.args.map((argument) => [argument.name, firstSentence(argument.description)]),
    ),
    ...section(
      'Flags:',
      command.flags.map((flag) => [formatFlag(flag), describeFlag(flag)]),
    ),
    ...(command.examples.length === 0
      ? []
      : ['', 'Examples:', ...command.examples.map((example) => `  ${example.line}`)]),
    '',
    ...helpOfGlobalFlags(),
  ];
}

function helpOfGlobalFlags(): string[] {
  return ['Global flags:', ...alignPairs(globalFlags.map((flag) => [formatFlag(flag), describeFlag(flag)]))];
}

function formatFlag(flag: Flag): string {
  const short = flag.short ? `-${flag.short}, ` : '    ';
  return `${short}--${flag.name} ${flagPlaceholder(flag)}`.trimEnd();
}

function describeFlag(flag: Flag): string {
  const text = firstSentence(flag.description);
  const notes = [
    flag.default !== undefined && flag.default !== 'false' ? `default ${flag.default}` : '',
    flag.env !== undefined ? flag.env : '',
  ].filter((note) => note !== '');
  return notes.length === 0 ? text : `${text} (${notes.join(', ')})`;
}

function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(text)?.[0].replace(/\.$/, '') ?? text;
}

function alignPairs(pairs: Array<[string, string]>): string[] {
  const width = pairs.reduce((most, [name]) => Math.max(most, name.length), 0);
  return pairs.map(([name, text]) => `  ${name.padEnd(width)}   ${text}`.trimEnd());
}

function sameWords(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((word, index) => word === right[index]);
}

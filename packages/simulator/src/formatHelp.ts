import {commands, globalFlags} from '@aloft/platform/commands';
import {commandUsage, flagPlaceholder, nouns, type Command, type Flag} from '@aloft/platform/cli';
import {brand} from '@aloft/platform/brand';
import {align} from './format/renderReply';

/** Formats the help of a command, a noun, or the CLI, as lines. */
export function formatHelp(path: readonly string[]): string[] {
  const words = path.join(' ');
  const exact = commands.find(({id}) => id === words);
  const below = commands.filter(({id}) => id.startsWith(`${words} `));
  if (path.length === 0) return helpOfTool();
  if (exact && below.length === 0) return helpOfCommand(exact);
  return [
    'Usage:',
    `  ${brand.cli} ${words} <verb> [flags]`,
    ...section('Commands:', summarize(exact ? [exact, ...below] : below)),
    ...globalSection,
    '',
    `Run '${brand.cli} ${words} <verb> --help' to show the help of a command.`,
  ];
}

function helpOfTool(): string[] {
  const isNoun = ({path}: Command): boolean => nouns.some(({name}) => name === path[0]);
  return [
    `${brand.name}: ${brand.tagline}`,
    '',
    'Usage:',
    `  ${brand.cli} <command> [flags]`,
    `  ${brand.cli} <noun> <verb> [NAME] [flags]`,
    ...section('Commands:', summarize(commands.filter((command) => !isNoun(command)))),
    ...section(
      'Nouns:',
      nouns
        .filter(({name}) => commands.some(({path}) => path[0] === name))
        .map(({name, short, description}) => [short ? `${name}, ${short}` : name, description]),
    ),
    ...globalSection,
    '',
    `Run '${brand.cli} <command> --help' to show the help of a command.`,
  ];
}

function helpOfCommand(command: Command): string[] {
  const {summary, args, flags, examples} = command;
  return [
    summary.endsWith('.') ? summary : `${summary}.`,
    '',
    'Usage:',
    `  ${commandUsage(command)}`,
    ...section(
      'Arguments:',
      args.map(({name, description}) => [name, firstSentence(description)]),
    ),
    ...section('Flags:', flags.map(describeFlag)),
    ...section(
      'Examples:',
      examples.map(({line}) => [line]),
    ),
    ...globalSection,
  ];
}

function section(title: string, rows: string[][]): string[] {
  return rows.length === 0 ? [] : ['', title, ...align(rows).map((line) => `  ${line}`)];
}

const summarize = (list: readonly Command[]): string[][] => list.map(({id, summary}) => [id, firstSentence(summary)]);

function describeFlag(flag: Flag): string[] {
  const {short, name, description, default: value, env} = flag;
  const notes = [value !== undefined && value !== 'false' ? [`default ${value}`] : [], env ?? []].flat();
  const text = firstSentence(description);
  return [
    `${short ? `-${short}, ` : '    '}--${name} ${flagPlaceholder(flag)}`.trimEnd(),
    notes.length === 0 ? text : `${text} (${notes.join(', ')})`,
  ];
}

const globalSection = section('Global flags:', globalFlags.map(describeFlag));

function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(text)?.[0].replace(/\.$/, '') ?? text;
}

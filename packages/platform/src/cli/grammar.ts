import {clauseOf, type DefinedKind, definedKinds} from '../resources';
import type {Argument, Command, Flag, Noun} from './types';
import {brand} from '../brand';
import {commands} from './commands';
import {environmentVariables, globalFlags} from './globalFlags';
import {flagPlaceholder} from './valueTypes';

const shortForms: Partial<Record<DefinedKind, string>> = {
  machine: 'm',
  service: 'svc',
  volume: 'vol',
  certificate: 'cert',
  namespace: 'ns',
};

/** Every noun of the grammar, resources first. Plural and short forms are equivalent to the singular. */
export const nouns: readonly Noun[] = [
  ...definedKinds.map((name) => ({
    name,
    plural: `${name}s`,
    ...(name in shortForms && {short: shortForms[name]}),
    description: clauseOf(name),
  })),
  {name: 'env', description: 'the environment variables of an app'},
  {name: 'schema', plural: 'schemas', description: 'the JSON Schema of the manifest'},
];

const canonical: ReadonlyMap<string, string> = new Map(
  nouns.flatMap((noun) =>
    [noun.name, noun.plural, noun.short].flatMap((form) => (form === undefined ? [] : [[form, noun.name] as const])),
  ),
);

/** The singular form of a noun; other words are returned unchanged. */
export function canonicalNoun(word: string): string {
  return canonical.get(word) ?? word;
}

/** A node of the command tree: a command, a group of commands, or both. */
export interface GrammarNode {
  /** Path of canonical words. */
  readonly path: readonly string[];
  /** The command at this path, if any. */
  readonly command?: Command;
  /** Children by canonical word. */
  readonly children: ReadonlyMap<string, GrammarNode>;
}

function createNode(path: readonly string[]): GrammarNode {
  const below = commands.filter((command) => path.every((word, index) => command.path[index] === word));
  const words = [...new Set(below.flatMap((command) => command.path[path.length] ?? []))];
  return {
    path,
    command: below.find((command) => command.path.length === path.length),
    children: new Map(words.map((word) => [word, createNode([...path, word])])),
  };
}

/** Root of the command tree. */
export const grammar: GrammarNode = createNode([]);

/** Finds the child for a word, including plural and short forms. */
export function findChild(node: GrammarNode, word: string): GrammarNode | undefined {
  return node.children.get(canonicalNoun(word)) ?? node.children.get(word);
}

/** The command at a path in any form, for example `['m', 'list']`. */
export function findCommand(path: readonly string[]): Command | undefined {
  return path.reduce<GrammarNode | undefined>((node, word) => node && findChild(node, word), grammar)?.command;
}

/** Flags of a command, then the global ones. */
export function allFlags(command: Command | undefined): readonly Flag[] {
  return command ? [...command.flags, ...globalFlags] : globalFlags;
}

/** Finds a flag by its long name without dashes; `no-wait` finds `wait`, which is on by default. */
export function findFlag(command: Command | undefined, name: string): Flag | undefined {
  const known = allFlags(command);
  const found = known.find((flag) => flag.name === name);
  if (found || !name.startsWith('no-')) return found;
  return known.find((flag) => flag.type === 'boolean' && flag.default === 'true' && flag.name === name.slice(3));
}

function argumentUsage(argument: Argument): string {
  const word = argument.variadic ? `${argument.name}...` : argument.name;
  return argument.required ? word : `[${word}]`;
}

/** The usage line of a command: `aloft machine get NAME [flags]`. */
export function commandUsage(command: Command): string {
  const required = command.flags
    .filter((flag) => flag.required)
    .map((flag) => `--${flag.name} ${flagPlaceholder(flag)}`);
  const separated = command.args.at(-1)?.name === 'COMMAND';
  const args = command.args.map(argumentUsage);
  if (separated) args.splice(-1, 0, '[flags] --');
  return [brand.cli, ...command.path, ...args, ...required, ...(separated ? [] : ['[flags]'])].join(' ');
}

/** Constraints on a value that its description doesn't mention, as sentences. */
export function describeValue({values, min, max}: Argument | Flag): string[] {
  return [
    ...(values ? [`One of ${values.map((value) => `\`${value}\``).join(', ')}.`] : []),
    ...(min !== undefined && max !== undefined ? [`From \`${min}\` to \`${max}\`.`] : []),
    ...(min !== undefined && max === undefined ? [`At least \`${min}\`.`] : []),
    ...(min === undefined && max !== undefined ? [`At most \`${max}\`.`] : []),
  ];
}

/** The CLI's grammar, which the site publishes. `cli.schema.json` describes its format. */
export function describeCli(): object {
  return {
    $schema: brand.docsUrl + brand.cliSchemaPath,
    program: brand.cli,
    nouns,
    globalFlags: globalFlags.map(describeFlag),
    environment: environmentVariables,
    commands: commands.map((command) => {
      // oxlint-disable-next-line no-unused-vars
      const {id, access, api, ...published} = command;
      return {usage: commandUsage(command), ...published, flags: command.flags.map(describeFlag)};
    }),
  };
}

function describeFlag(flag: Flag): object {
  const placeholder = flagPlaceholder(flag);
  return {...flag, ...(placeholder && {placeholder})};
}

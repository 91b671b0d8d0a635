import Ajv from 'ajv/dist/2020';
import {expect, it} from 'vitest';
import {brand} from '../brand';
import {errors, errorCodes} from '../errors/catalog';
import schema from './cli.schema.json';
import {commandErrors} from './commandErrors';
import {commands} from './commands';
import {globalFlags} from './globalFlags';
import {canonicalNoun, describeCli, findCommand, grammar, type GrammarNode, nouns} from './grammar';
import {parseInvocation} from './parseInvocation';
import type {Flag} from './types';
import {parseValue} from './valueTypes';

it.each(commands)('$id is described and consistent, and shows each of its flags in an example', (command) => {
  const {summary, description, path, args, errors: codes, examples} = command;
  expect(summary).toMatch(/^[A-Z][^.]*\.$/);
  expect(description).toMatch(/[.?]$/);
  expect(findCommand(path)).toBe(command);
  const flags = [...command.flags, ...globalFlags];
  const names = flags.map((flag) => flag.name);
  const shorts = flags.flatMap((flag) => flag.short ?? []);
  for (const values of [names, shorts, codes]) expect(values).toEqual([...new Set(values)]);
  for (const flag of flags) checkFlag(flag, names);
  const isRequired = args.map(({required}) => required);
  expect(isRequired, 'a required argument follows an optional one').toEqual([...isRequired].sort().reverse());
  expect(args.findIndex(({variadic}) => variadic) + 1 || args.length, 'only the last is variadic').toBe(args.length);

  const shown = new Set<string>();
  for (const example of examples) {
    const parsed = parseInvocation(example.line);
    if (!parsed.ok) throw new Error(`${example.line}: ${parsed.error.message}`);
    if (parsed.kind !== 'command') throw new Error(`${example.line} asks for help`);
    expect(parsed.invocation.command, example.line).toBe(command);
    expect(example.description).toMatch(/^[A-Z].*\.$/);
    parsed.invocation.given.forEach((name) => shown.add(name));
  }
  expect(examples).not.toEqual([]);
  const missing = command.flags.map((flag) => flag.name).filter((name) => !shown.has(name));
  expect(missing, 'add an example in packages/platform/src/cli/commands for each of these flags').toEqual([]);
});

function checkFlag(flag: Flag, names: readonly string[]): void {
  expect(flag.name).toMatch(/^[a-z][a-z-]*[a-z]$/);
  expect(flag.description, flag.name).toMatch(/\.$/);
  if (flag.default !== undefined)
    expect(parseValue(flag.default, flag), `default of ${flag.name}`).toMatchObject({ok: true});
  for (const bound of [flag.min, flag.max]) {
    if (bound !== undefined)
      expect(parseValue(bound, {type: flag.type}), `bound of ${flag.name}`).toMatchObject({ok: true});
  }
  for (const other of [...(flag.conflicts ?? []), ...(flag.requires ?? [])])
    expect(names, `${flag.name} names ${other}`).toContain(other);
}

it('global flags are each used in an example, except for --help', () => {
  const lines = commands.flatMap((command) => command.examples.map((example) => example.line)).join('\n');
  for (const flag of globalFlags.filter((candidate) => candidate.name !== 'help'))
    expect(lines).toContain(`--${flag.name}`);
});

it('nouns have unambiguous forms that differ from verbs', () => {
  const forms = nouns.flatMap((noun) => [noun.name, noun.plural, noun.short].filter((form) => form !== undefined));
  expect(new Set(forms).size).toBe(forms.length);
  const visit = (node: GrammarNode): void => {
    for (const [word, child] of node.children) {
      expect(canonicalNoun(word)).toBe(word);
      visit(child);
    }
  };
  visit(grammar);
});

it.each(['m', 'machines', 'svc', 'services', 'vol', 'volumes', 'cert', 'certificates', 'ns', 'namespaces', 'apps'])(
  '%s leads to a list',
  (form) => {
    expect(parseInvocation(`aloft ${form} list`)).toMatchObject({ok: true, kind: 'command'});
  },
);

it('the catalog contains only errors that a command or an API request can return', () => {
  const used = new Set<string>(['request_invalid', ...commands.flatMap(commandErrors)]);
  expect(errorCodes.filter((code) => !used.has(code))).toEqual([]);
});

it.each(Object.entries(errors))('%s reads as one line each', (code, entry) => {
  expect(code).toMatch(/^[a-z]+(_[a-z]+)+$/);
  expect(entry.message).toMatch(/[^.\n]$/);
  expect(entry.hint).toMatch(/[^.\n]$/);
});

it('the published grammar has every command in the format of its schema', () => {
  const validate = new Ajv({strict: true, allErrors: true}).compile(schema);
  const cli = JSON.parse(JSON.stringify(describeCli())) as {commands: readonly {usage: string; path: string[]}[]};
  expect(validate(cli), JSON.stringify(validate.errors, null, 2)).toBe(true);
  expect(cli.commands.map(({path}) => path)).toEqual(commands.map(({path}) => path));
  expect(cli.commands.find(({path}) => path.join(' ') === 'volume resize')?.usage).toBe(
    'aloft volume resize NAME --size SIZE [flags]',
  );
  expect(schema.$id).toBe(brand.docsUrl + brand.cliSchemaPath);
});

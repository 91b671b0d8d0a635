import {describe, expect, it} from 'vitest';
import {errorCodes, errors} from '../errors/catalog';
import {commandErrors} from './commandErrors';
import {commands} from './commands';
import {globalFlags} from './globalFlags';
import {canonicalNoun, findCommand, grammar, type GrammarNode, nouns} from './grammar';
import {parseInvocation} from './parseInvocation';
import type {Command, Flag} from './types';
import {parseValue} from './valueTypes';

const title = (command: Command): string => command.path.join(' ');

describe('commands', () => {
  it.each(commands.map((command) => [title(command), command] as const))(
    '%s is described and consistent',
    (_, command) => {
      expect(command.summary).toMatch(/^[A-Z][^.]*\.$/);
      expect(command.description).toMatch(/[.?]$/);
      expect(command.examples.length).toBeGreaterThan(0);
      expect(findCommand(command.path)).toBe(command);

      const flags = [...command.flags, ...globalFlags];
      const names = flags.map((flag) => flag.name);
      const shorts = flags.flatMap((flag) => flag.short ?? []);
      expect(new Set(names).size, 'two flags of one name').toBe(names.length);
      expect(new Set(shorts).size, `two flags of one short form: ${shorts.join()}`).toBe(shorts.length);
      for (const flag of flags) checkFlag(flag, names);

      const optional = command.args.findIndex((argument) => !argument.required);
      if (optional >= 0)
        expect(
          command.args.slice(optional).some((argument) => argument.required),
          'a required argument follows an optional one',
        ).toBe(false);
      expect(
        command.args.slice(0, -1).some((argument) => argument.variadic),
        'only the last argument is variadic',
      ).toBe(false);
      expect(new Set(command.errors).size, 'an error is listed twice').toBe(command.errors.length);
    },
  );

  it.each(commands.map((command) => [title(command), command] as const))(
    '%s shows each of its flags in an example that parses',
    (_, command) => {
      const shown = new Set<string>();
      for (const example of command.examples) {
        const parsed = parseInvocation(example.line);
        if (!parsed.ok) throw new Error(`${example.line}: ${parsed.error.message}`);
        if (parsed.kind !== 'command') throw new Error(`${example.line} asks for help`);
        expect(parsed.invocation.command, example.line).toBe(command);
        expect(example.description).toMatch(/^[A-Z].*\.$/);
        parsed.invocation.given.forEach((name) => shown.add(name));
      }
      expect(
        command.flags.map((flag) => flag.name).filter((name) => !shown.has(name)),
        'add an example to the command in packages/platform/src/cli/commands for each of these flags',
      ).toEqual([]);
    },
  );
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

describe('global flags', () => {
  it('are each used in an example, except for --help', () => {
    const lines = commands.flatMap((command) => command.examples.map((example) => example.line)).join('\n');
    for (const flag of globalFlags.filter((candidate) => candidate.name !== 'help'))
      expect(lines).toContain(`--${flag.name}`);
    expect(parseInvocation('aloft machine create --help')).toEqual({
      ok: true,
      kind: 'help',
      path: ['machine', 'create'],
    });
  });
});

describe('nouns', () => {
  it('have unambiguous forms that differ from verbs', () => {
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
});

describe('error catalog', () => {
  it('contains only errors that a command or an API request can return', () => {
    const used = new Set<string>(['request_invalid', ...commands.flatMap(commandErrors)]);
    expect(errorCodes.filter((code) => !used.has(code))).toEqual([]);
  });

  it.each(Object.entries(errors))('%s reads as one line each', (code, entry) => {
    expect(code).toMatch(/^[a-z]+(_[a-z]+)+$/);
    expect(entry.message).toMatch(/[^.\n]$/);
    expect(entry.hint).toMatch(/[^.\n]$/);
  });
});

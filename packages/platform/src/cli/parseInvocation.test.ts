// cspell:ignore machne nacme novalue runing valdate
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {errors, printError} from '../errors/catalog';
import {commands} from './commands';
import {globalFlags} from './globalFlags';
import {nouns} from './grammar';
import {parseInvocation} from './parseInvocation';
import {splitCommandLine} from './splitCommandLine';
import type {CliError} from '../errors/catalog';
import type {ParsedInvocation} from './types';

function parsed(line: string | readonly string[], env?: Record<string, string>): ParsedInvocation {
  const result = parseInvocation(line, env);
  if (!result.ok) throw new Error(printError(result.error));
  if (result.kind !== 'command') throw new Error('help');
  return result.invocation;
}

function refused(line: string | readonly string[]): CliError {
  const result = parseInvocation(line);
  if (result.ok) throw new Error('it was accepted');
  return result.error;
}

describe('a command line', () => {
  it('returns path, arguments, flags and defaults', () => {
    const invocation = parsed(
      'aloft m create web --image nginx:1.29 --memory 512Mi --idle-timeout=5m -e A=1 -e B=x=y -l team=web --no-wait',
    );
    expect(invocation.command.path).toEqual(['machine', 'create']);
    expect(invocation.args['NAME']).toBe('web');
    expect(invocation.flags['memory']).toBe(512 * 1024 * 1024);
    expect(invocation.flags['idle-timeout']).toBe(300_000);
    expect({...(invocation.flags['env'] as object)}).toEqual({A: '1', B: 'x=y'});
    expect(invocation.flags['wait']).toBe(false);
    expect(invocation.flags['timeout']).toBe(120_000);
    expect(invocation.given).not.toContain('timeout');
    expect(invocation.flags.output).toBe('table');
  });

  it.each([
    ['aloft -n acme machine list'],
    ['aloft machine -n acme list'],
    ['aloft machine list -nacme'],
    ['aloft machine list -n=acme'],
    ['aloft machine list --namespace=acme'],
    ['aloft machine list -qn acme'],
  ])('accepts a global flag anywhere: %s', (line) => {
    expect(parsed(line).flags.namespace).toBe('acme');
  });

  it('does not parse words after --', () => {
    const command = ['sh', '-c', 'echo "$HOME" --help', ''];
    const invocation = parsed(['aloft', 'machine', 'exec', 'web', '--tty', '--', ...command]);
    expect(invocation.args['COMMAND']).toEqual(command);
    expect(invocation.flags['tty']).toBe(true);
  });

  it('accepts the name help, and the flags after it', () => {
    expect(parsed('aloft machine flash help --timeout 5m').flags['timeout']).toBe(300_000);
  });

  it('prefers the command line over the environment, and the environment over the default', () => {
    const env = {ALOFT_NAMESPACE: 'from-env', ALOFT_REGION: 'us-east'};
    expect(parsed('aloft app list', env).flags).toMatchObject({namespace: 'from-env', region: 'us-east'});
    expect(parsed('aloft app list -n given', env).flags.namespace).toBe('given');
  });

  it('accepts keys such as __proto__ as ordinary keys', () => {
    const env = parsed('aloft app env set hello __proto__=x constructor=y').args['KEY=VALUE'] as Record<string, string>;
    expect(Object.keys(env)).toEqual(['__proto__', 'constructor']);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  it.each([
    ['aloft', []],
    ['aloft --help', []],
    ['aloft help machine create', ['machine', 'create']],
    ['aloft machine -h', ['machine']],
    ['aloft machine create --help', ['machine', 'create']],
    ['aloft vol snapshots create data --help', ['volume', 'snapshot', 'create']],
  ])('requests help: %s', (line, path) => {
    expect(parseInvocation(line)).toEqual({ok: true, kind: 'help', path});
  });
});

describe('a mistake', () => {
  it.each([
    ['aloft machne list', 'command_unknown', 'did you mean "aloft machine"?'],
    ['aloft machine ls', 'command_unknown', 'did you mean "aloft machine list"?'],
    ['aloft machine lst', 'command_unknown', 'did you mean "aloft machine list"?'],
    ['aloft wake web', 'command_unknown', 'use a noun first: "aloft machine wake"'],
    ['aloft schema valdate x', 'command_unknown', 'did you mean "aloft schema validate"?'],
    ['aloft machine', 'command_missing', 'use one of: list, get, create'],
    ['aloft machine get', 'argument_missing', 'usage: aloft machine get NAME [flags]'],
    ['aloft machine get a b', 'argument_unexpected', 'usage:'],
    ['aloft machine list --sate running', 'flag_unknown', 'did you mean "--state"?'],
    ['aloft machine list -x', 'flag_unknown', 'list its flags with "aloft machine list --help"'],
    ['aloft machine list --state', 'flag_value_missing', 'use --state STATE'],
    ['aloft machine list --state --quiet', 'flag_value_missing', 'use --state STATE'],
    ['aloft machine list --state runing', 'flag_value_invalid', 'list its flags with "aloft machine list --help"'],
    ['aloft machine create web', 'flag_missing', 'usage: aloft machine create NAME --image IMAGE [flags]'],
    ['aloft machine create web --image a --memory 64Mi', 'flag_value_invalid', ''],
    ['aloft machine create web --image a --memory 65Gi', 'flag_value_invalid', ''],
    ['aloft machine create web --image a --volume data', 'flag_missing', ''],
    ['aloft machine list -n a -n b', 'flag_repeated', 'keep only one'],
    ['aloft machine list -qq', 'flag_repeated', 'keep only one'],
    ['aloft deploy --wait --no-wait', 'flag_repeated', 'keep only one'],
    ['aloft machine list -qv', 'flags_conflict', 'keep only one'],
    ['aloft machine get Web', 'name_invalid', 'resource-name-validation'],
    ['aloft namespace create aloft-x', 'name_invalid', ''],
    ['aloft service create s --port 443:80/https --hostname a_b.example.com', 'hostname_invalid', ''],
    ['aloft service create s --port 443', 'flag_value_invalid', ''],
    ['aloft machine port-forward db 99999', 'argument_invalid', ''],
    ['aloft app env set hello novalue', 'argument_invalid', ''],
    ['aloft app list "', 'quotes_unbalanced', 'close the quote'],
    ['docker run x', 'command_unknown', 'start with "aloft"'],
    ['', 'command_unknown', 'start with "aloft"'],
  ])('%s is %s', (line, code, hint) => {
    const error = refused(line);
    expect(error.code).toBe(code);
    expect(error.hint).toContain(hint);
    expect(error.exitCode).toBe(2);
    expect(error.message).not.toMatch(/\{\w+\}/);
    expect(error.hint).not.toMatch(/\{\w+\}/);
  });

  it('suggests the closest enum value', () => {
    expect(refused('aloft machine list --state runing').message).toContain('did you mean "running"?');
  });
});

const vocabulary = [
  ...commands.flatMap((command) => [
    ...command.path,
    ...command.flags.flatMap((flag) => [`--${flag.name}`, `-${flag.short ?? 'x'}`, ...(flag.values ?? [])]),
  ]),
  ...globalFlags.map((flag) => `--${flag.name}`),
  ...nouns.flatMap((noun) => [noun.plural ?? noun.name, noun.short ?? noun.name]),
  ...'web A=b 5m 10Gi -- - --= -= --no-wait __proto__ constructor --__proto__=1 443:80/https'.split(' '),
];

function checkOutcome(result: ReturnType<typeof parseInvocation>): void {
  if (result.ok) return;
  expect(errors[result.error.code]).toBeDefined();
  expect(result.error.exitCode).toBe(2);
  expect(printError(result.error)).toMatch(/^error: [^\n]+ \([a-z_]+\)\nhint: [^\n]+\n$/);
}

describe('any input', () => {
  it('returns a result for arbitrary text', () => {
    fc.assert(
      fc.property(fc.string({unit: 'binary', maxLength: 200}), (text) => {
        checkOutcome(parseInvocation(text));
        checkOutcome(parseInvocation(`aloft ${text}`));
      }),
      {numRuns: 500},
    );
  });

  it('returns a result for words of the grammar in any order', () => {
    const word = fc.oneof({weight: 9, arbitrary: fc.constantFrom(...vocabulary)}, {weight: 1, arbitrary: fc.string()});
    fc.assert(
      fc.property(fc.array(word, {maxLength: 12}), (words) => checkOutcome(parseInvocation(['aloft', ...words]))),
      {numRuns: 2000},
    );
  });
});

function words(line: string): readonly string[] {
  const result = splitCommandLine(line);
  if (!result.ok) throw new Error(result.error.message);
  return result.words;
}

describe('splitCommandLine', () => {
  it.each([
    ['', []],
    ['  aloft\tapp  list ', ['aloft', 'app', 'list']],
    [`a 'b c' "d e" f\\ g`, ['a', 'b c', 'd e', 'f g']],
    [`'it'"'"'s'`, ["it's"]],
    [`"a\\"b\\\\c\\n"`, ['a"b\\c\\n']],
    [`'' ""`, ['', '']],
    ['a \\\n b', ['a', 'b']],
    ['a # rest\nb', ['a', 'b']],
    ['a#b', ['a#b']],
    ['$HOME "$(x)" a|b', ['$HOME', '$(x)', 'a|b']],
  ])('%j results in %j', (line, expected) => {
    expect(words(line)).toEqual(expected);
  });

  it.each([`'`, `"`, `a "b`, `a 'b`, `"\\`])('%j is refused', (line) => {
    expect(splitCommandLine(line)).toMatchObject({ok: false, error: {code: 'quotes_unbalanced'}});
  });

  it('round-trips quoted words', () => {
    fc.assert(
      fc.property(fc.array(fc.string({unit: 'binary'})), (list) => {
        const line = list.map((word) => `'${word.replaceAll(`'`, `'\\''`)}'`).join(' ');
        expect(words(line)).toEqual(list);
      }),
    );
  });
});

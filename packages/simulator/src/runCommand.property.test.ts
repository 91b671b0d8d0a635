import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {commands, globalFlags} from '@aloft/platform/commands';
import {commandErrors, parseInvocation, type Argument, type Command, type Flag} from '@aloft/platform/cli';
import {clockOf, createState, runCommand, scenarioNames} from '.';
import {checkWorld} from './testing/checkWorld';

const NAMES = ['hello', 'notes', 'data', 'worker', 'site', 'shop', 'acme', 'snap-1', 'laptop'];

/** Names in the scenarios by noun, so that most lines refer to existing resources. */
const NAMES_OF: Record<string, readonly string[]> = {
  app: ['hello', 'notes'],
  logs: ['hello', 'notes'],
  machine: ['hello-1', 'notes-1', 'worker'],
  service: ['hello', 'notes', 'shop'],
  volume: ['data', 'spare'],
  certificate: ['site', 'shop'],
  namespace: ['acme', 'acme-staging'],
  token: ['laptop', 'ci'],
  snapshot: ['snap-1', 'before'],
};

/** Values of each type, most of them valid, some at a limit. */
const VALUES: Record<Flag['type'], readonly string[]> = {
  string: ['text', '8080', '/', 'node server.js', 'aloft_machine_wakes_total', '-'],
  boolean: ['true', 'false'],
  integer: ['0', '1', '2', '3', '100'],
  duration: ['1s', '30s', '5m', '1h', '24h'],
  size: ['128Mi', '256Mi', '1Gi', '10Gi', '20Gi', '64Gi', '1Ti'],
  enum: [],
  keyValue: ['LOG_LEVEL=debug', 'team=web', 'team=', `BIG=${'x'.repeat(70_000)}`],
  name: NAMES,
  machine: NAMES,
  hostname: ['www.example.com', '*.example.com', 'shop.example.com'],
  image: ['registry.aloft.example/acme/hello:1', 'nginx:1.27'],
  path: [
    'aloft.yaml',
    'Dockerfile',
    'backup.tar.gz',
    'worker:/tmp/a',
    '.',
    '-',
    'missing',
    'www.example.com.pem',
    'www.example.com.key',
  ],
  mountPath: ['/var/lib/data', '/data'],
  listener: ['443:8080/https', '80:8080/http', '5432:5432/tcp'],
  portPair: ['8080:80', '5432'],
  variable: ['LOG_LEVEL', 'API_KEY', 'BIG'],
};

const valueOf = (spec: Flag | Argument, noun: string): fc.Arbitrary<string> => {
  if (spec.type === 'enum') return fc.constantFrom(...(spec.values ?? ['x']));
  if (spec.type !== 'name' && spec.type !== 'machine') return fc.constantFrom(...VALUES[spec.type]);
  const kind = spec.name.toLowerCase();
  return fc.constantFrom(...(NAMES_OF[kind === 'name' ? noun : kind] ?? NAMES));
};

const nounOf = (command: Command): string => command.path[0] ?? '';

const argumentsOf = (command: Command): fc.Arbitrary<string[]> =>
  fc
    .tuple(
      ...command.args.map((argument) =>
        argument.required
          ? valueOf(argument, nounOf(command)).map((value) => [value])
          : fc.option(valueOf(argument, nounOf(command))).map((value) => (value === null ? [] : [value])),
      ),
    )
    .map((words) => words.flat());

const flagOf =
  (noun: string) =>
  (flag: Flag): fc.Arbitrary<string[]> =>
    flag.type === 'boolean'
      ? fc.constantFrom([`--${flag.name}`], [`--${flag.name}=false`])
      : valueOf(flag, noun).map((value) => [`--${flag.name}`, value]);

/** Global flags that don't select another namespace or account. */
const GLOBAL = globalFlags.filter((flag) => ['output', 'quiet', 'verbose', 'region'].includes(flag.name));

const flagsOf = (command: Command): fc.Arbitrary<string[]> => {
  const generate = flagOf(nounOf(command));
  const required = command.flags.filter((flag) => flag.required).map(generate);
  const own = command.flags.filter((flag) => !flag.required && flag.name !== 'token');
  const optional = fc.subarray([...own, ...GLOBAL], {maxLength: 3});
  return fc
    .tuple(
      fc.tuple(...required),
      optional.chain((flags) => fc.tuple(...flags.map(generate))),
    )
    .map(([must, may]) => [...must, ...may].flat());
};

/** A line of the grammar, with confirmation so that deletions happen. */
const grammarLine: fc.Arbitrary<string[]> = fc
  .constantFrom(...commands)
  .chain((command) =>
    fc
      .tuple(flagsOf(command), argumentsOf(command), fc.constant(command.confirms === true))
      .map(([flags, words, yes]) => ['aloft', ...command.path, ...flags, ...(yes ? ['--yes'] : []), ...words]),
  );

const shellLine = fc
  .constantFrom(
    'sleep 90',
    'sleep 2h',
    'sleep 70d',
    'curl https://hello.acme.apps.aloft.example/',
    'curl -i http://www.example.com/',
    'dig +short www.example.com',
    'ls',
    'cat aloft.yaml',
    'cd ..',
    'export ALOFT_NAMESPACE=acme',
    'unset ALOFT_NAMESPACE',
  )
  .map((line) => line.split(' '));

const line = fc.oneof({weight: 5, arbitrary: grammarLine}, {weight: 1, arbitrary: shellLine});

/** Programs that print the reader's own text. */
const PASSES_TEXT = /^(?:cat|echo)\b/;

/** @param echoes whether the text may repeat the reader's own words, which can be anything */
function expectWellFormed(text: string, echoes = false): void {
  if (text === '') return;
  expect(text.endsWith('\n')).toBe(true);
  for (const printed of text.slice(0, -1).split('\n')) {
    expect(printed).not.toMatch(/\s$/);
    expect(printed).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f]/);
    if (!echoes) expect(printed).not.toMatch(/\bundefined\b|\bNaN\b|\[object |\{\w+\}|\bInfinity\b/);
  }
}

/** Expects that a line fails only with an error that its command's definition has. */
function expectDeclared(errorCode: string | undefined, words: readonly string[]): void {
  const parsed = parseInvocation(words);
  if (errorCode === undefined || !parsed.ok || parsed.kind !== 'command') return;
  expect(commandErrors(parsed.invocation.command), words.join(' ')).toContain(errorCode);
}

describe('runCommand, any sequence of lines', () => {
  it('prints well-formed lines, keeps every invariant, fails only with declared errors, and never throws', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...scenarioNames),
        fc.array(line, {minLength: 1, maxLength: 12}),
        (scenario, lines) => {
          let state = createState({scenario});
          for (const words of lines) {
            const result = runCommand(state, words, clockOf(state));
            expect(result.errorCode, words.join(' ')).not.toBe('api_failed');
            expectDeclared(result.errorCode, words);
            expect(result.clock.now).toBeGreaterThanOrEqual(state.now);
            if (!PASSES_TEXT.test(words.join(' '))) expectWellFormed(result.stdout);
            expectWellFormed(result.stderr);
            expect(checkWorld(result.state), words.join(' ')).toEqual([]);
            state = result.state;
          }
        },
      ),
      {numRuns: 200},
    );
  }, 120_000);

  it('returns the same output for the same seed and lines', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(line, {minLength: 1, maxLength: 6}), (seed, lines) => {
        const replay = (): unknown[] => {
          let state = createState({scenario: 'hello', seed});
          return lines.map((words) => {
            const result = runCommand(state, words, clockOf(state));
            state = result.state;
            return result;
          });
        };
        expect(replay()).toEqual(replay());
      }),
      {numRuns: 50},
    );
  }, 120_000);

  it('does not change its input state', () => {
    fc.assert(
      fc.property(line, (words) => {
        const state = createState({scenario: 'volume'});
        const before = JSON.stringify(state);
        runCommand(state, words, clockOf(state));
        expect(JSON.stringify(state)).toBe(before);
      }),
      {numRuns: 100},
    );
  }, 120_000);

  it('keeps the state plain JSON', () => {
    const state = createState({scenario: 'volume'});
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  });
});

describe('runCommand, any text', () => {
  const state = createState({scenario: 'hello'});

  it('accepts any string without throwing', () => {
    const garbage = fc.oneof(
      fc.string({unit: 'binary', maxLength: 200}),
      fc.string({maxLength: 200}).map((text) => `aloft ${text}`),
    );
    fc.assert(
      fc.property(garbage, (text) => {
        const result = runCommand(state, text, clockOf(state));
        expect(result.errorCode).not.toBe('api_failed');
        expectWellFormed(result.stderr, true);
      }),
      {numRuns: 1000},
    );
  }, 120_000);

  it('accepts any list of words without throwing', () => {
    fc.assert(
      fc.property(fc.array(fc.string({unit: 'binary', maxLength: 50}), {maxLength: 8}), (words) => {
        const result = runCommand(state, ['aloft', ...words], clockOf(state));
        expect(result.errorCode).not.toBe('api_failed');
        expectWellFormed(result.stderr, true);
      }),
      {numRuns: 500},
    );
  }, 120_000);

  it('accepts any clock', () => {
    fc.assert(
      fc.property(fc.double(), (now) => {
        const result = runCommand(state, 'aloft app list', {now});
        expect(result.errorCode).not.toBe('api_failed');
        expect(result.clock.now).toBeGreaterThanOrEqual(state.now);
      }),
      {numRuns: 100},
    );
  }, 120_000);

  it.each([
    ['words', 'aloft '.repeat(170_000)],
    ['one word', `aloft ${'x'.repeat(1_000_000)}`],
    ['quotes', `aloft app get ${'"\''.repeat(500_000)}`],
    ['flags', `aloft app list ${'--label a=b '.repeat(83_000)}`],
    ['backslashes', `aloft ${'\\'.repeat(1_000_000)}`],
    ['variables', `aloft ${'$A'.repeat(500_000)}`],
    ['spaces', `aloft${' '.repeat(1_000_000)}x`],
    ['assignments', 'A=b '.repeat(250_000)],
    ['curl', `curl https://${'a.'.repeat(500_000)}example/`],
  ])('handles a line of 1 MB within a second: %s', (_, text) => {
    // Measures CPU time, so that other load doesn't matter.
    const start = process.cpuUsage();
    runCommand(state, text, clockOf(state));
    const {user, system} = process.cpuUsage(start);
    expect((user + system) / 1000).toBeLessThan(1000);
  });
});

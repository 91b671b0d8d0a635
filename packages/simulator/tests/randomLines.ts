import fc from 'fast-check';
import {commands, globalFlags} from '@aloft/platform/commands';
import type {Argument, Command, Flag} from '@aloft/platform/cli';
import {scenarioNames} from '../src/scenarios';
import type {SimulatorState} from '../src/state/types';

/** A word of a line, or the choice of one of the existing resources of a kind. */
type Word = string | {readonly kind: string; readonly choice: number};

/** A line whose names are chosen when it runs, so that most of them exist. */
export type RandomLine = readonly Word[];

const NEW_NAMES = ['fresh', 'snap-1'];

/** Values of each type, most of them valid, some at a limit. */
const VALUES: Record<Exclude<Flag['type'], 'enum' | 'name' | 'machine'>, readonly string[]> = {
  string: ['text', '8080', '/', 'node server.js', 'aloft_machine_wakes_total', '-'],
  boolean: ['true', 'false'],
  integer: ['0', '1', '2', '3', '100'],
  duration: ['1s', '30s', '5m', '1h', '24h'],
  size: ['128Mi', '256Mi', '1Gi', '10Gi', '20Gi', '64Gi', '1Ti'],
  keyValue: ['LOG_LEVEL=debug', 'LOG_LEVEL=info', 'team=web', 'team=', `BIG=${'x'.repeat(70_000)}`],
  hostname: ['www.example.com', '*.example.com', 'shop.example.com'],
  image: ['registry.aloft.example/acme/hello:1', 'nginx:1.27', 'registry.aloft.example/acme/hello:broken'],
  path: 'aloft.yaml Dockerfile backup.tar.gz worker:/tmp/a . missing www.example.com.pem www.example.com.key'.split(
    ' ',
  ),
  mountPath: ['/var/lib/data', '/data'],
  listener: ['443:8080/https', '80:8080/http', '5432:5432/tcp', '8443:8080/tls'],
  portPair: ['8080:80', '5432'],
  variable: ['LOG_LEVEL', 'API_KEY', 'DATABASE_URL'],
};

const choose = (kind: string): fc.Arbitrary<Word> => fc.nat({max: 999}).map((choice) => ({kind, choice}));

function valueOf(spec: Flag | Argument, noun: string): fc.Arbitrary<Word> {
  if (spec.type === 'enum') return fc.constantFrom(...(spec.values ?? ['x']));
  if (spec.type === 'machine') return choose('machine');
  if (spec.type !== 'name') return fc.constantFrom(...VALUES[spec.type]);
  const kind = spec.name.toLowerCase();
  return choose(kind === 'name' ? noun : kind);
}

const argumentsOf = ({args, path: [noun = '']}: Command): fc.Arbitrary<Word[]> =>
  fc
    .tuple(
      ...args.map((argument) => {
        const word = valueOf(argument, noun).map((value) => [value]);
        return argument.required ? word : fc.oneof(word, fc.constant([]));
      }),
    )
    .map((words) => words.flat());

const flagOf =
  (noun: string) =>
  (flag: Flag): fc.Arbitrary<Word[]> =>
    flag.type === 'boolean'
      ? fc.constantFrom([`--${flag.name}`], [`--${flag.name}=false`])
      : valueOf(flag, noun).map((value) => [`--${flag.name}`, value]);

/** Global flags that don't select another namespace or account. */
const GLOBAL = globalFlags.filter((flag) => ['output', 'quiet', 'verbose'].includes(flag.name));

function flagsOf({flags, path: [noun = '']}: Command): fc.Arbitrary<Word[]> {
  const generate = flagOf(noun);
  const required = flags.filter((flag) => flag.required).map(generate);
  const own = flags.filter((flag) => !flag.required && flag.name !== 'token');
  return fc
    .tuple(
      fc.tuple(...required),
      fc.subarray([...own, ...GLOBAL], {maxLength: 3}).chain((chosen) => fc.tuple(...chosen.map(generate))),
    )
    .map(([must, may]) => [...must, ...may].flat());
}

/** A line of the grammar, with confirmation so that deletions happen. */
const grammarLine = (command: Command): fc.Arbitrary<Word[]> =>
  fc
    .tuple(flagsOf(command), argumentsOf(command))
    .map(([flags, words]) => ['aloft', ...command.path, ...flags, ...(command.confirms ? ['--yes'] : []), ...words]);

/** Lines that lead to states which the grammar alone seldom reaches. `{app}` is one of the apps. */
const TYPICAL = [
  'aloft deploy',
  'aloft deploy --image registry.aloft.example/acme/hello:2',
  'aloft deploy --image registry.aloft.example/acme/hello:broken',
  'aloft app update {app} --image registry.aloft.example/acme/hello:broken',
  'aloft app update {app} --image registry.aloft.example/acme/hello:broken --memory 2Gi --env AFTER=1',
  'aloft app update {app} --memory 512Mi',
  'aloft app scale {app} --min 2 --max 3',
  'aloft app scale {app} --min 1',
  'aloft app scale {app} --min 0 --max 1',
  'aloft app env set {app} LOG_LEVEL=debug',
  'aloft app secret set {app} DATABASE_URL=postgres://other',
  'aloft app rollback {app} --yes',
  'aloft app rollback {app} 1 --yes',
  'aloft app suspend {app} --yes',
  'aloft app resume {app}',
  'aloft machine flash {machine}',
  'aloft machine restart {machine}',
  'aloft machine exec {machine} -- ignitionctl hold 10m',
  'aloft machine exec {machine} -- ignitionctl flash',
  'aloft service create fresh --port 443:8080/https --hostname www.example.com',
  'aloft service update {service} --add-hostname www.example.com',
  'aloft service update {service} --remove-hostname www.example.com',
  'aloft volume snapshot create {volume}',
  'curl https://hello.acme.apps.aloft.example/',
  'curl -i http://www.example.com/',
  'curl https://hello.acme.apps.aloft.example/slow &',
  'aloft machine port-forward {machine} 8080 &',
  'kill %1',
  'dig +short www.example.com',
  'sleep 90',
  'sleep 2h',
  'sleep 70d',
  'cat aloft.yaml',
  'export ALOFT_NAMESPACE=acme',
  'unset ALOFT_NAMESPACE',
];

const typicalLine = fc
  .tuple(fc.constantFrom(...TYPICAL), fc.nat({max: 999}))
  .map(([line, choice]) =>
    line.split(' ').map((word): Word => (word.startsWith('{') ? {kind: word.slice(1, -1), choice} : word)),
  );

const changing = commands.filter(({access}) => access !== 'read');

/** Any line: mostly of commands that change something. */
export const randomLine: fc.Arbitrary<RandomLine> = fc.oneof(
  {weight: 4, arbitrary: typicalLine},
  {weight: 4, arbitrary: fc.constantFrom(...changing).chain(grammarLine)},
  {weight: 1, arbitrary: fc.constantFrom(...commands).chain(grammarLine)},
);

/** Lines after a scenario. */
export const randomSession = (maxLength: number, scenarios = scenarioNames): fc.Arbitrary<[string, RandomLine[]]> =>
  fc.tuple(fc.constantFrom(...scenarios), fc.array(randomLine, {maxLength}));

/** The words of a line, with names that exist in the state, or are new. */
export function resolveLine(state: SimulatorState, line: RandomLine): string[] {
  return line.map((word) => {
    if (typeof word === 'string') return word;
    const names = [...namesOf(state, word.kind), ...NEW_NAMES.slice(0, word.choice % 3)];
    return names[word.choice % names.length] ?? NEW_NAMES[0] ?? '';
  });
}

function namesOf({namespaces, tokens, currentNamespace}: SimulatorState, kind: string): string[] {
  const namespace = namespaces[currentNamespace ?? ''] ?? Object.values(namespaces)[0];
  if (kind === 'namespace') return Object.keys(namespaces);
  if (kind === 'token') return tokens.map(({name}) => name);
  if (!namespace) return [];
  if (kind === 'snapshot')
    return Object.values(namespace.volumes).flatMap(({snapshots}) => snapshots.map(({name}) => name));
  const lists = namespace as unknown as Readonly<Record<string, Readonly<Record<string, {readonly name: string}>>>>;
  return Object.values(lists[`${kind}s`] ?? namespace.apps).map(({name}) => name);
}

/** The line as a reader types it. */
export function formatLine(words: readonly string[]): string {
  return words
    .map((word) => (/^(?:[\w@%+=:,./*~-]+|&)$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`))
    .join(' ');
}

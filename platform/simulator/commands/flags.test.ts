import {parse} from 'yaml';
import {beforeAll, expect, it, vi} from 'vitest';
import {clockOf, createState, runCommand, scenarioNames} from '..';
import {commands} from '../../cli/commands';
import {globalFlags} from '../../cli/globalFlags';
import type * as parser from '../../cli/parseInvocation';
import type {ParseResult} from '../../cli/types';
import {createTerminal} from '../testing/createTerminal';

/** Flags that the simulator doesn't read, with the reason. */
const unread: Readonly<Record<string, string>> = {
  'build --build-arg': 'Builds list instructions without running them.',
  'build --build-secret': 'Builds list instructions without running them.',
  'build --cache': 'Builds have no cache.',
  'deploy --build-arg': 'Builds list instructions without running them.',
  'deploy --build-secret': 'Builds list instructions without running them.',
  'deploy --cache': 'Builds have no cache.',
  'app run --tty': 'Interactive programs are not simulated.',
  'machine exec --tty': 'Interactive programs are not simulated.',
  'machine exec --user': 'The output of the simulated programs does not depend on the user.',
  'machine exec --workdir': 'The simulated programs use absolute paths.',
  'machine stop --grace': 'Processes stop at the first signal.',
  'machine restart --grace': 'Processes stop at the first signal.',
  'machine cp --recursive': "The files in a machine's directories are not simulated.",
  'volume import --directory': "A volume's files are not simulated.",
  '--output': 'Handlers use `format`, which has the same value.',
  '--config': 'There is one configuration.',
  '--help': 'The parser handles it.',
};

/** Lines that make handlers read flags in states that no example of the grammar reaches, after their scenario. */
const sessions: readonly (readonly [scenario: string, ...lines: string[]])[] = [
  ['hello', 'aloft app update hello --command "node server.js"'],
  ['hello', 'aloft app suspend hello --yes', 'aloft app resume hello'],
  ['hello', 'aloft app env set hello LOG_LEVEL=debug', 'aloft app env unset hello LOG_LEVEL'],
  ['hello', 'aloft app secret set hello API_KEY=1', 'aloft app secret unset hello API_KEY'],
  ['hello', 'aloft machine port-forward hello-1 8080'],
  ['free-volume', 'aloft volume attach data --machine worker --mount /data'],
  [
    'free-volume',
    'aloft volume snapshot create data first',
    'aloft volume restore data --snapshot first --to copy --yes',
  ],
  ['free-volume', 'aloft volume snapshot create data first', 'aloft volume delete data --with-snapshots --yes'],
  ['custom-domain', 'aloft certificate upload site --certificate www.example.com.pem --key www.example.com.key'],
  ['certificate', 'aloft certificate renew shop'],
];

/** Flags that handlers have read, as `app create --image`, and global flags as `--quiet`. */
const read = vi.hoisted(() => new Set<string>());

vi.mock('../../cli/parseInvocation', async (load) => {
  const {parseInvocation} = await load<typeof parser>();
  const record = <T extends object>(values: T, prefix: string): T =>
    new Proxy(values, {
      get(target, name) {
        read.add(`${prefix}--${String(name)}`);
        return Reflect.get(target, name) as unknown;
      },
    });
  return {
    parseInvocation: (...input: Parameters<typeof parseInvocation>): ParseResult => {
      const result = parseInvocation(...input);
      if (!result.ok || result.kind !== 'command') return result;
      const {invocation} = result;
      const flags = record(invocation.flags, `${invocation.path.join(' ')} `);
      return {...result, invocation: {...invocation, flags, global: record(invocation.global, '')}};
    },
  };
});

beforeAll(() => {
  for (const scenario of scenarioNames) {
    const state = createState({scenario});
    for (const {line} of commands.flatMap(({examples}) => examples))
      runCommand(state, line, clockOf(state), {parseYaml: parse});
  }
  for (const [scenario, ...lines] of sessions) lines.forEach(createTerminal(scenario).ok);
});

const file = 'platform/simulator/commands/flags.test.ts';
const flags = [
  ...commands.flatMap((command) => command.flags.map(({name}) => `${command.path.join(' ')} --${name}`)),
  ...globalFlags.map(({name}) => `--${name}`),
];

it('the simulator reads every flag', () => {
  const ignored = flags.filter((flag) => !read.has(flag) && !(flag in unread));
  expect(
    ignored,
    `The simulator ignores ${ignored.join(', ')}. Read each flag in its command's handler, in platform/simulator/commands. ` +
      `If the handler reads it only in a state that no example of the command reaches, add lines to \`sessions\` in ${file}. ` +
      'If it has no effect on purpose, add it to `unread` there with the reason.',
  ).toEqual([]);
});

it('the list of unread flags is up to date', () => {
  const stale = Object.keys(unread).filter((flag) => read.has(flag) || !flags.includes(flag));
  expect(stale, `Remove them from \`unread\` in ${file}, because they are read or don't exist`).toEqual([]);
});

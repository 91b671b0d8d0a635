import {describe, expect, it} from 'vitest';
import {findCommand} from '@aloft/platform/cli';
import {afterWake, clocks, timerFacts} from '@aloft/platform/system';
import {limits} from '@aloft/platform/limits';
import {findField} from '@aloft/platform/resources';
import type {View} from './context';
import {START} from './state/createEmptyState';
import {addressesOf} from './views/viewMachine';
import {createTerminal} from './testing/createTerminal';
import {canTransition, findState, stateMachines} from '@aloft/platform/states';

/** Checks the platform's decisions in facts and simulator. `tests/content/decisions.test.ts` checks the pages. */

const machineOf = (terminal: ReturnType<typeof createTerminal>): View =>
  terminal.json<View[]>('aloft machine list')[0] ?? {};
const snapshotOf = (terminal: ReturnType<typeof createTerminal>): number =>
  Date.parse(String((terminal.json<View>('aloft machine get hello-1').flash as View).snapshotAt));

describe('snapshots', () => {
  it('the first one is written after the health check passes, while the machine keeps serving requests', () => {
    const {transitions} = stateMachines.machine;
    const causeOf = (from: string, to: string): string =>
      transitions.find((step) => step.from === from && step.to === to)?.cause ?? '';
    expect(causeOf('running', 'flashing')).toMatch(/^the health check first passes/);
    expect(causeOf('flashing', 'running')).toMatch(/^the first snapshot is written/);
    expect(findState('machine', 'flashing')?.meaning).toContain('The machine keeps serving requests');

    const terminal = createTerminal('project');
    terminal.ok('aloft deploy');
    expect(machineOf(terminal).state).toBe('running');
    expect(snapshotOf(terminal)).toBeGreaterThan(START);
  });

  it("every standby writes a new one, and a wake keeps the process's state", () => {
    const terminal = createTerminal('hello');
    const first = snapshotOf(terminal);
    terminal.ok('sleep 5m');
    const second = snapshotOf(terminal);
    expect(second).toBeGreaterThan(first);
    terminal.ok('aloft machine wake hello-1');
    expect(snapshotOf(terminal)).toBe(second);
    terminal.ok('sleep 5m');
    expect(snapshotOf(terminal)).toBeGreaterThan(second);
  });

  it('a restart leads to a new first snapshot', () => {
    const terminal = createTerminal('hello');
    const first = snapshotOf(terminal);
    terminal.ok('aloft machine stop hello-1');
    expect((terminal.json<View>('aloft machine get hello-1').flash as View).snapshotAt).toBeNull();
    terminal.ok('aloft machine start hello-1');
    terminal.ok('sleep 2s');
    expect(snapshotOf(terminal)).toBeGreaterThan(first);
  });
});

describe('clocks and timers', () => {
  it('the monotonic clock stops during standby, and the others jump', () => {
    expect(Object.fromEntries(clocks.map(({name, standby}) => [name, standby]))).toEqual({
      CLOCK_MONOTONIC: 'stops',
      CLOCK_REALTIME: 'jumps',
      CLOCK_BOOTTIME: 'jumps',
    });
  });

  it("every runtime's timers continue with their remaining time", () => {
    const runtimes = timerFacts.filter(({kind}) => kind === 'runtime');
    expect(runtimes.map(({id}) => id).sort()).toEqual(['go', 'jvm', 'node', 'php', 'python', 'ruby', 'rust']);
    for (const {clock, missed, timers} of runtimes) {
      expect([clock, missed]).toEqual(['CLOCK_MONOTONIC', 'continues']);
      expect(timers.length).toBeGreaterThan(1);
    }
    expect(afterWake.join(' ')).toContain('continue with the time they had left');
  });

  it('schedulers run a missed job once or skip it, never several times', () => {
    const schedulers = timerFacts.filter(({kind}) => kind === 'scheduler');
    expect(schedulers.length).toBeGreaterThan(5);
    for (const {missed} of schedulers) expect(['once', 'skips']).toContain(missed);
  });

  it('schedulers that set a timer for the next run wait on the monotonic clock', () => {
    const waiting = timerFacts.filter(({description}) => /waits out the remaining delay/i.test(description));
    expect(waiting.map(({id}) => id)).toEqual(['robfig-cron', 'spring', 'node-cron', 'solid-queue']);
    for (const {clock} of waiting) expect(clock).toBe('CLOCK_MONOTONIC');
  });
});

describe('addresses', () => {
  it('a machine has a private IPv4 and a private IPv6 address', () => {
    expect(findField('machine', 'addresses.ipv4')).toBeDefined();
    expect(findField('machine', 'addresses.ipv6')?.description).toContain('if the process does not listen on IPv4');
    const {ipv4, ipv6} = machineOf(createTerminal('hello')).addresses as Record<string, string>;
    expect(ipv4).toMatch(/^10(?:\.\d{1,3}){3}$/);
    expect(ipv6).toMatch(/^fd00:/);
  });

  it('differ between machines of a namespace, which share a network', () => {
    const [one, two] = ['m-aaaaaaaaaa', 'm-bbbbbbbbbb'].map((id) => addressesOf({namespace: 'acme', id}));
    expect(one?.ipv4.split('.').slice(0, 2)).toEqual(two?.ipv4.split('.').slice(0, 2));
    expect(one).not.toEqual(two);
  });
});

describe('rollback', () => {
  it('restores the image and the settings, and keeps the current values of secrets', () => {
    const terminal = createTerminal('shop');
    const digestNow = (): unknown =>
      terminal.json<View[]>('aloft app secret list shop').find(({name}) => name === 'DATABASE_URL')?.digest;
    const old = digestNow();
    terminal.ok('aloft app secret set shop DATABASE_URL=postgres://other');
    const current = digestNow();
    expect(current).not.toBe(old);
    terminal.ok('aloft app rollback shop 1 --yes');
    expect(digestNow()).toBe(current);
    const [newest, ...earlier] = terminal.json<View[]>('aloft app releases shop');
    expect(newest?.secrets).toEqual({DATABASE_URL: current});
    expect(earlier.at(-1)?.secrets).toEqual({DATABASE_URL: old});
  });

  it('fails if a secret of that release was removed', () => {
    const terminal = createTerminal('shop');
    terminal.ok('aloft app update shop --image registry.aloft.example/acme/shop:2');
    terminal.ok('aloft app secret unset shop DATABASE_URL --no-deploy');
    expect(terminal.fails('aloft app rollback shop 1 --yes')).toBe('secret_not_found');
  });
});

it('secrets belong to an app', () => {
  const flagsOf = (...path: string[]): (string | undefined)[] => findCommand(path)?.flags.map(({name}) => name) ?? [];
  expect(flagsOf('app', 'create')).toContain('secret');
  expect(flagsOf('machine', 'create')).toContain('env');
  expect(flagsOf('machine', 'create')).not.toContain('secret');
});

it('a release command runs before any new machine starts, and its machine is deleted', () => {
  const terminal = createTerminal('release-command');
  const steps = terminal.ok('aloft deploy').split('\n');
  const stepOf = (words: string): number => steps.findIndex((line) => line.includes(words));
  expect(steps.filter((line) => line.startsWith('Running release command'))).toHaveLength(1);
  expect(stepOf('Running release command')).toBeGreaterThan(stepOf('Pushed'));
  expect(stepOf('release command npm run migrate succeeded')).toBeLessThan(stepOf('Creating release 2'));
  const task = /machine (\S+) started/.exec(steps[stepOf('Running release command') + 1] ?? '')?.[1];
  expect(task).toMatch(/^m-/);
  expect(terminal.json<View[]>('aloft machine list').map(({id}) => id)).not.toContain(task);
});

it('a failed release command ends the deploy without changes', () => {
  const terminal = createTerminal('failing-migration');
  const overview = (): unknown[] => {
    const {release, image, state} = terminal.json<View>('aloft app get shop');
    return [release, image, state, terminal.json<View[]>('aloft machine list').map(({id}) => id)];
  };
  const before = overview();
  expect(terminal.fails('aloft deploy --image registry.aloft.example/acme/shop:2')).toBe('release_command_failed');
  expect(overview()).toEqual(before);
});

it("a one-off task returns its command's exit code, and its machine is deleted", () => {
  const terminal = createTerminal('failing-migration');
  const machines = terminal.ok('aloft machine list');
  const {exitCode, stdout} = terminal.run('aloft app run shop -- npm run migrate');
  expect(exitCode).toBe(1);
  expect(stdout).toContain('column "price" of relation "items" already exists');
  expect(terminal.ok('aloft machine list').match(/m-\w+/g)).toEqual(machines.match(/m-\w+/g));
});

it('the host agent wakes private services and holds their connections', () => {
  expect(canTransition('machine', 'standby', 'waking')).toBe(true);

  const terminal = createTerminal('private-service');
  const stateOf = (name: string): unknown => terminal.json<View>(`aloft machine get ${name}`).state;
  expect(stateOf('orders-1')).toBe('standby');
  const before = terminal.state().now;
  expect(terminal.ok('aloft machine exec web-1 -- curl -s http://orders.acme.internal/healthz')).toBe('ok\n');
  expect(terminal.state().now - before).toBeLessThan(limits['request-held'].value);
  expect(stateOf('orders-1')).toBe('running');
});

it('private services are reachable only from machines in their namespace', () => {
  const terminal = createTerminal('private-service');
  expect(terminal.run('curl -s http://orders.acme.internal/healthz').stderr).toContain('Could not resolve host');
  expect(terminal.fails('aloft machine exec web-1 -- curl -s http://orders.other.internal/healthz')).toBe(
    'exec_failed',
  );
  expect(terminal.fails('aloft machine exec web-1 -- curl -s http://orders.acme.internal:8080/healthz')).toBe(
    'exec_failed',
  );
});

it('releases are plain numbers', () => {
  const terminal = createTerminal('releases');
  expect(findField('release', 'number')?.type).toBe('integer');
  for (const {number} of terminal.json<View[]>('aloft app releases hello')) {
    expect(Number.isInteger(number)).toBe(true);
  }
});

import path from 'node:path';
import {type AddressInfo, createServer} from 'node:net';
import {expect, test, vi} from 'vitest';
import {choosePort, isPortOpen} from './choosePort';
import type {ProcessPool} from './ProcessPool';
import {readExample} from './readExample';
import {runExample, type RunOptions} from './runExample';
import {formatOutcome, requireRun} from './runExamples';
import type {Example, Outcome} from './types';

/** Runs a fixture and checks that nothing is left behind, regardless of its result. */
async function runFixture(
  name: string,
  options: RunOptions = {},
  changes: Partial<Example> = {},
): Promise<Outcome & {readonly text: string}> {
  const port = options.ports?.PORT ?? (await choosePort());
  let pool: ProcessPool | undefined;
  const outcome = await runExample(
    {...readExample(path.join(__dirname, 'fixtures', name), `fixtures/${name}`), ...changes},
    {ports: {PORT: port}, onPool: (one) => (pool = one), ...options},
  );
  expect(pool?.living() ?? []).toEqual([]);
  if (!options.ports) expect(await isPortOpen(port)).toBe(false);
  return {...outcome, text: formatOutcome(name, outcome)};
}

vi.setConfig({testTimeout: 60_000});

test('a healthy example passes with versions and memory', async () => {
  const outcome = await runFixture('healthy', {}, {stop: {contains: 'stopping'}});
  expect(outcome).toMatchObject({
    kind: 'passed',
    versions: [{name: 'Node', version: process.versions.node}],
    startClass: expect.stringMatching(/ s$/) as string,
  });
  expect(outcome.kind === 'passed' && outcome.memoryMiB).toBeGreaterThan(10);
});

test.each<[string, string, string | RegExp, string | RegExp, Partial<Example>?]>([
  ['hanging', 'start server', 'was not ready within 1 s', '| waiting for a database that never answers'],
  ['deaf', 'stop server', 'did not end within 1 s after SIGTERM', '| SIGTERM ignored'],
  ['crashing', 'start server', 'ended before it was ready, with exit code 3', /\| line 11\n[^]*\| line 30$/],
  ['orphan', 'leave nothing behind', /outlived the example: sleep 60/, 'sleep 60'],
  ['broken-lock', 'run npm ci --offline --no-audit --no-fund', /./, /package-lock\.json|lock/i],
  [
    'healthy',
    'stop server',
    'log does not contain "saved everything", it is "stopping\\n"',
    'stopping',
    {stop: {contains: 'saved everything'}},
  ],
  [
    'healthy',
    'run PORT=x node server.mjs',
    /output does not contain "no such port"/,
    /\| .*ERR_SOCKET_BAD_PORT/,
    {failures: [{run: 'PORT=x node server.mjs', exitCode: 1, contains: 'no such port'}]},
  ],
  [
    'healthy',
    'run echo asking the registry; sleep 61 & sleep 61',
    'did not end within 1 s',
    '| asking the registry',
    {install: [{run: 'echo asking the registry; sleep 61 & sleep 61', timeout: 1}]},
  ],
])(
  'the example "%s" fails at the step "%s", and shows the end of its log',
  async (name, step, message, log, changes) => {
    const outcome = await runFixture(name, {}, changes);
    expect(outcome).toMatchObject({
      kind: 'failed',
      step,
      message: (typeof message === 'string' ? message : expect.stringMatching(message)) as string,
    });
    expect(outcome.text).toMatch(log);
  },
);

test('an intended mistake fails as declared, with the message that the guide quotes', async () => {
  const failures = [{run: 'PORT=x node server.mjs', exitCode: 1, contains: 'ERR_SOCKET_BAD_PORT'}];
  expect(await runFixture('healthy', {}, {failures})).toMatchObject({kind: 'passed'});
});

test('a port in use is reported, and its owner keeps running', async () => {
  const owner = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => owner.once('listening', resolve));
  const {port} = owner.address() as AddressInfo;
  const outcome = await runFixture('port-in-use', {ports: {PORT: port}});
  const message = `port ${port} (PORT) is in use by another process: end it or run again`;
  expect(outcome).toMatchObject({kind: 'failed', step: 'start server', message});
  expect(owner.listening).toBe(true);
  owner.close();
});

test('a missing toolchain is a skip with its reason, and a failure when every example is required', async () => {
  const outcome = await runFixture('missing-toolchain');
  const reason = 'Fortran 2099 is not installed (`fortran-of-2099 --version` fails)';
  expect(outcome).toMatchObject({kind: 'skipped', reason, expected: false});
  expect(requireRun(outcome)).toMatchObject({kind: 'failed', step: 'find toolchains'});
  expect(requireRun({kind: 'skipped', reason: 'x', expected: true}).kind).toBe('skipped');
});

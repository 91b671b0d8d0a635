import {createServer, type AddressInfo} from 'node:net';
import path from 'node:path';
import {expect, test} from 'vitest';
import {isPortOpen, choosePort} from './choosePort';
import {formatOutcome} from './formatOutcome';
import type {ImageBuilder} from './images/ImageBuilder';
import {examplesRoot} from './listExamples';
import type {ProcessPool} from './ProcessPool';
import {readExample} from './readExample';
import {runExample, type RunOptions} from './runExample';
import {requireRun} from './runExamples';
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

const limit = 60_000;

test(
  'a healthy example passes with versions and memory',
  async () => {
    const outcome = await runFixture('healthy');
    expect(outcome).toMatchObject({
      kind: 'passed',
      versions: [{name: 'Node', version: process.versions.node}],
      startClass: expect.stringMatching(/ s$/) as string,
    });
    expect(outcome.kind === 'passed' && outcome.memoryMiB).toBeGreaterThan(10);
    expect(outcome.text).toMatch(/^passed {3}healthy .* s {2}\d+ MiB resident {2}Node /);
  },
  limit,
);

test(
  'a port in use is reported, and its owner keeps running',
  async () => {
    const owner = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => owner.once('listening', resolve));
    const {port} = owner.address() as AddressInfo;
    const outcome = await runFixture('port-in-use', {ports: {PORT: port}});
    expect(outcome).toMatchObject({
      kind: 'failed',
      step: 'start server',
      message: `port ${port} (PORT) is in use by another process: end it or run again`,
    });
    expect(owner.listening).toBe(true);
    owner.close();
  },
  limit,
);

test(
  'a server that never responds is terminated, and its log is shown',
  async () => {
    const outcome = await runFixture('hanging');
    expect(outcome).toMatchObject({kind: 'failed', step: 'start server', message: 'was not ready within 1 s'});
    expect(outcome.text).toContain('| waiting for a database that never answers');
  },
  limit,
);

test(
  'a server that ignores SIGTERM is killed after the grace period of its manifest',
  async () => {
    const outcome = await runFixture('deaf');
    expect(outcome).toMatchObject({
      kind: 'failed',
      step: 'stop server',
      message: 'did not end within 1 s after SIGTERM',
    });
    expect(outcome.text).toContain('| SIGTERM ignored');
  },
  limit,
);

test(
  'a server that crashes shows the last 20 lines of its log',
  async () => {
    const outcome = await runFixture('crashing');
    expect(outcome).toMatchObject({
      kind: 'failed',
      step: 'start server',
      message: 'ended before it was ready, with exit code 3',
    });
    expect(outcome.kind === 'failed' && outcome.log).toEqual(
      Array.from({length: 20}, (_, index) => `line ${index + 11}`),
    );
  },
  limit,
);

test(
  'a process that outlives its server is found and terminated',
  async () => {
    const outcome = await runFixture('orphan');
    expect(outcome).toMatchObject({kind: 'failed', step: 'leave nothing behind'});
    expect(outcome.text).toContain('outlived the example: sleep 60');
  },
  limit,
);

test(
  "a broken lock file fails the install step with the client's message",
  async () => {
    const outcome = await runFixture('broken-lock');
    expect(outcome).toMatchObject({kind: 'failed', step: 'run npm ci --offline --no-audit --no-fund'});
    expect(outcome.text).toMatch(/package-lock\.json|lock/i);
  },
  limit,
);

test(
  'the time limit of the whole example ends a step',
  async () => {
    const outcome = await runFixture('hanging', {timeLimit: 0.5});
    expect(outcome.kind).toBe('failed');
    expect(outcome.kind === 'failed' && outcome.seconds).toBeLessThan(8);
  },
  limit,
);

test(
  'a missing toolchain is a skip with its reason, and a failure when every example is required',
  async () => {
    const outcome = await runFixture('missing-toolchain');
    expect(outcome).toMatchObject({
      kind: 'skipped',
      reason: 'Fortran 2099 is not installed (`fortran-of-2099 --version` fails)',
      expected: false,
    });
    expect(requireRun(outcome)).toMatchObject({kind: 'failed', step: 'find toolchains'});
    expect(requireRun({kind: 'skipped', reason: 'x', expected: true}).kind).toBe('skipped');
  },
  limit,
);

test('with images, a missing program that a base image is made from is a skip too', async () => {
  const {PATH} = process.env;
  process.env.PATH = '/nowhere';
  try {
    const example = readExample(path.join(examplesRoot, 'rust/generic'), 'rust/generic');
    expect(await runExample(example, {builder: {} as ImageBuilder})).toMatchObject({
      kind: 'skipped',
      reason: 'Rust is not installed (`rustc --version` fails)',
    });
  } finally {
    process.env.PATH = PATH;
  }
});

test(
  'the log must contain the expected lines when the server stops',
  async () => {
    expect(await runFixture('healthy', {}, {stop: {contains: 'stopping'}})).toMatchObject({kind: 'passed'});
    const outcome = await runFixture('healthy', {}, {stop: {contains: 'saved everything'}});
    expect(outcome).toMatchObject({
      kind: 'failed',
      step: 'stop server',
      message: 'log does not contain "saved everything", it is "stopping\\n"',
    });
  },
  limit,
);

test(
  'an intended mistake must fail as declared, with the message that the guide quotes',
  async () => {
    const mistake = {run: 'PORT=x node server.mjs', exitCode: 1, contains: 'ERR_SOCKET_BAD_PORT'};
    expect(await runFixture('healthy', {}, {failures: [mistake]})).toMatchObject({kind: 'passed'});
    const outcome = await runFixture('healthy', {}, {failures: [{...mistake, contains: 'no such port'}]});
    expect(outcome).toMatchObject({kind: 'failed', step: 'run PORT=x node server.mjs'});
    expect(outcome.text).toMatch(/output does not contain "no such port"[^]*\| .*ERR_SOCKET_BAD_PORT/);
  },
  limit,
);

test(
  'an install that hangs is terminated with its children, and its last lines are shown',
  async () => {
    const outcome = await runFixture(
      'healthy',
      {},
      {install: [{run: 'echo asking the registry; sleep 61 & sleep 61', timeout: 1}]},
    );
    expect(outcome).toMatchObject({
      kind: 'failed',
      step: 'run echo asking the registry; sleep 61 & sleep 61',
      message: 'did not end within 1 s',
    });
    expect(outcome.text).toContain('| asking the registry');
  },
  limit,
);

test(
  'a wait ends as soon as the process has ended',
  async () => {
    const outcome = await runFixture(
      'healthy',
      {},
      {
        failures: [
          {
            run: 'sh -c "echo no such database; exit 3" & server=$!; wait_for $server test -e never',
            exitCode: 1,
            contains: 'no such database',
          },
        ],
      },
    );
    expect(outcome).toMatchObject({kind: 'passed'});
  },
  limit,
);

test(
  'a program that runs apart finds every port free',
  async () => {
    const owner = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => owner.once('listening', resolve));
    const {port} = owner.address() as AddressInfo;
    const listen = `node -e "require('net').createServer().listen(${port}, '::', () => { console.log('listening'); process.exit() })"`;
    expect(
      await runFixture('healthy', {}, {failures: [{run: `apart ${listen}`, contains: 'listening'}]}),
    ).toMatchObject({kind: 'passed'});
    owner.close();
  },
  limit,
);

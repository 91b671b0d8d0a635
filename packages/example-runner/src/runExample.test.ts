import path from 'node:path';
import {expect, test} from 'vitest';
import {choosePort, isPortOpen} from './choosePort';
import type {ProcessPool} from './ProcessPool';
import {readExample} from './readExample';
import {runExample} from './runExample';
import {formatOutcome} from './runExamples';
import type {Example} from './types';

test.concurrent.each<[string, string, RegExp, Partial<Example>?]>([
  ['healthy', '', /Node \d+/, {stop: {contains: 'stopping'}}],
  ['hanging', 'start server', /was not ready within 1 s[^]*\| waiting for a database that never answers/],
  ['deaf', 'stop server', /did not end within 1 s after SIGTERM[^]*\| SIGTERM ignored/],
  ['crashing', 'start server', /exit code 3[^]*\| line 11\n[^]*\| line 30$/],
  ['orphan', 'leave nothing behind', /outlived the example: sleep 60/],
  ['healthy', 'stop server', /log does not contain "saved everything"/, {stop: {contains: 'saved everything'}}],
  [
    'healthy',
    'run PORT=x node server.mjs',
    /output does not contain "no such port"[^]*\| .*ERR_SOCKET_BAD_PORT/,
    {failures: [{run: 'PORT=x node server.mjs', exitCode: 1, contains: 'no such port'}]},
  ],
])('the example "%s" ends at the step "%s", and leaves nothing behind', async (name, step, text, changes) => {
  const port = await choosePort();
  let pool: ProcessPool | undefined;
  const outcome = await runExample(
    {...readExample(path.join(__dirname, 'fixtures', name), `fixtures/${name}`), ...changes},
    {ports: {PORT: port}, onPool: (one) => (pool = one)},
  );
  expect(outcome).toMatchObject(step ? {kind: 'failed', step} : {kind: 'passed'});
  expect(formatOutcome(name, outcome)).toMatch(text);
  expect(pool?.living()).toEqual([]);
  expect(await isPortOpen(port)).toBe(false);
});

import {setTimeout as sleep} from 'node:timers/promises';
import {isPortOpen} from './choosePort';
import type {PooledProcess} from './ProcessPool';
import {sendRequest} from './sendRequest';
import type {Readiness} from './types';

/** Whether a server is ready now. `run` returns whether a command exits with code 0. */
async function isReady(
  ready: Readiness,
  portOf: (name: string) => number,
  run: (command: string, as?: string) => Promise<boolean>,
): Promise<boolean> {
  if ('tcp' in ready) return isPortOpen(portOf(ready.tcp));
  if ('run' in ready) return run(ready.run, ready.as);
  try {
    const answer = await sendRequest({request: `GET ${ready.http}`}, portOf(ready.port ?? 'PORT'), 2000);
    return answer.status >= 200 && answer.status < 300;
  } catch {
    return false;
  }
}

/**
 * Waits until a server is ready.
 * @throws Error if it exits before, or isn't ready within `timeoutMs`
 */
export async function waitUntilReady(
  server: PooledProcess,
  ready: Readiness,
  context: {portOf: (name: string) => number; run: (command: string, as?: string) => Promise<boolean>},
  timeoutMs: number,
): Promise<void> {
  const giveUpAt = Date.now() + timeoutMs;
  for (;;) {
    if (await isReady(ready, context.portOf, context.run)) return;
    if (server.ending)
      throw new Error(`ended before it was ready, with ${server.ending.signal ?? `exit code ${server.ending.code}`}`);
    if (Date.now() > giveUpAt) throw new Error(`was not ready within ${timeoutMs / 1000} s`);
    await sleep(100);
  }
}

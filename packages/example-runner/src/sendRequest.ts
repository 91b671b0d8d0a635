import {type IncomingHttpHeaders, request as httpRequest} from 'node:http';
import type {Readiness, RequestStep} from './types';
import {setTimeout as sleep} from 'node:timers/promises';
import {isPortOpen} from './choosePort';
import type {PooledProcess} from './ProcessPool';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/**
 * Sends a declared request to a server on loopback, without following redirects.
 * @throws Error if the server can't be reached or doesn't respond within `timeoutMs`
 */
export function sendRequest(step: RequestStep, port: number, timeoutMs = 10_000): Promise<Answer> {
  const [method, path] = step.request.split(/ (.*)/s);
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        headers: {...(step.body === undefined ? {} : {'content-length': Buffer.byteLength(step.body)}), ...step.send},
        agent: false,
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    request.setTimeout(timeoutMs, () => request.destroy(new Error(`no response within ${timeoutMs / 1000} s`)));
    request.on('error', reject);
    request.end(step.body);
  });
}

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

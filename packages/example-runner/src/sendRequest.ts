import {once} from 'node:events';
import {type IncomingMessage, request as httpRequest} from 'node:http';
import {text} from 'node:stream/consumers';
import type {RequestStep} from './types';

/**
 * Sends a declared request to a server on loopback, without following redirects.
 * @throws Error if the server can't be reached or doesn't respond within `timeoutMs`
 */
export async function sendRequest(step: RequestStep, port: number, timeoutMs: number) {
  const [method, path] = step.request.split(/ (.*)/s);
  const request = httpRequest({host: '127.0.0.1', port, method, path, headers: step.send, agent: false});
  const failed = once(request, 'error').then(([error]) => Promise.reject<never>(error as Error));
  const answer = async () => {
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    return {status: response.statusCode ?? 0, headers: response.headers, body: await text(response)};
  };
  request.setTimeout(timeoutMs, () => request.destroy(new Error(`no response within ${timeoutMs / 1000} s`)));
  request.end(step.body);
  return Promise.race([failed, answer()]);
}

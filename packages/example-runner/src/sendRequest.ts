import {request as httpRequest, type IncomingHttpHeaders} from 'node:http';
import type {RequestStep} from './types';

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

import {request as requestPlain, type IncomingHttpHeaders, type RequestOptions} from 'node:http';
import {request as requestSecure} from 'node:https';
import {text} from 'node:stream/consumers';

export interface Response {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Requests a path exactly as written, on a connection of its own. `fetch` would normalize it. */
export function sendRequest(origin: string, path: string, options: RequestOptions & {ca?: Buffer} = {}) {
  const {protocol, hostname, port} = new URL(origin);
  const request = protocol === 'https:' ? requestSecure : requestPlain;
  return new Promise<Response>((resolve, reject) => {
    request({hostname, port, path, agent: false, timeout: 10_000, ...options}, (response) => {
      const {statusCode = 0, headers} = response;
      text(response).then((body) => resolve({status: statusCode, headers, text: body}), reject);
    })
      .on('timeout', () => reject(new Error(`no response to ${JSON.stringify(path)}`)))
      .on('error', reject)
      .end();
  });
}

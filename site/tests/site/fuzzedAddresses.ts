// cspell:ignore Cscript
import {connect} from 'node:net';
import fc from 'fast-check';

const pieces = fc.oneof(
  {weight: 3, arbitrary: fc.constantFrom('docs', 'glossary', 'sdks', 'search', 'index', 'index.html', '.html', '404')},
  {weight: 2, arbitrary: fc.constantFrom('.', '..', '%2e%2e', '%2E', '%2f', '%5c', '\\', 'elsewhere.example', '%65')},
  fc.constantFrom(
    '%',
    '%00',
    '%zz',
    '%25',
    '%2500',
    '%E0%A4%A',
    '%0d%0aX-Injected:%201',
    '%09',
    '%3Cscript%3E',
    'Docs',
  ),
  fc.constantFrom('<b>', '"', "'", ';', ':', '@', '*', '~', '&', '$1', '[', 'javascript:alert(1)'),
  fc.string({minLength: 1, maxLength: 6}).map((text) => text.replace(/[\s#?]/g, '')),
);
const separators = fc.oneof(
  {weight: 4, arbitrary: fc.constant('/')},
  fc.constantFrom('//', '', '/\\', '\\', '///', '/./'),
);
const joined = fc
  .array(fc.tuple(separators, pieces), {maxLength: 5})
  .map((parts) => parts.map(([separator, piece]) => separator + piece).join(''));
const queries = fc
  .array(fc.oneof(pieces, fc.constantFrom('q=', '=', '//', '?', '+', '%20')), {maxLength: 4})
  .map((parts) => parts.join(''));

/** Request targets that a hostile client could send: any bytes except for spaces and control characters. */
export const targets = fc
  .tuple(fc.constantFrom('/', '/', '//', '/\\', '/docs'), joined, fc.option(queries, {nil: undefined}))
  .map(([start, path, query]) => start + path + (query === undefined ? '' : `?${query}`));

export interface RawResponse {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** Sends a raw request, because Node.js's client rejects some of them. @throws Error if the server doesn't respond */
export function sendTarget(port: number, target: string): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    socket.setTimeout(10_000, () => socket.destroy(new Error(`no response to ${JSON.stringify(target)}`)));
    socket
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('error', reject)
      .on('close', () => {
        const [head = '', ...rest] = Buffer.concat(chunks).toString('latin1').split('\r\n\r\n');
        const [statusLine = '', ...lines] = head.split('\r\n');
        const headers = lines.map((line): [string, string] => {
          const colon = line.indexOf(':');
          return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
        });
        resolve({status: Number(statusLine.split(' ')[1]), headers: new Map(headers), body: rest.join('\r\n\r\n')});
      });
    socket.write(
      Buffer.from(`GET ${target} HTTP/1.1\r\nHost: docs.aloft.example\r\nConnection: close\r\n\r\n`, 'latin1'),
    );
  });
}

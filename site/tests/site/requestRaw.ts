import {connect} from 'node:net';

interface RawResponse {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** Requests a path exactly as written; Node.js's clients escape or reject some. @throws Error if the server doesn't respond */
export function requestRaw(origin: string, target: string): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
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

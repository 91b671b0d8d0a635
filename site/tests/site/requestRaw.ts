import {request} from 'node:http';

/** Requests a path exactly as written; `fetch` would resolve and escape it. @returns status, location and body */
export function requestRaw(
  origin: string,
  path: string,
): Promise<{readonly status: number; readonly location: string | null; readonly text: string}> {
  return new Promise((resolve, reject) => {
    request(origin, {path, agent: false}, (response) => {
      let text = '';
      response
        .setEncoding('utf8')
        .on('data', (part: string) => (text += part))
        .on('end', () =>
          resolve({status: response.statusCode ?? 0, location: response.headers.location ?? null, text}),
        );
    })
      .on('error', reject)
      .end();
  });
}

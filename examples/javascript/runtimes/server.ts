// Runs unchanged on Node.js, Deno, and Bun, which all implement node:http.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text as readBody } from 'node:stream/consumers';
import process from 'node:process';
import { countText, log, page, readText } from './app.ts';

const runtime = process.versions.bun ? 'Bun' : process.versions.deno ? 'Deno' : 'Node';

// #region routes
async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = (request.url ?? '/').split('?')[0];
  if (path === '/healthz') {
    response.end('ok\n');
  } else if (path === '/' && request.method === 'GET') {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(page(runtime));
  } else if (path === '/count' && request.method === 'POST') {
    const text = readText(request.headers['content-type'], await readBody(request));
    response.writeHead(text ? 200 : 400, { 'content-type': 'application/json' });
    response.end(JSON.stringify(text ? countText(text) : { error: 'text is missing' }));
  } else {
    response.writeHead(404).end('not found\n');
  }
}
// #endregion routes

// #region listen
const port = Number(process.env.PORT ?? 8080);
const server = createServer((request, response) => {
  response.on('finish', () => log({ method: request.method, path: request.url, status: response.statusCode }));
  handle(request, response).catch((error: unknown) => {
    log({ message: 'failed', error: String(error) });
    response.writeHead(500).end('failed\n');
  });
});
server.listen(port, '0.0.0.0', () => log({ message: 'listening', port, runtime }));
// #endregion listen

// #region shutdown
process.once('SIGTERM', () => {
  server.close(() => {
    log({ message: 'stopped' });
    process.exit(0);
  });
  server.closeIdleConnections();
});
// #endregion shutdown

import { countText, log, page, readText } from './app.ts';

// #region bun
const server = Bun.serve({
  hostname: '0.0.0.0',
  port: process.env.PORT ?? 8080,
  routes: {
    '/': () => new Response(page('Bun'), { headers: { 'content-type': 'text/html; charset=utf-8' } }),
    '/healthz': () => new Response('ok\n'),
    '/count': {
      POST: async (request) => {
        const text = readText(request.headers.get('content-type'), await request.text());
        return text ? Response.json(countText(text)) : Response.json({ error: 'text is missing' }, { status: 400 });
      },
    },
  },
  fetch: () => new Response('not found\n', { status: 404 }),
});
log({ message: 'listening', port: server.port, runtime: 'Bun' });

process.once('SIGTERM', async () => {
  await server.stop();
  log({ message: 'stopped' });
  process.exit(0);
});
// #endregion bun

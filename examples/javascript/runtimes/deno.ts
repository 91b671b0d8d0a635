import { countText, log, page, readText } from './app.ts';

// #region deno
async function handle(request: Request): Promise<Response> {
  const route = `${request.method} ${new URL(request.url).pathname}`;
  switch (route) {
    case 'GET /':
      return new Response(page('Deno'), { headers: { 'content-type': 'text/html; charset=utf-8' } });
    case 'GET /healthz':
      return new Response('ok\n');
    case 'POST /count': {
      const text = readText(request.headers.get('content-type'), await request.text());
      return text ? Response.json(countText(text)) : Response.json({ error: 'text is missing' }, { status: 400 });
    }
    default:
      return new Response('not found\n', { status: 404 });
  }
}

const server = Deno.serve(
  {
    hostname: '0.0.0.0',
    port: Number(Deno.env.get('PORT') ?? 8080),
    onListen: ({ port }) => log({ message: 'listening', port, runtime: 'Deno' }),
  },
  handle,
);

Deno.addSignalListener('SIGTERM', async () => {
  await server.shutdown();
  log({ message: 'stopped' });
  Deno.exit(0);
});
// #endregion deno

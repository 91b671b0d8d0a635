import { AngularNodeAppEngine, createNodeRequestHandler, isMainModule, writeResponseToNodeResponse } from '@angular/ssr/node';
import express from 'express';
import { join } from 'node:path';
import { departures } from './departures';

const app = express();
const angular = new AngularNodeAppEngine();

app.disable('x-powered-by');

app.use((request, response, next) => {
  response.on('finish', () => console.log(JSON.stringify({ method: request.method, path: request.path, status: response.statusCode })));
  next();
});

// #region api
app.get('/healthz', (_request, response) => {
  response.type('text').send('ok\n');
});

app.get('/api/departures', (_request, response) => {
  response.json(departures);
});
// #endregion api

app.use(express.static(join(import.meta.dirname, '../browser'), { maxAge: '1y', index: false, redirect: false }));

// #region render
app.use((request, response, next) => {
  angular
    .handle(request)
    .then((page) => (page ? writeResponseToNodeResponse(page, response) : next()))
    .catch(next);
});
// #endregion render

// #region listen
if (isMainModule(import.meta.url)) {
  const port = Number(process.env['PORT'] ?? 8080);
  const server = app.listen(port, '0.0.0.0', (error) => {
    if (error) throw error;
    console.log(JSON.stringify({ message: 'listening', port }));
  });
  process.once('SIGTERM', () => {
    server.close(() => console.log(JSON.stringify({ message: 'stopped' })));
    server.closeIdleConnections();
  });
}
// #endregion listen

export const reqHandler = createNodeRequestHandler(app);

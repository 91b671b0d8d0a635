import {createServer, request} from 'node:http';
import {setTimeout as sleep} from 'node:timers/promises';

// #region control
const socketPath = process.env.IGNITIOND_SOCKET ?? '/run/ignitiond.sock';

function control(method, path, body = undefined) {
  return new Promise((resolve, reject) => {
    const headers = body ? {'content-type': 'application/json'} : {};
    const call = request({socketPath, method, path, headers}, (response) => {
      response.resume();
      response.on('end', () =>
        response.statusCode < 300 ? resolve() : reject(new Error(`${method} ${path}: ${response.statusCode}`)),
      );
    });
    call.on('error', reject);
    call.end(body && JSON.stringify(body));
  });
}
// #endregion control

// #region prepare
/** Simulates a slow warm-up, such as loading a model or filling a cache. */
async function prepare() {
  const squares = new Map();
  for (let number = 0; number < 100_000; number++) squares.set(number, number ** 2);
  return squares;
}
// #endregion prepare

// #region job
let job = Promise.resolve();

/** Runs a job after the response, while a hold keeps the machine awake. */
function runJob() {
  job = (async () => {
    await control('POST', '/v1/hold', {ttl: '10m'});
    try {
      await sleep(200);
      console.log('job done');
    } finally {
      await control('DELETE', '/v1/hold');
    }
  })().catch((error) => console.error('job failed:', error.message));
}
// #endregion job

// #region events
function listen(onEvent) {
  const call = request({socketPath, path: '/v1/events'}, (response) => {
    let buffer = '';
    response.setEncoding('utf8');
    response.on('data', (chunk) => {
      const lines = (buffer + chunk).split('\n');
      buffer = lines.pop();
      for (const line of lines) if (line.startsWith('event: ')) onEvent(line.slice(7).trim());
    });
    response.on('end', () => setTimeout(listen, 1000, onEvent));
  });
  call.on('error', () => setTimeout(listen, 1000, onEvent));
  call.end();
}

listen((event) => {
  console.log('event', event);
  if (event === 'woken') console.log('reconnecting to the database');
});
// #endregion events

// #region serve
const squares = await prepare();
const server = createServer((incoming, response) => {
  const {pathname} = new URL(incoming.url, 'http://localhost');
  if (pathname === '/healthz') return response.end('ok\n');
  if (pathname === '/jobs' && incoming.method === 'POST') {
    runJob();
    response.statusCode = 202;
    return response.end('accepted\n');
  }
  const answer = squares.get(Number(pathname.slice(1)));
  response.statusCode = answer === undefined ? 404 : 200;
  response.end(answer === undefined ? 'not found\n' : `${answer}\n`);
});

server.listen(Number(process.env.PORT ?? 8080), '0.0.0.0', async () => {
  await control('POST', '/v1/ready');
  await control('POST', '/v1/flash');
  console.log('ready, flash requested');
});
// #endregion serve

process.on('SIGTERM', () => {
  server.close(async () => {
    await job;
    process.exit(0);
  });
  server.closeIdleConnections();
});

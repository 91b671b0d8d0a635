// Stub of ignitiond for tests: implements the endpoints of the control socket
// as the reference documents them, and writes each call to calls.log.
import {appendFileSync, rmSync} from 'node:fs';
import {createServer} from 'node:http';

const socketPath = process.env.IGNITIOND_SOCKET;
rmSync(socketPath, {force: true});
const listeners = new Set();

const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  const call = `${request.method} ${request.url}`;
  if (call === 'GET /v1/events') {
    listeners.add(response);
    response.writeHead(200, {'content-type': 'text/event-stream'});
    return response.write(': connected\n\n');
  }
  appendFileSync('calls.log', `${call} ${body.trim()}`.trim() + '\n');
  if (call === 'POST /v1/flash') {
    setTimeout(() => listeners.forEach((listener) => listener.write('event: flashing\ndata: {}\n\n')), 100);
    setTimeout(() => listeners.forEach((listener) => listener.write('event: woken\ndata: {}\n\n')), 300);
  }
  const known = ['POST /v1/ready', 'POST /v1/flash', 'POST /v1/hold', 'DELETE /v1/hold'].includes(call);
  if (call === 'POST /v1/hold' && !/^\d+(ms|s|m|h)$/.test(JSON.parse(body).ttl)) {
    response.writeHead(400);
    return response.end('{"error":"ttl is not a duration"}\n');
  }
  response.writeHead(known ? 200 : 404, {'content-type': 'application/json'});
  response.end('{}\n');
});

server.listen(socketPath);
process.on('SIGTERM', () => {
  server.closeAllConnections();
  server.close(() => process.exit(0));
});

// Stand-in for the platform's metrics endpoint: one failed machine, behind the token in TOKEN.
import {createServer} from 'node:http';

const body = `# HELP aloft_machine_state State of each machine: 1 for its current state.
# TYPE aloft_machine_state gauge
aloft_machine_state{namespace="acme",app="shop",machine="m-4k2jq7xw3a",region="eu-central",state="running"} 0
aloft_machine_state{namespace="acme",app="shop",machine="m-4k2jq7xw3a",region="eu-central",state="failed"} 1
`;

createServer((request, response) => {
  const allowed = request.headers.authorization === `Bearer ${process.env.TOKEN}`;
  const found = request.url === '/v1/namespaces/acme/metrics';
  response.writeHead(allowed ? (found ? 200 : 404) : 401, {'content-type': 'text/plain; version=0.0.4'});
  response.end(allowed && found ? body : '');
}).listen(Number(process.env.ENDPOINT_PORT), '127.0.0.1');

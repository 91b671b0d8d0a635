import {parseArgs} from 'node:util';
import {createServer} from '../site/hosting/createServer';
import {findBaseUrl} from '../site/hosting/listRoots';
import {searchOrigins} from '../site/hosting/securityHeaders';
import {runMain} from './runMain';

const {values} = parseArgs({
  options: {port: {type: 'string', default: '3000'}, dir: {type: 'string', default: 'build'}},
});

/** Serves the built site on localhost. */
function serve(): void {
  const port = Number(values.port);
  const server = createServer(values.dir, searchOrigins(process.env));
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is taken. Choose another: npm run serve -- --port ${port + 1}`
        : error.message,
    );
    process.exit(1);
  });
  const address = `http://127.0.0.1:${port}${findBaseUrl(values.dir)}`;
  server.listen(port, '127.0.0.1', () => console.log(`Serving ${values.dir}/ on ${address}`));
}

void runMain(serve);

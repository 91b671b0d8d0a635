import {brand} from '@aloft/platform/brand';
import {ACCOUNT} from '../access';
import {createManifest} from '../commands/init';

/** The manifest of the app that most pages use. */
export const HELLO_MANIFEST = createManifest('hello', ACCOUNT, {dockerfile: 'Dockerfile'}, '/', 8080);

const DOCKERFILE = `FROM node:26.10-trixie-slim
WORKDIR /app
COPY server.js .
EXPOSE 8080
CMD ["node", "server.js"]
`;

const SERVER = `const http = require('node:http');

const server = http.createServer((request, response) => {
  response.end('Hello from Aloft\\n');
});

server.listen(8080, () => console.log('listening on port 8080'));
`;

/** The same server, which takes two minutes to respond to `/slow`. */
export const SLOW_SERVER = SERVER.replace(
  "response.end('Hello from Aloft\\n');",
  "setTimeout(() => response.end('Hello from Aloft\\n'), request.url === '/slow' ? 120_000 : 0);",
);

/** A small web server with its Dockerfile, without a manifest. */
export const SOURCE_FILES: Record<string, string> = {Dockerfile: DOCKERFILE, 'server.js': SERVER};

/** The same files with the manifest. */
export const HELLO_FILES: Record<string, string | object> = {...SOURCE_FILES, [brand.manifest]: HELLO_MANIFEST};

import {brand} from '@aloft/platform/brand';
import {ACCOUNT} from './access';
import {createManifest} from './commands/init';
import type {Dependencies} from './context';
import {pick} from './resources';
import {type CommandResult, runCommand} from './runCommand';
import {createEmptyState, createFile, type StateOptions} from './state/createEmptyState';
import type {AppBehavior, SimulatorState} from './state/types';

/** The manifest of the app that most pages use. */
const HELLO_MANIFEST = createManifest('hello', ACCOUNT, {dockerfile: 'Dockerfile'}, '/', 8080);

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
const SLOW_SERVER = SERVER.replace(
  "response.end('Hello from Aloft\\n');",
  "setTimeout(() => response.end('Hello from Aloft\\n'), request.url === '/slow' ? 120_000 : 0);",
);

/** A small web server with its Dockerfile, without a manifest. */
const SOURCE_FILES: Record<string, string> = {Dockerfile: DOCKERFILE, 'server.js': SERVER};

/** The same files with the manifest. */
const HELLO_FILES: Record<string, string | object> = {...SOURCE_FILES, [brand.manifest]: HELLO_MANIFEST};

/**
 * Makes a named starting state that pages refer to, in which the user is logged in by default.
 *
 * @param setup command lines that run before the page's first transcript
 */
const scenario = (description: string, options: StateOptions = {}, setup: readonly string[] = []) => ({
  description,
  options: {loggedIn: true, ...options},
  setup,
});

/** A scenario in which the project hello was deployed, and then more commands ran. */
const deployed = (description: string, ...commands: readonly string[]) =>
  scenario(description, {files: HELLO_FILES}, ['aloft deploy', ...commands]);

const [HELLO_SERVICE] = HELLO_MANIFEST.services;

const NOTES_MANIFEST = {
  ...HELLO_MANIFEST,
  app: 'notes',
  services: [{...HELLO_SERVICE, name: 'notes'}],
  volumes: [{name: 'data', size: '10Gi', mount: '/var/lib/data'}],
};

const SHOP_SETTINGS = {memory: '512Mi', secrets: ['DATABASE_URL']};
const SHOP = createManifest('shop', ACCOUNT, {dockerfile: 'Dockerfile'}, '/healthz', 3000, SHOP_SETTINGS);

// Public is the default.
const SHOP_MANIFEST = {...SHOP, services: SHOP.services.map(({name, listeners}) => ({name, listeners}))};

const SHOP_DOCKERFILE = `FROM node:26.10-trixie-slim
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev
COPY . .
USER node
EXPOSE 3000
CMD ["node", "server.js"]
`;

const SHOP_FILES = {Dockerfile: SHOP_DOCKERFILE, [brand.manifest]: SHOP_MANIFEST};
const SHOP_BEHAVIOR = {bodies: {'/healthz': 'ok\n'}};

/** The shop with a release command, and what commands in its image print. */
const migrated = (commands: AppBehavior['commands']): StateOptions => ({
  files: {...SHOP_FILES, [brand.manifest]: {...SHOP_MANIFEST, release: {command: ['npm', 'run', 'migrate']}}},
  behaviors: {shop: {...SHOP_BEHAVIOR, commands}},
});

const SET_SECRET = 'aloft app secret set shop DATABASE_URL=postgres://shop@db.acme.internal/shop --no-deploy';
const CREATE_WORKER = 'aloft machine create worker --image registry.aloft.example/acme/worker:1';

const CUSTOM_FILES = {
  ...SOURCE_FILES,
  [brand.manifest]: {...HELLO_MANIFEST, services: [{...HELLO_SERVICE, hostnames: ['www.example.com']}]},
  'www.example.com.pem': '# DNS:www.example.com\n-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n',
  'www.example.com.key': '-----BEGIN PRIVATE KEY-----\nMIIB\n-----END PRIVATE KEY-----\n',
};

/** Scenarios that pages can name in their front matter. */
export const scenarios: Readonly<Record<string, ReturnType<typeof scenario>>> = {
  fresh: scenario(
    'The CLI is installed but not logged in, and the directory contains a web server with a Dockerfile.',
    {files: SOURCE_FILES, loggedIn: false},
  ),
  'logged-in': scenario(
    'Logged in; the namespace acme is empty, and the directory contains a web server with a Dockerfile.',
    {files: SOURCE_FILES},
  ),
  project: scenario(
    'Logged in; the directory contains the project hello with its manifest, which was never deployed.',
    {files: HELLO_FILES},
  ),
  hello: deployed('The project hello was deployed a moment ago; its machine runs.'),
  'hello-standby': deployed('The project hello is deployed, and its machine is on standby.', 'sleep 5m'),
  'slow-requests': scenario(
    'The project hello, whose path /slow takes two minutes to respond, was deployed a moment ago.',
    {files: {...HELLO_FILES, 'server.js': SLOW_SERVER}, behaviors: {hello: {seconds: {'/slow': 120}}}},
    ['aloft deploy'],
  ),
  releases: scenario('The app hello is at its third release.', {files: HELLO_FILES}, [
    'aloft deploy --message "First deploy"',
    'sleep 2h',
    'aloft deploy --message "Add a greeting"',
    'sleep 1d',
    'aloft deploy --message "Fix the greeting"',
  ]),
  shop: scenario(
    'The app shop, on port 3000 with a secret, is at its second release.',
    {files: SHOP_FILES, behaviors: {shop: SHOP_BEHAVIOR}},
    [
      SET_SECRET,
      'aloft deploy --message "Launch the shop"',
      'sleep 1d',
      'aloft deploy --message "Add search"',
      'sleep 1h',
    ],
  ),
  'release-command': scenario(
    'The app shop, which migrates its database with the release command npm run migrate, is at release 1.',
    migrated({
      'npm run migrate': {output: ['applied 20261020_add_price.sql'], exitCode: 0, seconds: 3},
      'npm run seed': {output: ['inserted 120 rows'], exitCode: 0, seconds: 5},
    }),
    [SET_SECRET, 'aloft deploy --message "Launch the shop"', 'sleep 1d'],
  ),
  'failing-migration': scenario(
    'The app shop is at release 1, and its manifest got a release command that fails.',
    migrated({
      'npm run migrate': {
        output: ['error: column "price" of relation "items" already exists'],
        exitCode: 1,
        seconds: 3,
      },
    }),
    [SET_SECRET, 'aloft app update shop --image registry.aloft.example/acme/shop:1 --secret DATABASE_URL'],
  ),
  'existing-app': scenario(
    'Logged in; the directory contains the Dockerfile of the app shop, on port 3000, but no manifest.',
    {files: {Dockerfile: SHOP_DOCKERFILE}, behaviors: {shop: SHOP_BEHAVIOR}},
  ),
  'static-site': scenario('Logged in; the directory contains a static site and its archive site.tar.gz.', {
    files: {'public/index.html': '<h1>Hello</h1>\n', 'site.tar.gz': ''},
  }),
  'failing-deploy': scenario(
    'The project hello is not deployed, and its process ends at the start, so that a deploy fails.',
    {
      files: HELLO_FILES,
      behaviors: {hello: {crashingTags: ['*'], startLog: ["Error: Cannot find module 'express'"]}},
    },
  ),
  machine: deployed('In addition to the app hello, the standalone machine worker is running.', CREATE_WORKER),
  'private-service': scenario(
    'The app orders has a private service, and its machine is on standby. The app web is running.',
    {behaviors: {orders: SHOP_BEHAVIOR}},
    [
      'aloft app create orders --image registry.aloft.example/acme/orders:1',
      'aloft service create orders --app orders --visibility private --port 80:8080/http',
      'aloft app create web --image registry.aloft.example/acme/web:1 --min 1',
      'sleep 5m',
    ],
  ),
  volume: scenario(
    'The app notes is deployed with the volume data of 10Gi at /var/lib/data.',
    {files: {...SOURCE_FILES, [brand.manifest]: NOTES_MANIFEST, 'backup.tar.gz': ''}},
    ['aloft deploy'],
  ),
  'free-volume': scenario(
    'The volume data of 10Gi is detached, and the machine worker is stopped.',
    {files: {...SOURCE_FILES, 'backup.tar.gz': ''}},
    ['aloft volume create data --size 10Gi', `${CREATE_WORKER} --no-start`],
  ),
  'custom-domain': scenario(
    'The app hello also serves www.example.com; it does not have a certificate yet, and the directory contains PEM files.',
    {files: CUSTOM_FILES},
    ['aloft deploy'],
  ),
  certificate: scenario(
    'The app hello serves www.example.com with the active certificate shop.',
    {files: CUSTOM_FILES},
    ['aloft deploy', 'aloft certificate create shop --hostname www.example.com --wait'],
  ),
  namespaces: scenario(
    'The account has the namespaces acme in eu-central, with the app hello, and acme-staging in us-east, which is empty.',
    {files: HELLO_FILES},
    ['aloft namespace create acme-staging --region us-east', 'aloft deploy'],
  ),
  ci: scenario(
    'Not logged in; ALOFT_TOKEN contains a deploy token for acme, and the directory contains the project hello.',
    {files: HELLO_FILES, loggedIn: false, deployToken: 'ci'},
  ),
};

/** Names of the scenarios. */
export const scenarioNames: readonly string[] = Object.keys(scenarios);

/** Starting state of the simulator: a scenario, and overrides of its options. */
export interface CreateStateOptions extends StateOptions {
  /** Name of a scenario, whose options are the defaults. An unknown name starts as `fresh`. */
  scenario?: string;
}

/** Creates the starting state by running the scenario's commands. Deterministic. */
export function createState({scenario: name = '', ...own}: CreateStateOptions = {}): SimulatorState {
  const start = pick(scenarios, name);
  const files = {...start?.options.files, ...own.files};
  let state = createEmptyState({...start?.options, ...own, files});
  for (const line of start?.setup ?? []) ({state} = runCommand(state, line, clockOf(state)));
  return state;
}

/** A clock with the state's time, at which the next line starts. */
export const clockOf = ({now}: SimulatorState) => ({now});

/** Runs lines one after the other in a state. */
export function openSession(state: SimulatorState) {
  const session = {
    state,
    run: (line: string | readonly string[], deps?: Dependencies): CommandResult => {
      const result = runCommand(session.state, line, clockOf(session.state), deps);
      session.state = result.state;
      return result;
    },
    /** Writes a file to the project directory, like an editor. */
    write: (path: string, text: string): void => {
      session.state = {...session.state, files: {...session.state.files, [path]: createFile(text)}};
    },
    /** Sets the bodies that an app returns, by path, such as `{'/healthz': 'ok\n'}`. Every other path returns 404. */
    serve: (app: string, bodies: Readonly<Record<string, string>>): void => {
      const behavior = {bodies: {...bodies}, startLog: [], crashingTags: [], seconds: {}, commands: {}};
      session.state = {...session.state, behaviors: {...session.state.behaviors, [app]: behavior}};
    },
  };
  return session;
}

import {brand, variables} from '@aloft/platform/brand';
import type {StateOptions} from '../state/createEmptyState';
import {HELLO_FILES, HELLO_MANIFEST, SLOW_SERVER, SOURCE_FILES} from './projectFiles';

/** A named starting state that pages refer to. */
export interface Scenario {
  /** The starting state, as a sentence. */
  description: string;
  options: StateOptions;
  /** Command lines that run before the page's first transcript. */
  setup: readonly string[];
}

const PEM = '# DNS:www.example.com\n-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n';
const KEY = '-----BEGIN PRIVATE KEY-----\nMIIB\n-----END PRIVATE KEY-----\n';
const NOTES_MANIFEST = {
  ...HELLO_MANIFEST,
  app: 'notes',
  services: [{...HELLO_MANIFEST.services[0], name: 'notes'}],
  volumes: [{name: 'data', size: '10Gi', mount: '/var/lib/data'}],
};
const SHOP_MANIFEST = {
  ...HELLO_MANIFEST,
  app: 'shop',
  machine: {vcpus: 1, memory: '512Mi', secrets: ['DATABASE_URL'], healthcheck: {http: {path: '/healthz', port: 3000}}},
  services: [
    {
      name: 'shop',
      listeners: [
        {port: 443, protocol: 'https', targetPort: 3000},
        {port: 80, protocol: 'http', redirect: 'https'},
      ],
    },
  ],
};
const MIGRATED_MANIFEST = {...SHOP_MANIFEST, release: {command: ['npm', 'run', 'migrate']}};
const SHOP_BEHAVIOR = {bodies: {'/healthz': 'ok\n'}};
const SHOP_COMMANDS = {
  'npm run migrate': {output: ['applied 20261020_add_price.sql'], exitCode: 0, seconds: 3},
  'npm run seed': {output: ['inserted 120 rows'], exitCode: 0, seconds: 5},
};
const SHOP_DOCKERFILE = `FROM node:26.10-trixie-slim
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev
COPY . .
USER node
EXPOSE 3000
CMD ["node", "server.js"]
`;
const CUSTOM_MANIFEST = {
  ...HELLO_MANIFEST,
  services: [{...HELLO_MANIFEST.services[0], hostnames: ['www.example.com']}],
};

const CUSTOM_FILES = {
  ...SOURCE_FILES,
  [brand.manifest]: CUSTOM_MANIFEST,
  'www.example.com.pem': PEM,
  'www.example.com.key': KEY,
};

/** Scenarios that pages can name in their front matter. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  fresh: {
    description: 'The CLI is installed but not logged in, and the directory contains a web server with a Dockerfile.',
    options: {files: SOURCE_FILES},
    setup: [],
  },
  'logged-in': {
    description: 'Logged in; the namespace acme is empty, and the directory contains a web server with a Dockerfile.',
    options: {files: SOURCE_FILES, loggedIn: true},
    setup: [],
  },
  project: {
    description: 'Logged in; the directory contains the project hello with its manifest, which was never deployed.',
    options: {files: HELLO_FILES, loggedIn: true},
    setup: [],
  },
  hello: {
    description: 'The project hello was deployed a moment ago; its machine runs.',
    options: {files: HELLO_FILES, loggedIn: true},
    setup: ['aloft deploy'],
  },
  'hello-standby': {
    description: 'The project hello is deployed, and its machine is on standby.',
    options: {files: HELLO_FILES, loggedIn: true},
    setup: ['aloft deploy', 'sleep 5m'],
  },
  'slow-requests': {
    description: 'The project hello, whose path /slow takes two minutes to respond, was deployed a moment ago.',
    options: {
      files: {...HELLO_FILES, 'server.js': SLOW_SERVER},
      loggedIn: true,
      behaviors: {hello: {seconds: {'/slow': 120}}},
    },
    setup: ['aloft deploy'],
  },
  releases: {
    description: 'The app hello is at its third release.',
    options: {files: HELLO_FILES, loggedIn: true},
    setup: [
      'aloft deploy --message "First deploy"',
      'sleep 2h',
      'aloft deploy --message "Add a greeting"',
      'sleep 1d',
      'aloft deploy --message "Fix the greeting"',
    ],
  },
  shop: {
    description: 'The app shop, on port 3000 with a secret, is at its second release.',
    options: {
      files: {Dockerfile: SHOP_DOCKERFILE, [brand.manifest]: SHOP_MANIFEST},
      loggedIn: true,
      behaviors: {shop: SHOP_BEHAVIOR},
    },
    setup: [
      'aloft app secret set shop DATABASE_URL=postgres://shop@db.acme.internal/shop --no-deploy',
      'aloft deploy --message "Launch the shop"',
      'sleep 1d',
      'aloft deploy --message "Add search"',
      'sleep 1h',
    ],
  },
  'release-command': {
    description: 'The app shop, which migrates its database with the release command npm run migrate, is at release 1.',
    options: {
      files: {Dockerfile: SHOP_DOCKERFILE, [brand.manifest]: MIGRATED_MANIFEST},
      loggedIn: true,
      behaviors: {shop: {...SHOP_BEHAVIOR, commands: SHOP_COMMANDS}},
    },
    setup: [
      'aloft app secret set shop DATABASE_URL=postgres://shop@db.acme.internal/shop --no-deploy',
      'aloft deploy --message "Launch the shop"',
      'sleep 1d',
    ],
  },
  'failing-migration': {
    description: 'The app shop is at release 1, and its manifest got a release command that fails.',
    options: {
      files: {Dockerfile: SHOP_DOCKERFILE, [brand.manifest]: MIGRATED_MANIFEST},
      loggedIn: true,
      behaviors: {
        shop: {
          ...SHOP_BEHAVIOR,
          commands: {
            'npm run migrate': {
              output: ['error: column "price" of relation "items" already exists'],
              exitCode: 1,
              seconds: 3,
            },
          },
        },
      },
    },
    setup: [
      'aloft app secret set shop DATABASE_URL=postgres://shop@db.acme.internal/shop --no-deploy',
      'aloft app update shop --image registry.aloft.example/acme/shop:1 --secret DATABASE_URL',
    ],
  },
  'existing-app': {
    description: 'Logged in; the directory contains the Dockerfile of the app shop, on port 3000, but no manifest.',
    options: {
      files: {Dockerfile: SHOP_DOCKERFILE},
      loggedIn: true,
      behaviors: {shop: SHOP_BEHAVIOR},
    },
    setup: [],
  },
  'static-site': {
    description: 'Logged in; the directory contains a static site and its archive site.tar.gz.',
    options: {files: {'public/index.html': '<h1>Hello</h1>\n', 'site.tar.gz': ''}, loggedIn: true},
    setup: [],
  },
  'failing-deploy': {
    description: 'The project hello is not deployed, and its process ends at the start, so that a deploy fails.',
    options: {
      files: HELLO_FILES,
      loggedIn: true,
      behaviors: {hello: {crashingTags: ['*'], startLog: ["Error: Cannot find module 'express'"]}},
    },
    setup: [],
  },
  machine: {
    description: 'In addition to the app hello, the standalone machine worker is running.',
    options: {files: HELLO_FILES, loggedIn: true},
    setup: ['aloft deploy', 'aloft machine create worker --image registry.aloft.example/acme/worker:1'],
  },
  'private-service': {
    description: 'The app orders has a private service, and its machine is on standby. The app web is running.',
    options: {loggedIn: true, behaviors: {orders: {bodies: {'/healthz': 'ok\n'}}}},
    setup: [
      'aloft app create orders --image registry.aloft.example/acme/orders:1',
      'aloft service create orders --app orders --visibility private --port 80:8080/http',
      'aloft app create web --image registry.aloft.example/acme/web:1 --min 1',
      'sleep 5m',
    ],
  },
  volume: {
    description: 'The app notes is deployed with the volume data of 10Gi at /var/lib/data.',
    options: {files: {...SOURCE_FILES, [brand.manifest]: NOTES_MANIFEST, 'backup.tar.gz': ''}, loggedIn: true},
    setup: ['aloft deploy'],
  },
  'free-volume': {
    description: 'The volume data of 10Gi is detached, and the machine worker is stopped.',
    options: {files: {...SOURCE_FILES, 'backup.tar.gz': ''}, loggedIn: true},
    setup: [
      'aloft volume create data --size 10Gi',
      'aloft machine create worker --image registry.aloft.example/acme/worker:1 --no-start',
    ],
  },
  'custom-domain': {
    description:
      'The app hello also serves www.example.com; it does not have a certificate yet, and the directory contains PEM files.',
    options: {files: CUSTOM_FILES, loggedIn: true},
    setup: ['aloft deploy'],
  },
  certificate: {
    description: 'The app hello serves www.example.com with the active certificate shop.',
    options: {files: CUSTOM_FILES, loggedIn: true},
    setup: ['aloft deploy', 'aloft certificate create shop --hostname www.example.com --wait'],
  },
  namespaces: {
    description:
      'The account has the namespaces acme in eu-central, with the app hello, and acme-staging in us-east, which is empty.',
    options: {
      files: HELLO_FILES,
      loggedIn: true,
      namespaces: ['acme', {name: 'acme-staging', region: 'us-east'}],
    },
    setup: ['aloft deploy'],
  },
  ci: {
    description:
      'Not logged in; ALOFT_TOKEN contains a deploy token for acme, and the directory contains the project hello.',
    options: {
      files: HELLO_FILES,
      tokens: [{name: 'ci', kind: 'deploy', namespace: 'acme', scopes: ['deploy'], variable: variables.token}],
    },
    setup: [],
  },
};

/** Names of the scenarios. */
export const scenarioNames: readonly string[] = Object.keys(scenarios);

import fc from 'fast-check';
import {load} from 'js-yaml';
import {describe, expect, it} from 'vitest';
import {validateManifest} from '../validate';
import {convertCheck, convertDuration, convertSize, makeName} from './convert';
import {importCompose, isCompose} from './importCompose';
import {importDockerfile, isDockerfile, readInstructions} from './importDockerfile';
import type {ImportedApp} from './types';

const read = ({text}: ImportedApp) => load(text) as Record<string, never>;
const listNotes = ({notes}: ImportedApp) => notes.map(({kind, source}) => `${kind} ${source}`);

const dockerfile = `# syntax=docker/dockerfile:1
FROM node:24 AS base
ENV NODE_ENV=production
EXPOSE 3000/tcp 9000/udp
FROM base AS build
ARG TOKEN
RUN npm ci && \\
    # a comment
    npm run build
COPY <<EOF /etc/motd
EXPOSE 1
EOF
FROM base
VOLUME ["/data", "/var/lib/uploads"]
HEALTHCHECK --interval=1m30s --timeout=5s --retries=3 CMD curl -f http://localhost:3000/healthz || exit 1
STOPSIGNAL SIGQUIT
CMD ["node", "server.js"]
`;

describe('a Dockerfile', () => {
  it('becomes a manifest for its last stage', () => {
    const app = importDockerfile(dockerfile, 'My Shop');
    expect(read(app)).toEqual({
      version: 1,
      app: 'my-shop',
      build: {dockerfile: 'Dockerfile'},
      machine: {
        healthcheck: {http: {path: '/healthz', port: 3000}, interval: '90s', timeout: '5s', retries: 3},
      },
      services: [
        {
          name: 'my-shop',
          visibility: 'public',
          listeners: [
            {port: 443, protocol: 'https', targetPort: 3000},
            {port: 80, protocol: 'http', redirect: 'https'},
          ],
        },
      ],
      volumes: [
        {name: 'data', size: '10Gi', mount: '/data'},
        {name: 'var-lib-uploads', size: '10Gi', mount: '/var/lib/uploads'},
      ],
    });
    expect(listNotes(app)).toEqual(
      expect.arrayContaining(['check ARG TOKEN', 'dropped EXPOSE 9000/udp', 'translated STOPSIGNAL', 'translated CMD']),
    );
  });

  it('is parsed with continuation lines, comments and here-documents', () => {
    expect(readInstructions(dockerfile).map(({keyword}) => keyword)).toEqual(
      'FROM ENV EXPOSE FROM ARG RUN COPY FROM VOLUME HEALTHCHECK STOPSIGNAL CMD'.split(' '),
    );
    expect(readInstructions('# escape=`\nFROM a\nRUN a `\n b\n').at(-1)).toEqual({keyword: 'RUN', text: 'a b'});
  });

  it('is recognized', () => {
    expect(isDockerfile('# c\nfrom scratch')).toBe(true);
    expect(isDockerfile('services: {}')).toBe(false);
  });
});

const compose = `services:
  web:
    build: { context: ./web, args: { VERSION: 2 } }
    ports: ["127.0.0.1:8080:3000", "9000:9000/udp"]
    environment:
      LOG_LEVEL: \${LOG_LEVEL:-info}
      DATABASE_URL: postgres://db:5432/app
      CACHE: redis://cache:6379
      HOME_URL:
    depends_on: [db]
    networks: [front]
    privileged: true
    restart: unless-stopped
    stop_grace_period: 1m
    deploy: { replicas: 3, resources: { limits: { cpus: "1.5", memory: 512M } } }
  db:
    image: postgres:17
    command: postgres -c "max_connections=50"
    volumes: ["data:/var/lib/postgresql/data", "./init:/docker-entrypoint-initdb.d"]
    healthcheck: { test: ["CMD-SHELL", "pg_isready -U $$USER"], interval: 5s, start_period: 30s }
volumes: { data: {} }
`;

describe('a Compose file', () => {
  const [web, db, ...rest] = importCompose(load(compose));

  it('becomes a manifest for each service', () => {
    expect(rest).toEqual([]);
    expect(read(web!)).toMatchObject({
      app: 'web',
      build: {dockerfile: 'web/Dockerfile', context: 'web', args: {VERSION: '2'}},
      machine: {
        vcpus: 2,
        memory: '512Mi',
        env: {LOG_LEVEL: 'info', CACHE: 'redis://cache:6379'},
        secrets: ['DATABASE_URL'],
        restart: 'always',
        stopGrace: '1m',
        healthcheck: {tcp: {port: 3000}},
      },
      scale: {max: 3},
      services: [{name: 'web', visibility: 'public'}],
    });
    expect(read(db!)).toMatchObject({
      app: 'db',
      build: {image: 'postgres:17'},
      machine: {
        command: ['postgres', '-c', 'max_connections=50'],
        healthcheck: {exec: ['sh', '-c', 'pg_isready -U $USER'], interval: '5s', startTimeout: '30s'},
      },
      services: [{name: 'db', visibility: 'private', listeners: [{port: 5432, protocol: 'tcp', targetPort: 5432}]}],
      volumes: [{name: 'data', size: '10Gi', mount: '/var/lib/postgresql/data'}],
    });
  });

  it('is reported', () => {
    expect(listNotes(web!)).toEqual(
      expect.arrayContaining([
        'dropped services.web.ports',
        'check services.web.environment.DATABASE_URL',
        'check services.web.environment.HOME_URL',
        'dropped services.web.depends_on',
        'dropped services.web.networks',
        'dropped services.web.privileged',
      ]),
    );
    expect(listNotes(db!)).toContain('dropped services.db.volumes');
  });

  it('is recognized', () => {
    expect(isCompose(load(compose))).toBe(true);
    expect(isCompose(load('app: hello'))).toBe(false);
  });
});

it.each([
  ['My_App!', 'my-app'],
  ['aloft', 'app'],
  ['9lives', 'lives'],
  ['', 'app'],
])('makes a name from %j', (text, name) => {
  expect(makeName(text, 'app')).toBe(name);
});

it('converts quantities within bounds', () => {
  expect(convertDuration('1h', 1000, 60_000)).toBe('1m');
  expect(convertDuration('10', 1, 2)).toBeUndefined();
  expect(convertSize('1.5g', 1, 1e12)).toBe('1536Mi');
  expect(convertSize({}, 1, 2)).toBeUndefined();
  expect(convertCheck('wget -qO- http://127.0.0.1/')).toEqual({http: {path: '/', port: 80}});
  expect(convertCheck(['pg_isready'])).toEqual({exec: ['pg_isready']});
});

function expectValid(app: ImportedApp): void {
  expect(validateManifest(load(app.text)), app.text).toEqual([]);
}

const word = fc.constantFrom(
  'FROM a',
  'EXPOSE 80',
  'VOLUME /a',
  'HEALTHCHECK CMD x',
  'ARG A',
  'CMD ["a"]',
  '\\',
  '<<E',
);

it('creates a valid manifest from any text', () => {
  fc.assert(fc.property(fc.string(), fc.string(), (text, name) => expectValid(importDockerfile(text, name))));
  fc.assert(
    fc.property(fc.array(fc.tuple(word, fc.string())), (lines) =>
      expectValid(importDockerfile(lines.map((line) => line.join(' ')).join('\n'))),
    ),
  );
});

const keys = [
  'build',
  'image',
  'command',
  'environment',
  'ports',
  'expose',
  'volumes',
  'healthcheck',
  'deploy',
  'scale',
  'restart',
  'mem_limit',
  'cpus',
  'depends_on',
  'stop_grace_period',
];
const text = fc.oneof(
  fc.string(),
  fc.constantFrom('80:80', 'a:/b', '/c', 'A=b', 'CMD', 'CMD-SHELL', '1m', '512m', '.'),
);
const value = fc.oneof(
  text,
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.oneof(text, fc.integer())),
  fc.dictionary(
    fc.oneof(fc.string(), fc.constantFrom('test', 'replicas', 'context', 'target', 'source', 'resources')),
    fc.oneof(text, fc.jsonValue()),
  ),
);
const service = fc.dictionary(fc.oneof(fc.constantFrom(...keys), fc.string()), value);

it('creates valid manifests from any Compose file', () => {
  const services = fc.dictionary(fc.string(), fc.oneof(service, fc.jsonValue()));
  fc.assert(
    fc.property(services, (data) => importCompose({services: data}).forEach(expectValid)),
    {numRuns: 300},
  );
  fc.assert(fc.property(fc.jsonValue(), (data) => importCompose(data).forEach(expectValid)));
});

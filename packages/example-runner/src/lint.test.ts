import path from 'node:path';
import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {lintDockerfile} from './lintDockerfile';
import {lintCommands, lintExample, lintHealthCheck, lintHosts} from './lintExample';
import {examplesRoot, listExamples, readExample} from './readExample';
// cspell:ignore deplyo

const repository = path.resolve(__dirname, '../../..');

describe.each(listExamples())('example %s', (id) => {
  const read = () => readExample(path.join(examplesRoot, id), id);

  test('declares a valid test', () => {
    expect(read().id).toBe(id);
  });

  test('belongs to a guide that exists', () => {
    const {guide} = read();
    const pages = [`${guide.slice(1)}.mdx`, `${guide.slice(1)}/index.mdx`];
    expect(
      pages.some((page) => existsSync(path.join(repository, page))),
      `${guide} is not a page of docs/`,
    ).toBe(true);
  });

  test('is offered as a copy on its page', () => {
    const {guide} = read();
    const file = [`${guide.slice(1)}.mdx`, `${guide.slice(1)}/index.mdx`].find((page) =>
      existsSync(path.join(repository, page)),
    );
    expect(readFileSync(path.join(repository, file ?? ''), 'utf8')).toContain(`<GetSample example="${id}"`);
  });

  test('passes the linters', () => {
    expect(lintExample(read())).toEqual([]);
  });
});

describe('the linters', () => {
  test('accept a Dockerfile with stages, a pinned base image and a user', () => {
    expect(lintDockerfile('FROM debian:trixie-slim AS base\nFROM base\nUSER www-data\nCMD ["true"]\n')).toEqual([]);
    expect(lintDockerfile('FROM debian:12\nUSER 0:0\nFRO x\n').length).toBeGreaterThan(1);
  });

  test.each([
    ['DL3000', 'WORKDIR app'],
    ['DL3002', 'USER root'],
    ['DL3003', 'RUN cd /app && make'],
    ['DL3009', 'RUN apt-get install -y --no-install-recommends curl'],
    ['DL3015', 'RUN apt-get install -y curl && rm -rf /var/lib/apt/lists/*'],
    ['DL3020', 'ADD a /a'],
    ['DL3025', 'CMD true'],
    ['DL3025', 'ENTRYPOINT true'],
    ['DL3042', 'RUN pip install flask'],
    ['DL4006', 'RUN curl http://a.example | tar -x'],
    ['secret', 'ENV DB_PASSWORD=x'],
    ['secret', 'ARG NPM_TOKEN'],
    ['port', 'EXPOSE 80'],
  ])('%s finds %s', (id, line) => {
    expect(lintDockerfile(`FROM debian:trixie-slim\nUSER www-data\n${line}\n`).join('\n')).toContain(`${id}: `);
  });

  test.each(['debian', 'debian:latest', 'golang:1', 'node:lts', 'redis:8'])('DL3006 finds FROM %s', (image) => {
    expect(lintDockerfile(`FROM ${image}\nUSER www-data\n`).join('\n')).toContain('DL3006, DL3007: ');
  });

  test.each(['node:26.10-trixie-slim', 'denoland/deno:2.9.6', 'postgres:17-trixie'])(
    'DL3006 accepts FROM %s',
    (image) => {
      expect(lintDockerfile(`FROM ${image}\nUSER www-data\n`)).toEqual([]);
    },
  );

  test('require complete commands', () => {
    expect(
      lintCommands(
        'start.sh',
        ': "${X:?is not set: run aloft app secret set shop X=...}"\n# Deploy it with: aloft deploy\n',
      ),
    ).toEqual([]);
    expect(lintCommands('start.sh', ': "${X:?is not set: run aloft app secret set X=...}"')).toEqual([
      expect.stringContaining('start.sh: `aloft app secret set X=...`: '),
    ]);
    expect(lintCommands('README.md', '- Deploy it: `aloft deplyo`')).toHaveLength(1);
  });

  test('require a request to the health check of the manifest', () => {
    const manifest = 'machine: {healthcheck: {http: {path: /healthz, port: 8080}}}';
    const lint = (example: Parameters<typeof lintHealthCheck>[2], text = manifest) =>
      lintHealthCheck('aloft.yaml', text, example);
    expect(lint({requests: [{request: 'GET /'}, {request: 'POST /healthz'}]})).toEqual([
      'aloft.yaml: the test does not request the health check /healthz: add "GET /healthz" to example.json',
    ]);
    expect(lint({requests: [{request: 'GET /healthz'}]})).toEqual([]);
    expect(lint({script: [{request: 'GET /healthz'}]})).toEqual([]);
    expect(lint({script: [{start: 'server', command: ['x'], ready: {http: '/healthz'}}]})).toEqual([]);
    expect(lint({}, 'machine: {healthcheck: {tcp: {port: 8080}}}')).toEqual([]);
  });

  test('require reserved hostnames', () => {
    expect(lintHosts('README.md', 'https://docs.aloft.example/x http://localhost:8080 https://files.test/y')).toEqual([
      'README.md: names the host files.test: use a host under .example',
    ]);
    expect(lintHosts('package-lock.json', '"resolved": "https://files.test/y.tgz"')).toHaveLength(1);
  });
});

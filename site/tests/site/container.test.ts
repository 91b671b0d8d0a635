import {cpSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {
  baseImages,
  choosePort,
  ImageBuilder,
  isPortOpen,
  openImage,
  ProcessPool,
  readStages,
  type ImageConfig,
  type PooledProcess,
  type Workspace,
} from '@aloft/example-runner';
import {skipReason} from '@aloft/example-runner/skip';
import {makeDirectory} from '../makeDirectory';
import {addresses} from './addresses';
import {sendRequest} from './sendRequest';

/** The nightly run also runs the stage that builds the site, which takes minutes. Otherwise, build/ replaces it. */
const runsEveryStage = process.env.TEST_ALL === '1';
const seconds = runsEveryStage ? 1800 : 600;

const pool = new ProcessPool();
const builder = ImageBuilder.find(pool);
const reason = skipReason('missing' in builder ? builder.missing : undefined);

const file = path.resolve('site/hosting/Dockerfile');
const dockerfile = readFileSync(file, 'utf8');

describe.skipIf(reason)('the container of the site', () => {
  const directory = makeDirectory('container');
  const name = `aloft-site/${path.basename(directory).toLowerCase()}`;
  const container = path.basename(directory);
  let workspace: Workspace;
  let config: ImageConfig;
  let server: PooledProcess;
  let port = 0;
  let origin = '';

  /** Starts a program as the container's user. */
  const start = (command: readonly string[]): PooledProcess => {
    const entry = workspace.enter(command, '', config.user);
    return pool.start(entry.command, {cwd: entry.cwd, env: {...workspace.env, ...entry.env}});
  };

  beforeAll(
    async () => {
      if ('missing' in builder) return;
      const {bases} = readStages(dockerfile);
      for (const base of runsEveryStage ? bases : bases.slice(-1)) await builder.prepareBase(base);
      const options: string[] = [];
      if (!runsEveryStage) {
        for (const part of ['build', '.cache/nginx'])
          cpSync(part, path.join(directory, 'site', part), {recursive: true});
        options.push('--build-context', `build=${directory}`);
      }
      const build = () => builder.build(pool, {name, context: path.resolve('.'), file, options, seconds});
      // As in other tests, CI retries a failure once, because the build installs packages from registries.
      await build().catch((error: Error) => {
        if (!process.env.CI) throw error;
        console.log(`again: ${error.message}`);
        return build();
      });
      config = await builder.inspect(pool, name);
      const root = await builder.mount(pool, name, container);
      workspace = openImage(root, config);
      // The container shares the machine's network, where the port may be in use.
      port = await choosePort();
      const site = path.join(root, 'etc/nginx/conf.d/default.conf');
      writeFileSync(site, readFileSync(site, 'utf8').replace('listen 8080', `listen ${port}`));
      origin = `http://127.0.0.1:${port}`;
      server = start(config.command);
      for (let attempt = 0; !(await isPortOpen(port)); attempt += 1) {
        if (server.ending || attempt === 100) throw new Error(`The container doesn't respond: ${server.output()}`);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    (2 * seconds + 600) * 1000,
  );

  afterAll(async () => {
    await pool.endAll();
    if (!('missing' in builder)) {
      builder.remove([container], [name]);
      builder.close();
    }
    pool.close();
  });

  it('runs without root', () => {
    const users = pool.living().map(({pid}) => /^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
    expect(users.length).toBeGreaterThan(1);
    expect(new Set(users)).toEqual(new Set([config.user]));
    expect(Number(config.user)).toBeGreaterThan(0);
  });

  // servers.test.ts covers all addresses of the same configuration.
  it.each(addresses.filter(([route]) => ['/docs', '/docs/index.html', '/nope'].includes(route)))(
    'responds to %s with %i',
    async (route, status, location) => {
      const response = await sendRequest(origin, route);
      expect([response.status, response.headers.location]).toEqual([status, location]);
      if (status === 404) expect(response.text).toContain('Page not found');
    },
  );

  it('sends the security headers of the build and compressed files', async () => {
    const get = async (encoding: string) => {
      const {headers} = await fetch(`${origin}/docs/glossary`, {headers: {'Accept-Encoding': encoding}});
      return headers;
    };
    const headers = await get('gzip, deflate, br');
    const written = readFileSync('.cache/nginx/security-headers.conf', 'utf8');
    const expected = [...written.matchAll(/^add_header (\S+) "(.*)" always;$/gm)];
    expect(expected.length).toBeGreaterThan(5);
    for (const [, header = '', value = ''] of expected)
      if (!runsEveryStage || header !== 'Content-Security-Policy') expect(headers.get(header), header).toBe(value);
    expect(headers.get('content-encoding')).toBe('br');
    expect(headers.get('vary')).toContain('Accept-Encoding');
    expect((await get('gzip')).get('content-encoding')).toBe('gzip');
  });

  it('reports its health', async () => {
    const command = /(?<=^HEALTHCHECK .*CMD ).+/m.exec(dockerfile)?.[0] ?? '';
    expect(command).toContain('8080');
    const check = async () => {
      const {code} = await start(['/bin/sh', '-c', command.replace('8080', String(port))]).ended;
      return code;
    };
    expect(await check()).toBe(0);
    port = await choosePort();
    expect(await check()).toBe(1);
  });

  it('finishes requests and exits after its stop signal', async () => {
    server.child.kill(config.stopSignal);
    expect(await server.ended, server.output()).toEqual({code: 0, signal: null});
  });
});

it('has a stand-in for each base image', () => {
  const {bases} = readStages(dockerfile);
  expect(bases).toHaveLength(2);
  for (const base of bases) expect(baseImages, base).toHaveProperty([base]);
});

import {execFileSync, spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

const installed = spawnSync('nginx', ['-v']).status === 0;
if (!installed) {
  if (process.env.REQUIRE_ALL === '1') throw new Error('nginx is missing, and REQUIRE_ALL=1 wants every test run.');
  console.log('skipped: nginx is not installed; `apt-get install nginx-light` makes these tests run');
}

function choosePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const {port} = probe.address() as {port: number};
      probe.close(() => resolve(port));
    });
  });
}

describe.skipIf(!installed)('nginx with hosting/nginx/site.conf', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const config = path.join(folder, 'nginx.conf');
  let server: ChildProcess | undefined;
  let origin = '';

  beforeAll(async () => {
    const port = await choosePort();
    origin = `http://127.0.0.1:${port}`;
    // The workers of nginx run as another user, who may not read the project's folder.
    cpSync('build', path.join(folder, 'build'), {recursive: true});
    execFileSync('chmod', ['-R', 'a+rX', folder]);
    mkdirSync(path.join(folder, 'temp'));
    const site = readFileSync('hosting/nginx/site.conf', 'utf8')
      .replace('listen 8080', `listen 127.0.0.1:${port}`)
      .replace('/usr/share/nginx/html', path.join(folder, 'build'))
      .replace('/etc/nginx/security-headers.conf', path.resolve('.cache/nginx/security-headers.conf'));
    const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${path.join(folder, 'temp', name)};`)
      .join(' ');
    writeFileSync(
      config,
      `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; events {}
       http { include /etc/nginx/mime.types; access_log off; ${temp} ${site} }`,
    );
    server = spawn('nginx', ['-c', config], {stdio: 'ignore'});
    for (let attempt = 0; attempt < 50; attempt += 1) {
      if (await fetch(origin).catch(() => undefined)) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`nginx does not answer: ${readFileSync(`${folder}/error.log`, 'utf8')}`);
  });
  afterAll(() => server?.kill());

  const get = (route: string, headers = {}) => fetch(origin + route, {redirect: 'manual', headers});

  it('accepts the configuration', () => {
    const {status, stderr} = spawnSync('nginx', ['-t', '-c', config], {encoding: 'utf8'});
    expect(status, stderr).toBe(0);
  });

  it.each(['/', '/docs', '/docs/', '/docs/glossary', '/docs/glossary/'])('answers %s', async (route) => {
    const answer = await get(route);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html']);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it.each([
    ['/index.html', '/'],
    ['/docs/index.html', '/docs'],
    ['/docs/glossary.html?q=1', '/docs/glossary?q=1'],
    ['/docs/glossary/index.html', '/docs/glossary'],
    ['//elsewhere.example/index.html', '/elsewhere.example'],
  ])('leads %s to %s', async (from, to) => {
    const answer = await get(from);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
  });

  it.each(['/nope', '/docs/advanced', '/404'])('answers %s with 404 and the not-found page', async (route) => {
    const answer = await get(route);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Page not found');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('sends what the build has compressed', async () => {
    const answer = await get('/docs/glossary', {'Accept-Encoding': 'gzip'});
    expect(answer.headers.get('content-encoding')).toBe('gzip');
  });
});

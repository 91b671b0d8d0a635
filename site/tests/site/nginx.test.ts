import {execFileSync, spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {pageLinks} from '../../hosting/negotiateMarkdown';
import {renderNginxBase} from '../../hosting/renderNginx';
import {skipReason} from '@aloft/example-runner/skip';
import {addresses, agentFiles, deniedMethods} from './addresses';
import {requestRaw} from './requestRaw';
import {findMissingNginx, localizeSite, startNginx} from './startNginx';

const missing = skipReason(findMissingNginx());

describe.skipIf(missing).each(['/', '/docs-site/'])('nginx with hosting/nginx/site.conf below %s', (baseUrl) => {
  const directory = mkdtempSync(path.join(tmpdir(), 'nginx-site-'));
  let nginx: Awaited<ReturnType<typeof startNginx>> | undefined;
  let origin = '';

  beforeAll(async () => {
    // A copy, because nginx's workers run as another user, who may not have access to the project's directory.
    const site = path.join(directory, 'root', baseUrl);
    cpSync('build', site, {recursive: true});
    // Simulates a page of a build with `trailingSlash: false`.
    cpSync(path.join(site, 'docs/glossary/index.html'), path.join(site, 'docs/flat.html'));
    const basePath = path.join(directory, 'base-path.conf');
    // Simulates pages of a second locale.
    mkdirSync(path.join(site, 'de/docs'), {recursive: true});
    for (const file of ['index.html', 'index.md', 'docs.md', '404.html'])
      writeFileSync(path.join(site, 'de', file), `German ${file}`);
    cpSync(path.join(site, 'docs/index.html'), path.join(site, 'de/docs/index.html'));
    writeFileSync(basePath, renderNginxBase([`${baseUrl}de/`, baseUrl]));
    execFileSync('chmod', ['-R', 'a+rX', directory]);
    nginx = await startNginx((address) => localizeSite(address, {root: path.join(directory, 'root'), basePath}));
    origin = nginx.origin + baseUrl.slice(0, -1);
  });
  afterAll(async () => {
    await nginx?.stop();
    rmSync(directory, {recursive: true, force: true});
  });

  const get = (route: string, headers = {}) => fetch(origin + route, {redirect: 'manual', headers});

  it('accepts the configuration', () => {
    const {status, stderr} = spawnSync('nginx', ['-t', '-c', nginx!.config], {encoding: 'utf8'});
    expect(status, stderr).toBe(0);
  });

  it.each(['/', '/docs', '/docs/', '/docs/glossary', '/docs/glossary/', '/docs/flat', '/docs/flat/'])(
    'returns %s',
    async (route) => {
      const answer = await get(route);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html']);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(answer.headers.get('content-security-policy')).toContain("object-src 'none'");
    },
  );

  it.each(addresses.filter(([route]) => !route.startsWith('//')))(
    'responds to %s with %i',
    async (route, status, to) => {
      const response = await requestRaw(new URL(origin).origin, baseUrl + route.slice(1));
      const location = to && (to === '/' ? baseUrl.replace(/(?<=.)\/$/, '') : baseUrl + to.slice(1));
      expect([response.status, response.location]).toEqual([status, location ?? null]);
      if (status === 404) expect(response.text).toContain('Page not found');
    },
  );

  it('allows HEAD', async () => {
    expect((await fetch(`${origin}/docs/glossary`, {method: 'HEAD'})).status).toBe(200);
  });

  it.each(deniedMethods)('denies %s for %s', async (method, route) => {
    const {status, headers} = await fetch(origin + route, {method, redirect: 'manual'});
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(headers.get('content-security-policy')).toContain("object-src 'none'");
  });

  it('serves archives of samples unchanged', async () => {
    const {status, headers} = await get('/samples/go-generic.tar.gz', {'Accept-Encoding': 'gzip'});
    expect([status, headers.get('content-type'), headers.get('content-encoding')]).toEqual([
      200,
      'application/gzip',
      null,
    ]);
  });

  it('never redirects to another host', async () => {
    const answer = await fetch(`${new URL(origin).origin}//elsewhere.example/index.html`, {redirect: 'manual'});
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/elsewhere.example']);
  });

  it.each(['/nope', '/docs/advanced', '/404'])('returns 404 and the not-found page for %s', async (route) => {
    const answer = await get(route);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Page not found');
    expect(answer.headers.get('content-security-policy')).toContain("object-src 'none'");
  });

  it.each([
    ['/', '/index.md'],
    ['/docs/', '/docs.md'],
    ['/docs/glossary', '/docs/glossary.md'],
  ])('returns the Markdown version of %s to clients that accept it', async (route, file) => {
    const answer = await get(route, {Accept: 'text/markdown, text/html;q=0.8'});
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8']);
    expect(await answer.text()).toBe(readFileSync(path.join('build', file), 'utf8'));
    const page = await get(route, {Accept: 'text/html, text/markdown;q=0'});
    expect(page.headers.get('content-type')).toBe('text/html');
    expect(page.headers.get('link')).toBe(pageLinks(baseUrl + file.slice(1), baseUrl));
    for (const {headers} of [answer, page]) expect(headers.get('vary')).toMatch(/\bAccept(,|$)/);
  });

  it.each(agentFiles)('returns %s to agents', async (route, status, type, text) => {
    const answer = await get(route, {Accept: 'text/markdown'});
    expect([answer.status, answer.headers.get('content-type')?.split(';')[0]]).toEqual([status, type]);
    expect(await answer.text()).toContain(text);
  });

  it('returns pages without a Markdown version as HTML', async () => {
    const answer = await get('/search', {Accept: 'text/markdown'});
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html']);
    expect(answer.headers.get('link')).toBeNull();
  });

  it('has a not-found page and Markdown versions for each locale', async () => {
    for (const route of ['/de/nope', '/de/404', '/de/docs/nope']) {
      const answer = await get(route);
      expect([answer.status, await answer.text()]).toEqual([404, 'German 404.html']);
    }
    expect(await (await get('/dental')).text()).toContain('Page not found');
    for (const [route, file] of [
      ['/de', 'de/index.md'],
      ['/de/docs', 'de/docs.md'],
    ] as const) {
      expect((await get(route)).headers.get('link')).toContain(`<${baseUrl}${file}>`);
      expect(await (await get(route, {Accept: 'text/markdown'})).text()).toBe(`German ${file.slice(3)}`);
    }
  });

  it('sends the compressed files of the build', async () => {
    const answer = await get('/docs/glossary', {'Accept-Encoding': 'gzip'});
    expect(answer.headers.get('content-encoding')).toBe('gzip');
  });
});

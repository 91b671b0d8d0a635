import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {pageLinks} from '../../hosting/negotiateMarkdown';
import {brand} from '@aloft/platform/brand';
import {addresses, agentFiles, deniedMethods} from './addresses';
import {requestRaw} from './requestRaw';
import {localizeSite, startNginx} from './startNginx';
import {servers, serveCopy} from './serveCopy';

const script = `/assets/js/${readdirSync('build/assets/js').find((name) => /^main\..*\.js$/.test(name))}`;

describe.each(servers)('%s below %s', (name, baseUrl) => {
  let stop = async () => {};
  let origin = '';
  beforeAll(async () => ({origin, stop} = await serveCopy([name, baseUrl])), 60_000);
  afterAll(() => stop());

  const get = (route: string, headers = {}) => fetch(origin + route, {redirect: 'manual', headers});

  it('blocks unknown scripts', async () => {
    const {headers} = await fetch(origin);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'self'; object-src 'none'; frame-src 'none'; media-src 'none';/);
    expect(policy).toMatch(/script-src 'self' 'strict-dynamic'( 'sha256-[\w+/=]+')+;/);
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  });

  it('caches hashed files for a year and revalidates pages', async () => {
    const hashed = await get(script);
    expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const page = await get('/docs');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const again = await get('/docs', {'If-None-Match': page.headers.get('etag') ?? ''});
    expect(again.status).toBe(304);
  });

  it.each(name === 'nginx' ? ['gzip'] : ['br', 'gzip'])('sends %s to a browser that accepts it', async (encoding) => {
    const answer = await get(script, {'Accept-Encoding': encoding});
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toContain('Accept-Encoding');
    expect(await answer.text()).toContain('function');
  });

  it('serves well-known files', async () => {
    for (const route of ['/robots.txt', '/sitemap.xml', '/.well-known/security.txt', '/img/favicon.svg']) {
      expect((await fetch(origin + route)).status, route).toBe(200);
    }
  });

  it.each(['/', '/docs', '/docs/', '/docs/glossary', '/docs/glossary/', '/docs/flat', '/docs/flat/'])(
    'returns %s',
    async (route) => {
      const answer = await get(route);
      expect([answer.status, answer.headers.get('content-type')?.split(';')[0]]).toEqual([200, 'text/html']);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(answer.headers.get('content-security-policy')).toContain("object-src 'none'");
    },
  );

  it.each(addresses.filter(([route]) => name !== 'nginx' || !route.startsWith('//')))(
    'responds to %s with %i',
    async (route, status, to) => {
      const response = await requestRaw(origin, baseUrl + route.slice(1));
      const location = to && (to === '/' ? baseUrl.replace(/(?<=.)\/$/, '') : baseUrl + to.slice(1));
      expect([response.status, response.headers.get('location')]).toEqual([status, location]);
      if (status === 404) expect(response.body).toContain('Page not found');
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
    expect([status, headers.get('content-type')]).toEqual([200, 'application/gzip']);
    expect(headers.get('content-encoding') ?? 'identity').toBe('identity');
  });

  it('never redirects to another host', async () => {
    const answer = await fetch(`${new URL(origin).origin}//elsewhere.example/index.html`, {redirect: 'manual'});
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/elsewhere.example']);
  });

  it.each(['/nope', '/%zz', '/docs/glossary/x'])('returns a not-found page without addresses for %s', async (route) => {
    const answer = await get(route);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-security-policy')).toContain("object-src 'none'");
    const $ = load(await answer.text());
    expect($('h1').text()).toBe('Page not found');
    expect($('link[rel=canonical], link[hreflang], meta[property="og:url"]').length).toBe(0);
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
    expect(page.headers.get('content-type')).toMatch(/^text\/html(;|$)/);
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
    expect([answer.status, answer.headers.get('content-type')?.split(';')[0]]).toEqual([200, 'text/html']);
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
});

it('publishes a security.txt that conforms to RFC 9116 and is valid for at least 30 days', () => {
  const text = readFileSync('build/.well-known/security.txt', 'utf8');
  const fields = new Map([...text.matchAll(/^([\w-]+): (.+)$/gm)].map(([, name = '', value = '']) => [name, value]));
  expect(fields.get('Contact')).toMatch(/^(mailto:|https:)/);
  expect(fields.get('Canonical')).toBe(`${brand.docsUrl}/.well-known/security.txt`);
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
  expect(days, 'renew Expires in static/.well-known/security.txt').toBeGreaterThan(30);
  expect(days, 'RFC 9116 recommends less than a year').toBeLessThan(366);
});

it.skipIf(servers.length === 1)('nginx accepts the configuration', async () => {
  const nginx = await startNginx((address) => localizeSite(address, {root: path.resolve('build')}));
  const {status, stderr} = spawnSync('nginx', ['-t', '-c', nginx.config], {encoding: 'utf8'});
  await nginx.stop();
  expect(status, stderr).toBe(0);
});

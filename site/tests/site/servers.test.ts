import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {pageLinks} from '../../hosting/negotiateMarkdown';
import {brand} from '@aloft/platform/brand';
import {addresses} from './addresses';
import {sendRequest} from './sendRequest';
import {startNginx} from './startNginx';
import {servers, serveCopy} from './serveCopy';

const script = `/assets/js/${readdirSync('build/assets/js').find((name) => /^main\..*\.js$/.test(name))}`;

describe.each(servers)('%s below %s', (name, baseUrl) => {
  let stop = async () => {};
  let origin = '';
  beforeAll(async () => ({origin, stop} = await serveCopy([name, baseUrl])), 60_000);
  afterAll(() => stop());

  const get = (route: string, headers = {}) => fetch(origin + route, {redirect: 'manual', headers});

  /** Expects a status and headers: a text or a pattern each. @returns the response */
  async function expectAnswer(route: string, sent: object, status: number, headers: object = {}): Promise<Response> {
    const answer = await get(route, sent);
    expect(answer.status, route).toBe(status);
    for (const [header, value] of Object.entries(headers) as [string, string | RegExp][])
      if (typeof value === 'string') expect(answer.headers.get(header), `${header} of ${route}`).toBe(value);
      else expect(answer.headers.get(header) ?? '', `${header} of ${route}`).toMatch(value);
    return answer;
  }

  it('blocks unknown scripts', async () => {
    const {headers} = await expectAnswer('/', {}, 200, {
      'content-security-policy':
        /^default-src 'self'; object-src 'none'; frame-src 'none'; media-src 'none';.*script-src 'self' 'strict-dynamic'( 'sha256-[\w+/=]+')+;/,
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*'unsafe-/);
  });

  it('caches hashed files for a year and revalidates pages', async () => {
    await expectAnswer(script, {}, 200, {'cache-control': 'public, max-age=31536000, immutable'});
    const {headers} = await expectAnswer('/docs', {}, 200, {'cache-control': 'no-cache'});
    await expectAnswer('/docs', {'If-None-Match': headers.get('etag') ?? ''}, 304);
  });

  it.each(name === 'nginx' ? ['gzip'] : ['br', 'gzip'])('sends %s to a browser that accepts it', async (encoding) => {
    const headers = {'content-encoding': encoding, vary: /Accept-Encoding/};
    const answer = await expectAnswer(script, {'Accept-Encoding': encoding}, 200, headers);
    expect(await answer.text()).toContain('function');
  });

  it('serves pages and files, and archives of samples unchanged', async () => {
    for (const route of ['/', '/docs', '/docs/', '/docs/glossary', '/docs/glossary/', '/docs/flat', '/docs/flat/'])
      await expectAnswer(route, {}, 200, {
        'content-type': /^text\/html(;|$)/,
        'cache-control': 'no-cache',
        'content-security-policy': /object-src 'none'/,
      });
    for (const route of ['/robots.txt', '/sitemap.xml', '/.well-known/security.txt', '/img/favicon.svg'])
      await expectAnswer(route, {}, 200);
    const archive = {'content-type': 'application/gzip', 'content-encoding': /^(identity)?$/};
    await expectAnswer('/samples/go-generic.tar.gz', {'Accept-Encoding': 'gzip'}, 200, archive);
  });

  it.each(addresses.filter(([route]) => name !== 'nginx' || !route.startsWith('//')))(
    'responds to %s with %i',
    async (route, status, to) => {
      const response = await sendRequest(origin, baseUrl + route.slice(1));
      const location = to && (to === '/' ? baseUrl.replace(/(?<=.)\/$/, '') : baseUrl + to.slice(1));
      expect([response.status, response.headers.location]).toEqual([status, location]);
      if (status === 404) expect(response.text).toContain('Page not found');
    },
  );

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    'denies %s for every path, also one that does not exist or is redirected',
    async (method) => {
      for (const route of ['/', '/docs/glossary', '/robots.txt', '/docs/index.html', '/nope']) {
        const {status, headers} = await fetch(origin + route, {method, redirect: 'manual'});
        expect([status, headers.get('allow')], route).toEqual([405, 'GET, HEAD']);
        expect(headers.get('content-security-policy')).toContain("object-src 'none'");
      }
      expect((await fetch(`${origin}/docs/glossary`, {method: 'HEAD'})).status).toBe(200);
    },
  );

  it('never redirects to another host', async () => {
    const answer = await fetch(`${new URL(origin).origin}//elsewhere.example/index.html`, {redirect: 'manual'});
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/elsewhere.example']);
  });

  it.each(['/nope', '/%zz', '/docs/glossary/x'])('returns a not-found page without addresses for %s', async (route) => {
    const answer = await expectAnswer(route, {}, 404, {'content-security-policy': /object-src 'none'/});
    const $ = load(await answer.text());
    expect($('h1').text()).toBe('Page not found');
    expect($('link[rel=canonical], link[hreflang], meta[property="og:url"]').length).toBe(0);
  });

  it.each([
    ['/', '/index.md'],
    ['/docs/', '/docs.md'],
    ['/docs/glossary', '/docs/glossary.md'],
  ])('returns the Markdown version of %s to clients that accept it', async (route, file) => {
    const vary = /\bAccept(,|$)/;
    const answer = await expectAnswer(route, {Accept: 'text/markdown, text/html;q=0.8'}, 200, {
      'content-type': 'text/markdown; charset=utf-8',
      vary,
    });
    expect(await answer.text()).toBe(readFileSync(path.join('build', file), 'utf8'));
    const link = pageLinks(baseUrl + file.slice(1), baseUrl);
    const page = {'content-type': /^text\/html(;|$)/, link, vary};
    await expectAnswer(route, {Accept: 'text/html, text/markdown;q=0'}, 200, page);
  });

  it.each([
    ['/nope', 404, 'text/markdown', 'hint: find the page in [llms.txt]'],
    ['/docs/nope.md', 404, 'text/markdown', 'hint: find the page in [llms.txt]'],
    ['/sitemap.md', 200, 'text/markdown', '## Resources'],
    ['/.well-known/llms.txt', 200, 'text/plain', '## Resources'],
    ['/.well-known/api-catalog', 200, 'application/linkset+json', '"service-desc"'],
    ['/.well-known/agent-skills/index.json', 200, 'application/json', '"digest":"sha256:'],
    ['/.well-known/agent-skills/aloft/SKILL.md', 200, 'text/markdown', 'name: aloft'],
    ['/aloft.epub', 200, 'application/epub+zip', 'application/epub+zip'],
    ['/robots.txt', 200, 'text/plain', 'Content-Signal: search=yes'],
    // It has no Markdown version.
    ['/search', 200, 'text/html', 'Search'],
  ])('returns %s to agents that accept Markdown', async (route, status, type, text) => {
    const answer = await expectAnswer(route, {Accept: 'text/markdown'}, status);
    expect(answer.headers.get('content-type')?.split(';')[0]).toBe(type);
    if (route === '/search') expect(answer.headers.get('link')).toBeNull();
    expect(await answer.text()).toContain(text);
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
  const nginx = await startNginx({root: path.resolve('build')});
  const {status, stderr} = spawnSync('nginx', ['-t', '-c', nginx.config], {encoding: 'utf8'});
  await nginx.stop();
  expect(status, stderr).toBe(0);
});

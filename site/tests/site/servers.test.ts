// cspell:ignore Cscript
import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import fc from 'fast-check';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {pageLinks} from '../../hosting/negotiateMarkdown';
import {renderNginxBase} from '../../hosting/renderNginx';
import {skipReason} from '@aloft/example-runner/skip';
import {brand} from '@aloft/platform/brand';
import {makeDirectory} from '../makeDirectory';
import {addresses} from './addresses';
import {sendRequest} from './sendRequest';
import {findMissingNginx, startNginx} from './startNginx';
import {startSite, type RunningServer} from './startSite';

const hasNginx = !skipReason(findMissingNginx());

/** The two servers of the site with the base URLs to test. nginx only if it's installed. */
const servers: readonly (readonly [name: 'npm run serve' | 'nginx', baseUrl: string])[] = [
  ['npm run serve', '/'],
  ...(hasNginx ? [['nginx', '/'] as const, ['nginx', '/docs-site/'] as const] : []),
];

/** Serves a copy of the build with a page of another locale, and one as with `trailingSlash: false`. */
async function serveCopy([name, baseUrl]: (typeof servers)[number], directory: string): Promise<RunningServer> {
  const root = path.join(directory, 'root');
  const site = path.join(root, baseUrl);
  cpSync('build', site, {recursive: true});
  cpSync(path.join(site, 'docs/glossary/index.html'), path.join(site, 'docs/flat.html'));
  mkdirSync(path.join(site, 'de/docs'), {recursive: true});
  for (const file of ['index.html', 'index.md', 'docs.md', '404.html'])
    writeFileSync(path.join(site, 'de', file), `German ${file}`);
  cpSync(path.join(site, 'docs/index.html'), path.join(site, 'de/docs/index.html'));
  writeFileSync(path.join(directory, 'base-path.conf'), renderNginxBase([`${baseUrl}de/`, baseUrl]));
  cpSync('.cache/nginx/security-headers.conf', path.join(directory, 'security-headers.conf'));
  execFileSync('chmod', ['-R', 'a+rX', path.dirname(directory)]);
  const server = name === 'nginx' ? await startNginx({root, config: directory}) : await startSite(site);
  return {...server, origin: server.origin + baseUrl.slice(0, -1)};
}

const script = `/assets/js/${readdirSync('build/assets/js').find((name) => /^main\..*\.js$/.test(name))}`;

const site = 'http://docs.aloft.example';

const pieces = fc.oneof(
  {weight: 3, arbitrary: fc.constantFrom('docs', 'glossary', 'sdks', 'search', 'index', 'index.html', '.html', '404')},
  {weight: 2, arbitrary: fc.constantFrom('.', '..', '%2e%2e', '%2E', '%2f', '%5c', '\\', 'elsewhere.example', '%65')},
  fc.constantFrom(...'% %00 %zz %25 %2500 %E0%A4%A %0d%0aX-Injected:%201 %09 %3Cscript%3E Docs'.split(' ')),
  fc.constantFrom('<b>', '"', "'", ';', ':', '@', '*', '~', '&', '$1', '[', 'javascript:alert(1)'),
  fc.string({minLength: 1, maxLength: 6}).map((text) => text.replace(/[\s#?]/g, '')),
);
const separators = fc.oneof(
  {weight: 4, arbitrary: fc.constant('/')},
  fc.constantFrom('//', '', '/\\', '\\', '///', '/./'),
);
const joined = fc
  .array(fc.tuple(separators, pieces), {maxLength: 5})
  .map((parts) => parts.map(([separator, piece]) => separator + piece).join(''));
const queries = fc
  .array(fc.oneof(pieces, fc.constantFrom('q=', '=', '//', '?', '+', '%20')), {maxLength: 4})
  .map((parts) => parts.join(''));

/** Request targets that a hostile client could send: any bytes except for spaces and control characters. */
const targets = fc
  .tuple(fc.constantFrom('/', '/', '//', '/\\', '/docs'), joined, fc.option(queries, {nil: undefined}))
  .map(([start, path, query]) => start + path + (query === undefined ? '' : `?${query}`));

const running: Record<string, RunningServer> = {};
// nginx's workers run as another user, who may not have access to the project's directory.
const directory = makeDirectory('served-site');
beforeAll(async () => {
  for (const [index, server] of servers.entries())
    running[server.join()] = await serveCopy(server, path.join(directory, String(index)));
});
afterAll(() => Promise.all(Object.values(running).map(({stop}) => stop())));

describe.each(servers)('%s below %s', (name, baseUrl) => {
  let origin = '';
  beforeAll(() => void ({origin} = running[`${name},${baseUrl}`]!));

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

  it('responds to any path, never redirects to another host and never repeats the path as markup', async () => {
    await fc.assert(
      fc.asyncProperty(targets, async (target) => {
        const {status, headers, text} = await sendRequest(origin, target);
        expect([200, 301, 404]).toContain(status);
        expect(headers['x-injected']).toBeUndefined();
        expect(headers['content-security-policy']).toContain("object-src 'none'");
        expect(headers.location !== undefined).toBe(status === 301);
        const location = headers.location ?? '/';
        // Browsers read backslashes as slashes.
        expect(location).toMatch(/^\/(?![/\\])/);
        expect(new URL(location, site).origin).toBe(site);
        if (status === 404) expect(text).toContain('Page not found');
      }),
      {seed: 1, numRuns: 500},
    );
  });

  it('has a not-found page and Markdown versions for each locale', async () => {
    for (const route of ['/de/nope', '/de/404', '/de/docs/nope']) {
      const answer = await get(route);
      expect([answer.status, await answer.text()]).toEqual([404, 'German 404.html']);
    }
    expect(await (await get('/dental')).text()).toContain('Page not found');
    for (const [route, file] of Object.entries({'/de': 'de/index.md', '/de/docs': 'de/docs.md'})) {
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

const dotSegment = /[/\\](\.|%2e){1,2}([/\\?]|$)/i;

/** Follows redirects as a browser does. @returns the last response */
async function follow(origin: string, target: string): Promise<readonly [status: number, title?: string]> {
  let next = target;
  for (let redirects = 0; redirects < 6; redirects++) {
    const {status, headers, text} = await sendRequest(origin, next);
    if (headers.location === undefined) return [status, /<title[^>]*>(.*?)<\/title>/.exec(text)?.[1]];
    const {pathname, search} = new URL(headers.location, site);
    next = pathname + search;
  }
  throw new Error(`${target} redirects without end`);
}

it.skipIf(servers.length === 1)('both servers return the same page for any path', async () => {
  await fc.assert(
    // nginx rejects dot segments above the root, which browsers resolve.
    fc.asyncProperty(
      targets.filter((target) => !dotSegment.test(target)),
      async (target) => {
        expect(await follow(running['nginx,/']!.origin, target)).toEqual(
          await follow(running['npm run serve,/']!.origin, target),
        );
      },
    ),
    {seed: 2, numRuns: 500},
  );
});

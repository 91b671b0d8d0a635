// cspell:ignore Cscript
import fc from 'fast-check';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {sendRequest} from './sendRequest';
import {servers, serveCopy} from './serveCopy';

const pieces = fc.oneof(
  {weight: 3, arbitrary: fc.constantFrom('docs', 'glossary', 'sdks', 'search', 'index', 'index.html', '.html', '404')},
  {weight: 2, arbitrary: fc.constantFrom('.', '..', '%2e%2e', '%2E', '%2f', '%5c', '\\', 'elsewhere.example', '%65')},
  fc.constantFrom(
    '%',
    '%00',
    '%zz',
    '%25',
    '%2500',
    '%E0%A4%A',
    '%0d%0aX-Injected:%201',
    '%09',
    '%3Cscript%3E',
    'Docs',
  ),
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

const tested = servers.filter(([, baseUrl]) => baseUrl === '/');
const stops: (() => Promise<void>)[] = [];
const origins: Record<string, string> = {};

beforeAll(async () => {
  for (const server of tested) {
    const {origin, stop} = await serveCopy(server);
    stops.push(stop);
    origins[server[0]] = origin;
  }
}, 60_000);
afterAll(async () => {
  for (const stop of stops) await stop();
});

const site = 'http://docs.aloft.example';

it.each(tested)(
  '%s responds to any path, never redirects to another host and never repeats the path as markup',
  async (name) => {
    const origin = origins[name]!;
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
  },
);

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

it.skipIf(tested.length === 1)('both servers return the same page for any path', async () => {
  await fc.assert(
    // nginx rejects dot segments above the root, which browsers resolve.
    fc.asyncProperty(
      targets.filter((target) => !dotSegment.test(target)),
      async (target) => {
        expect(await follow(origins.nginx!, target)).toEqual(await follow(origins['npm run serve']!, target));
      },
    ),
    {seed: 2, numRuns: 500},
  );
});

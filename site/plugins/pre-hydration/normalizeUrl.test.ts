import {readFileSync} from 'node:fs';
import path from 'node:path';
import {compileFunction} from 'node:vm';
import fc from 'fast-check';
import {expect, it} from 'vitest';

const source = readFileSync(path.join(__dirname, 'normalizeUrl.js'), 'utf8');
const script = compileFunction(source, ['location', 'history', 'document', 'addEventListener', 'window']);
const origin = 'https://docs.aloft.example';

/** Runs the script on a page with this URL. @returns the URL afterwards */
function repair(address: string, {baseUrl = '/', isNotFound = true} = {}): URL {
  let current = new URL(address);
  /** Accepts another path of the same origin and throws for another origin, as browsers do. */
  const replaceState = (_state: unknown, _title: string, to: string) => {
    const next = new URL(to, current);
    if (next.origin !== current.origin) throw new DOMException(`${to} is another origin`, 'SecurityError');
    current = next;
  };
  const location = {reload: () => undefined};
  for (const key of ['origin', 'pathname', 'search', 'hash'] as const)
    Object.defineProperty(location, key, {get: () => current[key]});
  const page = {
    documentElement: {classList: {contains: (name: string) => isNotFound && name === 'plugin-native'}},
    currentScript: {dataset: {baseUrl}},
  };
  const ignore = () => undefined;
  script(location, {state: null, replaceState}, page, ignore, {});
  return current;
}

it.each([
  ['/docs/glossary%', '/docs/glossary%2525'],
  ['/docs/Glossary?q=A#B', '/docs/glossary?q=A#B'],
  ['/docs/glossary#100%', '/docs/glossary#100%25'],
  ['//Elsewhere.example/%00', '/elsewhere.example/%00'],
  ['//elsewhere.example/%', '/elsewhere.example/%2525'],
  // A host without redirects has no such file.
  ['/docs/glossary.html?q=A#B', '/docs/glossary?q=A#B'],
  ['/docs/glossary/index', '/docs/glossary'],
  ['/404.html', '/404.html'],
])('normalizes %s', (from, to) => {
  expect(repair(origin + from).href).toBe(origin + to);
});

it.each([
  ['/docs/glossary/index.html?q=A#B', '/docs/glossary?q=A#B'],
  ['/docs/glossary/index', '/docs/glossary'],
  ['/docs/glossary.html/', '/docs/glossary'],
  ['/index.html', '/'],
])('shows a page at %s under its own URL', (from, to) => {
  expect(repair(origin + from, {isNotFound: false}).href).toBe(origin + to);
});

it('keeps the old page from being hydrated while a popped URL is reloaded', () => {
  const listeners: (() => void)[] = [];
  const window: {docusaurusRoot?: unknown} = {};
  const location = {pathname: '/docs', search: '', hash: '', reload: () => void (reloads += 1)};
  let reloads = 0;
  const page = {
    documentElement: {classList: {contains: () => false}, dataset: {}},
    currentScript: {dataset: {baseUrl: '/'}},
  };
  script(location, {state: null}, page, (_: string, listener: () => void) => listeners.push(listener), window);
  listeners[0]?.();
  expect([reloads, window.docusaurusRoot]).toEqual([0, undefined]);
  location.pathname = '/docs/glossary';
  listeners[0]?.();
  expect([reloads, window.docusaurusRoot]).toEqual([1, expect.anything()]);
});

it('keeps a well-formed URL, and the uppercase letters of a locale', () => {
  expect(repair(`${origin}/Docs`, {isNotFound: false}).href).toBe(`${origin}/Docs`);
  expect(repair(`${origin}/pt-BR/Docs`, {baseUrl: '/pt-BR/'}).href).toBe(`${origin}/pt-BR/docs`);
});

const pieces = fc.oneof(
  fc.constantFrom(...'/ // /\\ \\ . .. % %00 %25 %2500 %2525 %E0%A4%A %ff %2f @ /index.html .html'.split(' ')),
  fc.constantFrom('Elsewhere.example', 'docs', 'pt-BR', 'Glossary', 'javascript:', 'É', '<b>', ':'),
  fc.string({unit: 'binary', maxLength: 4}),
);
const texts = fc.array(pieces, {maxLength: 6}).map((parts) => parts.join(''));

it('turns any URL into one that can be decoded, with the same host and query', () => {
  fc.assert(
    fc.property(
      texts,
      fc.option(texts),
      fc.option(texts),
      fc.constantFrom('/', '/pt-BR/'),
      fc.boolean(),
      (pathname, search, hash, baseUrl, isNotFound) => {
        const address = `${origin}/${pathname}${search === null ? '' : `?${search}`}${hash === null ? '' : `#${hash}`}`;
        fc.pre(URL.canParse(address));
        const to = repair(address, {baseUrl, isNotFound});
        expect(to.origin).toBe(origin);
        expect(to.search).toBe(new URL(address).search);
        // Twice as the router and the framework do.
        decodeURI(decodeURI(to.pathname));
        decodeURIComponent(to.hash);
        expect(repair(to.href, {baseUrl, isNotFound}).href).toBe(to.href);
      },
    ),
    {seed: 1, numRuns: 2000},
  );
});

import {readdirSync} from 'node:fs';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {brand} from '@aloft/platform/brand';
import {addresses, deniedMethods} from './addresses';
import {requestRaw} from './requestRaw';
import {startSite} from './startSite';

let origin = '';
let stop = async () => {};
beforeAll(async () => ({origin, stop} = await startSite()));
afterAll(() => stop());

const script = `/assets/js/${readdirSync('build/assets/js').find((name) => /^main\..*\.js$/.test(name))}`;

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

it.each(['/nope', '/docs', '/index.html'])('sends the security headers with %s too', async (route) => {
  const {headers} = await fetch(origin + route, {redirect: 'manual'});
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});

it('caches hashed files for a year and revalidates pages', async () => {
  const hashed = await fetch(origin + script);
  expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const page = await fetch(`${origin}/docs`);
  expect(page.headers.get('cache-control')).toBe('no-cache');
  const again = await fetch(`${origin}/docs`, {headers: {'If-None-Match': page.headers.get('etag') ?? ''}});
  expect(again.status).toBe(304);
});

it.each(['br', 'gzip'])('sends %s to a browser that accepts it', async (encoding) => {
  const answer = await fetch(origin + script, {headers: {'Accept-Encoding': encoding}});
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(answer.headers.get('vary')).toContain('Accept-Encoding');
  expect(await answer.text()).toContain('function');
});

it('allows HEAD', async () => {
  expect((await fetch(origin, {method: 'HEAD'})).status).toBe(200);
});

it.each(deniedMethods)('denies %s for %s', async (method, route) => {
  const {status, headers} = await fetch(origin + route, {method});
  expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  expect(headers.get('content-security-policy')).toContain("object-src 'none'");
});

it('serves well-known files', async () => {
  for (const route of ['/robots.txt', '/sitemap.xml', '/.well-known/security.txt', '/img/favicon.svg']) {
    expect((await fetch(origin + route)).status, route).toBe(200);
  }
});

it('serves a security.txt that conforms to RFC 9116 and is valid for at least 30 days', async () => {
  const text = await (await fetch(`${origin}/.well-known/security.txt`)).text();
  const fields = new Map([...text.matchAll(/^([\w-]+): (.+)$/gm)].map(([, name = '', value = '']) => [name, value]));
  expect(fields.get('Contact')).toMatch(/^(mailto:|https:)/);
  expect(fields.get('Canonical')).toBe(`${brand.docsUrl}/.well-known/security.txt`);
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
  expect(days, 'renew Expires in static/.well-known/security.txt').toBeGreaterThan(30);
  expect(days, 'RFC 9116 recommends less than a year').toBeLessThan(366);
});

it.each(addresses)('responds to %s with %i', async (route, status, location) => {
  const response = await requestRaw(origin, route);
  expect([response.status, response.location]).toEqual([status, location ?? null]);
  if (status === 404) expect(response.text).toContain('Page not found');
});

import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {createServer} from './createServer';

const directory = mkdtempSync(path.join(tmpdir(), 'served-'));
const page = (name: string) => `<script data-base-url=/docs-site/>0</script>${name}`;
mkdirSync(path.join(directory, 'docs/nested'), {recursive: true});
writeFileSync(path.join(directory, '404.html'), page('not found'));
writeFileSync(path.join(directory, 'index.html'), page('home'));
writeFileSync(path.join(directory, 'docs/flat.html'), page('flat'));
writeFileSync(path.join(directory, 'docs/nested/index.html'), page('nested'));

mkdirSync(path.join(directory, 'de/docs'), {recursive: true});
for (const file of ['404.html', 'index.html', 'index.md'])
  writeFileSync(path.join(directory, 'de', file), `de ${file}`);

const server = createServer({directory});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const get = async (route: string) => {
  const response = await fetch(origin + route, {redirect: 'manual'});
  return {status: response.status, location: response.headers.get('location'), text: await response.text()};
};

it.each([
  ['/docs-site/', 'home'],
  ['/docs-site', 'home'],
  ['/docs-site/docs/nested', 'nested'],
  ['/docs-site/docs/nested/', 'nested'],
  ['/docs-site/docs/flat', 'flat'],
  ['/docs-site/docs/flat/?q=1', 'flat'],
])('serves %s below the base URL', async (route, name) => {
  expect(await get(route)).toMatchObject({status: 200, text: page(name)});
});

it.each(['/', '/docs/nested', '/docs-site-2/docs/nested', '/docs-site/nope', '/docs-site/404'])(
  'returns the not-found page for %s',
  async (route) => {
    expect(await get(route)).toMatchObject({status: 404, text: page('not found')});
  },
);

it('serves each locale with its own not-found page and Markdown version', async () => {
  expect(await get('/docs-site/de')).toMatchObject({status: 200, text: 'de index.html'});
  for (const route of ['/docs-site/de/nope', '/docs-site/de/404'])
    expect(await get(route)).toMatchObject({status: 404, text: 'de 404.html'});
  expect((await fetch(`${origin}/docs-site/de/`)).headers.get('link')).toContain('</docs-site/de/index.md>');
});

it('redirects files to pages below the base URL', async () => {
  expect(await get('/docs-site/docs/flat.html?q=1')).toMatchObject({status: 301, location: '/docs-site/docs/flat?q=1'});
  expect(await get('/docs-site/index.html')).toMatchObject({status: 301, location: '/docs-site'});
});

it('rejects a directory without a site', () => {
  expect(() => createServer({directory: tmpdir()})).toThrow("doesn't contain a built site. Run `npm run build` first.");
});

import {readFileSync} from 'node:fs';
import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import * as upstream from '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js';
import {beforeEach, expect, it, vi} from 'vitest';
import {getActiveDocContext} from './rememberContext';

vi.mock('@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js', () => ({
  getActiveDocContext: vi.fn((data: GlobalPluginData, pathname: string) => ({data, pathname})),
}));
const ask = vi.mocked(upstream.getActiveDocContext);
const createData = (): GlobalPluginData => ({path: '/docs', versions: [], breadcrumbs: true});
beforeEach(() => ask.mockClear());

it('looks a document up once', () => {
  const data = createData();
  const first = getActiveDocContext(data, '/docs/a');
  expect(first).toEqual({data, pathname: '/docs/a'});
  expect(getActiveDocContext(data, '/docs/a')).toBe(first);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('mixes up neither addresses nor plugins', () => {
  const [one, two] = [createData(), createData()];
  for (const data of [one, two])
    for (const pathname of ['/docs/a', '/docs/b'])
      expect(getActiveDocContext(data, pathname)).toEqual({data, pathname});
  expect(ask).toHaveBeenCalledTimes(4);
});

it('is asked by upstream in the way that the plugin replaces', () => {
  const source = readFileSync('node_modules/@docusaurus/plugin-content-docs/lib/client/index.js', 'utf8');
  expect(source).toContain("from './docsClientUtils'");
});

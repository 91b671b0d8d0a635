import type {BuiltPage} from '@aloft/content/built-pages';
import {expect, it} from 'vitest';
import {createIndexFiles} from '../src/createIndexFiles';
import {createEngine} from '../src/engine';
import {readRecords} from '../src/records';
import {ask} from './ask';
import {samplePage} from './samplePage';

const other = {
  path: '/docs/old',
  html: samplePage.html.replace('docs-default-current', 'docs-default-1.0').replaceAll('Volumes', 'Old volumes'),
};
const index = (...pages: readonly BuiltPage[]) => createIndexFiles(pages.flatMap(readRecords));
const files = index(samplePage, other);
const load = (file: string): Promise<string> =>
  files.has(file) ? Promise.resolve(files.get(file)!) : Promise.reject(new Error(`no ${file}`));
const engine = createEngine(load);
/** The best result: the page itself if it has a snippet. */
const first = async (text: string): Promise<string | undefined> => {
  const [page] = (await engine.search(ask(text))).pages;
  return page?.snippet === undefined ? page?.hits[0]?.url : page.path;
};

it('finds pages by word, prefix, misspelling, synonym and identifier', async () => {
  expect(await first('volumes')).toBe('/docs/resources/volumes');
  expect(await first('snap')).toBe('/docs/resources/volumes#grow');
  expect(await first('snapshto')).toBe('/docs/resources/volumes#grow');
  expect(await first('disk')).toBe('/docs/resources/volumes');
  expect(await first('volume_full')).toBe('/docs/resources/volumes#error-full');
  expect(await first('--size')).toBe('/docs/resources/volumes#grow');
  expect(await first('hidden')).toBe('/docs/resources/volumes#tasks');
});

it('ranks pages with adjacent words higher', async () => {
  const page = (name: string, text: string) => ({
    path: `/docs/${name}`,
    html: samplePage.html.replaceAll('Volumes', name).replace('A volume keeps', `${text} A volume keeps`),
  });
  const together = index(
    page('First', 'The proxy stands at one edge of two.'),
    page('Second', 'The edge proxy stands at one of two.'),
  );
  const answer = await createEngine((file) => Promise.resolve(together.get(file)!)).search(ask('edge proxy'));
  expect(answer.pages.map(({path}) => path)).toEqual(['/docs/Second', '/docs/First']);
});

it('searches only the requested language and versions', async () => {
  expect((await engine.search(ask('volumes'))).pages.map(({path}) => path)).toEqual(['/docs/resources/volumes']);
  expect((await engine.search({...ask('volumes'), tags: ['docs-default-1.0']})).pages[0]!.path).toBe('/docs/old');
  expect((await engine.search({...ask('volumes'), language: 'de'})).total).toBe(0);
});

it('highlights matches as text', async () => {
  const {pages} = await engine.search(ask('snapshot'));
  expect(pages[0]!.hits[0]!.snippet).toEqual([
    {text: 'Take a ', marked: false},
    {text: 'snapshot', marked: true},
    {text: ' before.', marked: false},
  ]);
});

it('returns no pages if nothing matches', async () => {
  expect(await engine.search(ask('qqqq zzzz'))).toMatchObject({total: 0, pages: []});
});

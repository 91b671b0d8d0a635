import {beforeEach, expect, it, vi} from 'vitest';
import {createIndexFiles} from '../../plugins/search/createIndexFiles';
import type {IndexMemory} from '../../plugins/search/recallIndexFiles';
import {extractRecords} from '../../plugins/search/extractRecords';
import {samplePage} from './samplePage';

vi.mock('../../plugins/search/extractRecords', {spy: true});
const other = {path: '/docs/other', html: '<!doctype html><h1>Other</h1><main><p>Another page.</p></main>'};
const empty = (): IndexMemory => ({sections: new Map(), files: new Map()});
const texts = (files: ReadonlyMap<string, string>) => [...files.values()].join('\n');
const read = () => vi.mocked(extractRecords).mock.calls.map(([{path}]) => path);

let memory = empty();
beforeEach(() => {
  memory = empty();
  createIndexFiles([samplePage, other], memory);
  vi.mocked(extractRecords).mockClear();
});

it('makes the same from memory, without a look at the pages', () => {
  expect(createIndexFiles([samplePage, other], memory)).toEqual(createIndexFiles([samplePage, other]));
  expect(read()).toEqual([samplePage.path, other.path]);
});

it('reads a page again when it changed, and no other', () => {
  const changed = {...other, html: other.html.replace('Another page', 'Zebras')};
  const files = createIndexFiles([samplePage, changed], memory);
  expect(read()).toEqual([other.path]);
  expect(texts(files)).toContain('Zebras');
  expect(files).toEqual(createIndexFiles([samplePage, changed]));
});

it('makes another index when a page is gone or stands elsewhere', () => {
  expect(texts(createIndexFiles([samplePage], memory))).not.toContain('Another page');
  const files = createIndexFiles([samplePage, {...other, path: '/docs/moved'}], memory);
  expect(texts(files)).toContain('/docs/moved');
});

it('reads no page again for what is not searched', () => {
  const head = '<link rel=stylesheet title="a>b" href=/s.1.css><script>a("<p>")</script><script src=/m.1.js></script>';
  const html = samplePage.html
    .replace('</head>', `${head}</head>`)
    .replace('<nav>Menu</nav>', '<nav>Menu with a new page</nav>')
    .replace('Foot', 'Foot of another year');
  createIndexFiles([{...samplePage, html}], memory);
  expect(read()).toEqual([]);
});

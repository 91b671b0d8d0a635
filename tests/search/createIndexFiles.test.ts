import {expect, it} from 'vitest';
import {createIndexFiles} from '../../plugins/search/createIndexFiles';
import {samplePage} from './samplePage';

const other = {path: '/docs/other', html: '<!doctype html><h1>Other</h1><main><p>Another page.</p></main>'};
const texts = (files: ReadonlyMap<string, string>) => [...files.values()].join('\n');

it('indexes the text and the path of every page', () => {
  const files = texts(createIndexFiles([samplePage, other]));
  for (const text of ['Another page', '/docs/other', samplePage.path]) expect(files).toContain(text);
  expect(texts(createIndexFiles([samplePage]))).not.toContain('Another page');
});

it('creates the same files from the same pages', () => {
  expect(createIndexFiles([samplePage, other])).toEqual(createIndexFiles([samplePage, other]));
});

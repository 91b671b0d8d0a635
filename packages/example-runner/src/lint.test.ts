import path from 'node:path';
import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {baseImages} from './images/baseImages';
import {listBases} from './images/openWorkspaces';
import {lintExample} from './lintExample';
import {examplesRoot, listExamples, readExample} from './readExample';

const read = (id: string) => readExample(path.join(examplesRoot, id), id);

describe.each(listExamples())('example %s', (id) => {
  test('declares a valid test', () => {
    expect(read(id).id).toBe(id);
  });

  test('is offered as a copy on the page of its guide', () => {
    const {guide} = read(id);
    const file = [`${guide.slice(1)}.mdx`, `${guide.slice(1)}/index.mdx`].find((page) => existsSync(page));
    expect(file, `${guide} is not a page of docs/`).toBeDefined();
    expect(readFileSync(file!, 'utf8')).toContain(`<GetSample example="${id}"`);
  });

  test('passes the linters', () => {
    expect(lintExample(read(id))).toEqual([]);
  });
});

const built = listExamples().filter((id) => read(id).level === 'image');

test('at least 26 examples are built and run as images', () => {
  expect(built.length).toBeGreaterThanOrEqual(26);
});

test.each(built)('every base image of %s has a stand-in', (id) => {
  const bases = listBases(read(id));
  expect(bases.length).toBeGreaterThan(0);
  expect(bases.filter((base) => !baseImages[base])).toEqual([]);
});

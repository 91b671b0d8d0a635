import path from 'node:path';
import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {lintExample} from './lintExample';
import {examplesRoot, listExamples, readExample} from './readExample';

const repository = path.resolve(__dirname, '../../..');

describe.each(listExamples())('example %s', (id) => {
  const read = () => readExample(path.join(examplesRoot, id), id);

  test('declares a valid test', () => {
    expect(read().id).toBe(id);
  });

  test('is offered as a copy on the page of its guide', () => {
    const {guide} = read();
    const file = [`${guide.slice(1)}.mdx`, `${guide.slice(1)}/index.mdx`].find((page) =>
      existsSync(path.join(repository, page)),
    );
    expect(file, `${guide} is not a page of docs/`).toBeDefined();
    expect(readFileSync(path.join(repository, file!), 'utf8')).toContain(`<GetSample example="${id}"`);
  });

  test('passes the linters', () => {
    expect(lintExample(read())).toEqual([]);
  });
});

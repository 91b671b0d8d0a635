import path from 'node:path';
import {expect, test} from 'vitest';
import {examplesRoot, listExamples, readExample} from '../readExample';
import {baseImages} from './baseImages';
import {listBases} from './openWorkspaces';

const built = listExamples().filter((id) => readExample(path.join(examplesRoot, id), id).level === 'image');

test.each(built)('every base image of %s has a stand-in', (id) => {
  const bases = listBases(readExample(path.join(examplesRoot, id), id));
  expect(bases.length).toBeGreaterThan(0);
  expect(bases.filter((base) => !baseImages[base])).toEqual([]);
});

test('at least 26 examples are built and run as images', () => {
  expect(built.length).toBeGreaterThanOrEqual(26);
});

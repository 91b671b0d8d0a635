import {cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {compareFolders} from './compareFolders';

const root = mkdtempSync(path.join(tmpdir(), 'compare-'));
afterAll(() => rmSync(root, {recursive: true, force: true}));

it('names files that differ or that one folder lacks', () => {
  const [one, other] = [path.join(root, 'one'), path.join(root, 'other')];
  mkdirSync(path.join(one, 'deep'), {recursive: true});
  for (const file of ['same', 'deep/changed', 'gone']) writeFileSync(path.join(one, file), file);
  cpSync(one, other, {recursive: true});
  expect(compareFolders(one, other)).toEqual([]);
  writeFileSync(path.join(other, 'deep/changed'), 'other');
  writeFileSync(path.join(other, 'new'), '');
  rmSync(path.join(other, 'gone'));
  expect(compareFolders(one, other)).toEqual(['deep/changed', 'gone', 'new']);
});

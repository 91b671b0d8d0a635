import {mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {writeFiles} from './writeFiles';

const parent = mkdtempSync(path.join(tmpdir(), 'write-files-'));
afterAll(() => rmSync(parent, {recursive: true, force: true}));

it('writes the files over those of the same names and removes the others', async () => {
  const folder = path.join(parent, 'index');
  await writeFiles(
    folder,
    new Map([
      ['core.json', 'old'],
      ['a/1.txt', 'same'],
      ['b/2.txt', 'gone'],
    ]),
  );
  writeFileSync(path.join(folder, 'core.json.gz'), 'packed');
  writeFileSync(path.join(folder, 'b/2.txt.br'), 'packed');
  const {ino} = statSync(path.join(folder, 'core.json'));

  const written = await writeFiles(
    folder,
    new Map([
      ['core.json', 'new'],
      ['a/1.txt', 'same'],
    ]),
  );
  expect(written).toEqual([path.join(folder, 'core.json'), path.join(folder, 'a/1.txt')]);
  const entries = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  const found = entries.filter((name) => statSync(path.join(folder, name)).isFile()).sort();
  expect(found).toEqual(['a/1.txt', 'core.json', 'core.json.gz']);
  expect(readFileSync(path.join(folder, 'core.json'), 'utf8')).toBe('new');
  expect(statSync(path.join(folder, 'core.json')).ino).toBe(ino);
});

import {mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {writeFiles} from './writeFiles';

const parent = mkdtempSync(path.join(tmpdir(), 'write-files-'));
afterAll(() => rmSync(parent, {recursive: true, force: true}));

it('writes the files over those of the same names and removes the others', async () => {
  const directory = path.join(parent, 'index');
  await writeFiles(
    directory,
    new Map([
      ['core.json', 'old'],
      ['a/1.txt', 'same'],
      ['b/2.txt', 'gone'],
    ]),
  );
  writeFileSync(path.join(directory, 'core.json.gz'), 'packed');
  writeFileSync(path.join(directory, 'b/2.txt.br'), 'packed');
  const {ino} = statSync(path.join(directory, 'core.json'));

  const written = await writeFiles(
    directory,
    new Map([
      ['core.json', 'new'],
      ['a/1.txt', 'same'],
    ]),
  );
  expect(written).toEqual([path.join(directory, 'core.json'), path.join(directory, 'a/1.txt')]);
  const entries = readdirSync(directory, {recursive: true, encoding: 'utf8'});
  const found = entries.filter((name) => statSync(path.join(directory, name)).isFile()).sort();
  expect(found).toEqual(['a/1.txt', 'core.json', 'core.json.gz']);
  expect(readFileSync(path.join(directory, 'core.json'), 'utf8')).toBe('new');
  expect(statSync(path.join(directory, 'core.json')).ino).toBe(ino);
});

import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {afterAll, expect, it} from 'vitest';
import {compressFiles} from './compressFiles';

const directory = mkdtempSync(path.join(tmpdir(), 'compress-'));
const at = (file: string) => path.join(directory, file);
const text = 'All of it. '.repeat(200);

afterAll(() => rmSync(directory, {recursive: true, force: true}));

it('copies the compressed versions of the last build while the content is the same', async () => {
  for (const build of ['last', 'next']) mkdirSync(at(build));
  for (const file of ['last/same.html', 'last/other.html', 'next/same.html']) writeFileSync(at(file), text);
  writeFileSync(at('next/other.html'), `${text}!`);
  expect(await compressFiles(at('last'))).toBe(2);
  writeFileSync(at('last/same.html.gz'), 'of the last build');
  expect((await compressFiles(at('next'), at('last'), /same/)) + (await compressFiles(at('next'), at('last')))).toBe(3);
  expect(readFileSync(at('next/same.html.gz'), 'utf8')).toBe('of the last build');
  expect(gunzipSync(readFileSync(at('next/other.html.gz'))).toString()).toBe(`${text}!`);
});

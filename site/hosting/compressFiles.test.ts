import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {compressFile} from './compressFiles';

let directory = '';
const at = (file: string) => path.join(directory, file);
const text = 'All of it. '.repeat(200);

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'compress-'));
});
afterEach(() => rmSync(directory, {recursive: true, force: true}));

it('copies the compressed versions of the last build while the content is the same', async () => {
  for (const [file, content] of [
    ['old.html', text],
    ['same.html', text],
    ['new.html', `${text}!`],
  ] as const)
    writeFileSync(at(file), content);
  await compressFile(at('old.html'));
  writeFileSync(at('old.html.gz'), 'of the last build');
  await compressFile(at('same.html'), at('old.html'));
  expect(readFileSync(at('same.html.gz'), 'utf8')).toBe('of the last build');
  await compressFile(at('new.html'), at('old.html'));
  expect(gunzipSync(readFileSync(at('new.html.gz'))).toString()).toBe(`${text}!`);
});

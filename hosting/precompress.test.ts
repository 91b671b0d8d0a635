import {mkdtempSync, existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {precompress, type Compressed} from './precompress';

let folder = '';
const at = (file: string) => path.join(folder, file);
const text = 'All of it. '.repeat(200);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'compress-'));
  writeFileSync(at('a.html'), text);
  writeFileSync(at('small.html'), 'x');
  writeFileSync(at('a.png'), text);
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

it('compresses text that gets smaller, and nothing else', async () => {
  expect(await precompress(folder)).toBe(1);
  expect(gunzipSync(readFileSync(at('a.html.gz'))).toString()).toBe(text);
  expect(brotliDecompressSync(readFileSync(at('a.html.br'))).toString()).toBe(text);
  for (const file of ['small.html', 'a.png']) expect(existsSync(at(`${file}.gz`))).toBe(false);
});

it('writes the same from memory, and compresses anew what changed', async () => {
  const memory = new Map<string, Compressed>();
  await precompress(folder, memory);
  const first = readFileSync(at('a.html.br'));
  rmSync(at('a.html.br'));
  await precompress(folder, memory);
  expect(readFileSync(at('a.html.br'))).toEqual(first);
  expect(memory.size).toBe(1);
  writeFileSync(at('a.html'), `${text}More.`);
  await precompress(folder, memory);
  expect(memory.size).toBe(2);
  expect(gunzipSync(readFileSync(at('a.html.gz'))).toString()).toBe(`${text}More.`);
});

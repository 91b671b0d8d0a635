import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {compressFile, type Compressed} from './compressFile';

let folder = '';
const at = (file: string) => path.join(folder, file);
const text = 'All of it. '.repeat(200);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'compress-'));
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

it('compresses text that gets smaller', () => {
  writeFileSync(at('a.html'), text);
  expect(compressFile(at('a.html'))).toBe(true);
  expect(gunzipSync(readFileSync(at('a.html.gz'))).toString()).toBe(text);
  expect(brotliDecompressSync(readFileSync(at('a.html.br'))).toString()).toBe(text);
});

it.each([
  ['small.html', 'x'],
  ['a.png', text],
])('leaves %s alone', (name, content) => {
  writeFileSync(at(name), content);
  expect(compressFile(at(name))).toBe(false);
  for (const end of ['gz', 'br']) expect(existsSync(at(`${name}.${end}`))).toBe(false);
});

it('writes the same from memory, and compresses anew what changed', () => {
  writeFileSync(at('a.html'), text);
  const memory = new Map<string, Compressed>();
  compressFile(at('a.html'), memory);
  const first = readFileSync(at('a.html.br'));
  rmSync(at('a.html.br'));
  compressFile(at('a.html'), memory);
  expect(readFileSync(at('a.html.br'))).toEqual(first);
  expect(memory.size).toBe(1);
  writeFileSync(at('a.html'), `${text}More.`);
  compressFile(at('a.html'), memory);
  expect(memory.size).toBe(2);
  expect(gunzipSync(readFileSync(at('a.html.gz'))).toString()).toBe(`${text}More.`);
});

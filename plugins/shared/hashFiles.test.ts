import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {hashFiles} from './hashFiles';

let folder = '';
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  writeFileSync(path.join(folder, file), text);
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hash-'));
  write('go/main.go', 'package main');
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

it('is the same for the same files', () => {
  expect(hashFiles([folder])).toBe(hashFiles([folder]));
  expect(hashFiles([folder])).toMatch(/^[\da-f]{16}$/);
});

it.each([
  ['a file changes', 'go/main.go', 'package other'],
  ['a file comes', 'go/go.mod', ''],
])('differs when %s', (_, file, text) => {
  const before = hashFiles([folder]);
  write(file, text);
  expect(hashFiles([folder])).not.toBe(before);
});

it('does not read what tools install', () => {
  const before = hashFiles([folder]);
  write('go/node_modules/a/index.js', '');
  expect(hashFiles([folder])).toBe(before);
});

it('reads a single file', () => {
  const file = path.join(folder, 'go/main.go');
  const before = hashFiles([file]);
  write('go/other.go', '');
  expect(hashFiles([file])).toBe(before);
  write('go/main.go', 'package other');
  expect(hashFiles([file])).not.toBe(before);
});

it('fails on a folder that is not there', () => {
  expect(() => hashFiles([path.join(folder, 'missing')])).toThrow('ENOENT');
});

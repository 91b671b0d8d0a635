import {createRequire} from 'node:module';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {loadLater} from './loadLater';

const seen = globalThis as {timesRun?: number};
let folder = '';
let from = '';

/** Writes a module that counts how often it runs. */
function write(name: string, text: string): void {
  writeFileSync(path.join(folder, name), `globalThis.timesRun += 1; ${text}`);
  loadLater({request: `./${name}`, from});
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'later-'));
  from = path.join(folder, 'importer.cjs');
  seen.timesRun = 0;
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

it('runs a module at its first use, and once', () => {
  write('names.cjs', 'exports.add = (a, b) => a + b;');
  const names = createRequire(from)('./names.cjs') as {add: (a: number, b: number) => number};
  expect(seen.timesRun).toBe(0);
  expect(names.add(1, 2)).toBe(3);
  expect(names.add(2, 2)).toBe(4);
  expect('add' in names).toBe(true);
  expect(seen.timesRun).toBe(1);
});

it('stands for a class as well, also as a base', () => {
  write(
    'class.cjs',
    'module.exports = class Bar { constructor(width) { this.width = width; } get twice() { return 2 * this.width; } };',
  );
  const Bar = createRequire(from)('./class.cjs') as new (width: number) => {width: number; twice: number};
  class Wide extends Bar {}
  expect(new Bar(2).twice).toBe(4);
  expect(new Wide(3).twice).toBe(6);
});

it('stands for a function', () => {
  write('function.cjs', 'module.exports = (name) => `Hello ${name}`;');
  expect((createRequire(from)('./function.cjs') as (name: string) => string)('you')).toBe('Hello you');
});

it('leaves a module alone that has run', () => {
  writeFileSync(path.join(folder, 'early.cjs'), 'exports.early = true;');
  const early: unknown = createRequire(from)('./early.cjs');
  loadLater({request: './early.cjs', from});
  expect(createRequire(from)('./early.cjs')).toBe(early);
});

it('says which module is not there', () => {
  expect(() => loadLater({request: './missing.cjs', from})).toThrow(/Cannot find module '\.\/missing\.cjs'/);
});

import {mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {openStore} from './openStore';

let folder = '';
const open = (version = '1') => openStore<Buffer>(folder, 'things', version);
const file = () => path.join(folder, 'node_modules/.cache/aloft/things');

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'store-'));
  const store = open();
  store.set('a', Buffer.from('one'));
  store.set('b', Buffer.from('two'));
  store.save();
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

it('gives what an earlier build put in', () => {
  expect(open().get('a')).toEqual(Buffer.from('one'));
  expect(open().get('c')).toBeUndefined();
});

it('forgets what a build did not ask for', () => {
  const store = open();
  store.get('a');
  store.save();
  expect(open().get('a')).toEqual(Buffer.from('one'));
  expect(open().get('b')).toBeUndefined();
});

it('does not write when nothing changed', () => {
  const before = statSync(file()).ino;
  const store = open();
  store.get('a');
  store.get('b');
  store.save();
  expect(statSync(file()).ino).toBe(before);
});

describe('holds nothing', () => {
  it.each([
    ['for other code', () => undefined, '2'],
    ['when its file is gone', () => rmSync(file()), '1'],
    ['when its file is empty', () => writeFileSync(file(), ''), '1'],
    ['when its file is cut', () => truncateSync(file(), statSync(file()).size - 1), '1'],
    ['when its file is no store', () => writeFileSync(file(), '{"a": "one", "values": {"a": "one"}}'), '1'],
    [
      'when a byte of its file differs',
      () => {
        const data = readFileSync(file());
        data[data.indexOf('one')] = 0;
        writeFileSync(file(), data);
      },
      '1',
    ],
  ])('%s', (_, damage, version) => {
    damage();
    const store = open(version);
    expect(store.get('a')).toBeUndefined();
    store.set('a', Buffer.from('three'));
    store.save();
    expect(open(version).get('a')).toEqual(Buffer.from('three'));
  });
});

import {expect, test} from 'vitest';
import {findVersion, isAtLeast} from './findToolchain';
import {makeEnvironment} from './makeEnvironment';
import {parseArguments} from './parseArguments';

const known = ['go/generic', 'python/django', 'python/flask'];

test('accepts names, groups and --all', () => {
  expect(parseArguments(['python'], known).ids).toEqual(['python/django', 'python/flask']);
  expect(parseArguments(['python/flask', 'go/generic', '--record'], known)).toMatchObject({
    ids: ['go/generic', 'python/flask'],
    record: true,
    install: false,
  });
  expect(parseArguments(['--all', '--install'], known)).toMatchObject({ids: known, install: true});
});

test('rejects unknown flags and names, and prints the usage', () => {
  expect(() => parseArguments(['perl'], known)).toThrow(/no example is named perl; there are: go\/generic/);
  expect(() => parseArguments(['--al'], known)).toThrow(/unknown flag --al\nusage:/);
  expect(() => parseArguments([], known)).toThrow(/name an example or use --all/);
});

test('finds and compares versions', () => {
  expect(findVersion('go version go1.26.8 linux/amd64')).toBe('1.26.8');
  expect(findVersion('openjdk 17')).toBe('17');
  expect(isAtLeast('1.26.0', '1.26')).toBe(true);
  expect(isAtLeast('1.9', '1.26')).toBe(false);
  expect(isAtLeast('17', '17.0.1')).toBe(false);
});

test("gives steps neither npm's variables nor its binary directories", () => {
  const base = {
    PATH: '/repo/node_modules/.bin:/usr/bin',
    npm_lifecycle_event: 'test',
    NODE_ENV: 'test',
    HOME: '/home/x',
  };
  const env = makeEnvironment(
    base,
    {dir: '/d', data: '/v', cache: '/c', ports: {PORT: 4711}},
    {URL: 'http://127.0.0.1:${PORT}/', PATH: '${DIR}/bin:${PATH}', KEEP: '${NOT_SET}'},
  );
  expect(env).toEqual({
    PATH: '/d/bin:/usr/bin',
    HOME: '/home/x',
    DIR: '/d',
    DATA: '/v',
    CACHE: '/c',
    PORT: '4711',
    URL: 'http://127.0.0.1:4711/',
    KEEP: '${NOT_SET}',
  });
});

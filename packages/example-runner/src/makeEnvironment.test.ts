import {expect, it} from 'vitest';
import {makeEnvironment} from './makeEnvironment';

const run = {dir: '/d', data: '/v', cache: '/c', ports: {PORT: 4000}};

it('removes variables that npm, CI and the test runner set', () => {
  const foreign = {
    CI: 'true',
    NODE_ENV: 'test',
    VITEST: 'true',
    npm_config_loglevel: 'silent',
    npm_lifecycle_event: 'test',
  };
  expect(makeEnvironment({...foreign, HOME: '/h', npm_config_cache: '/n'}, run)).toEqual(
    expect.objectContaining({HOME: '/h', npm_config_cache: '/n', PORT: '4000'}),
  );
  expect(Object.keys(makeEnvironment(foreign, run)).filter((name) => name in foreign)).toEqual([]);
});

it("removes this project's binary directories from PATH", () => {
  expect(makeEnvironment({PATH: '/p/node_modules/.bin:/usr/bin'}, run).PATH).toBe('/usr/bin');
});

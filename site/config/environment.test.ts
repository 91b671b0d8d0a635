import path from 'node:path';
import {execFileSync} from 'node:child_process';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {expect, it} from 'vitest';
import {readBaseUrl, readCommitTimes, readHostedSearch, retriesRoutes} from './environment';

it('a page that cannot be loaded retries or reloads, and another setting is refused', () => {
  expect([undefined, 'retry', 'reload'].map((setting) => retriesRoutes(setting))).toEqual([true, true, false]);
  expect(() => retriesRoutes('later')).toThrow('ROUTE_LOAD_FAILURE: "later" is unknown. Write retry or reload.');
});

it('the base URL is the root by default', () => {
  expect(readBaseUrl()).toBe('/');
});

it.each(['/', '/docs-site/', '/v2/docs/', '/~team/'])('accepts the base URL %s', (path) => {
  expect(readBaseUrl(path)).toBe(path);
});

it.each(['', 'docs-site', '/docs-site', 'docs-site/', '//host/', '/a//b/', 'https://docs.example/', '/a b/'])(
  'explains the form of a base URL when it is "%s"',
  (path) => {
    expect(() => readBaseUrl(path)).toThrow('is not a path with a slash at both ends. Write it like /docs-site/.');
  },
);

it('rejects a base URL that is a prefix of pages', () => {
  expect(() => readBaseUrl('/docs/')).toThrow('BASE_URL: "/docs/" is also where pages or files are');
});

// site/tests/site/pageStructure.test.ts compares the times of a full clone with git's.
it('reads no times of commits from a shallow clone', () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'history-'));
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {cwd: directory});
  git('init', '--quiet');
  git('commit', '--quiet', '--allow-empty', '-m', 'a');
  expect(readCommitTimes(directory)?.size).toBe(0);
  writeFileSync(path.join(directory, '.git/shallow'), git('rev-parse', 'HEAD'));
  expect(readCommitTimes(directory)).toBeUndefined();
});

const env = (variables: Readonly<Record<string, string>>): NodeJS.ProcessEnv => variables as NodeJS.ProcessEnv;
const nodes = 'https://a.search.example, https://b.search.example';

it('there is no search cluster without configuration', () => {
  expect(readHostedSearch(env({}))).toBeUndefined();
  expect(readHostedSearch(env({SEARCH_NODES: ' , ', SEARCH_API_KEY: 'key'}))).toBeUndefined();
});

it('reads nodes of search, the nearest node, key, collection and parameters', () => {
  expect(readHostedSearch(env({SEARCH_NODES: nodes, SEARCH_API_KEY: 'key'}))).toEqual({
    nodes: ['https://a.search.example', 'https://b.search.example'],
    apiKey: 'key',
    collection: 'aloft-docs',
    parameters: {},
  });
  const all = {
    SEARCH_NODES: 'https://a.search.example:443',
    SEARCH_NEAREST_NODE: 'https://search.example/',
    SEARCH_API_KEY: 'key',
    SEARCH_COLLECTION: 'other',
    SEARCH_PARAMETERS: '{"num_typos":1}',
  };
  expect(readHostedSearch(env(all))).toEqual({
    nodes: ['https://search.example', 'https://a.search.example'],
    apiKey: 'key',
    collection: 'other',
    parameters: {num_typos: 1},
  });
});

it.each([
  ['SEARCH_API_KEY', {SEARCH_API_KEY: ''}],
  ['SEARCH_NODES', {SEARCH_NODES: 'http://search.example'}],
  ['SEARCH_NODES', {SEARCH_NODES: 'search.example'}],
  ['SEARCH_NODES', {SEARCH_NODES: 'https://search.example/path'}],
  ['SEARCH_NEAREST_NODE', {SEARCH_NEAREST_NODE: 'http://search.example'}],
  ['SEARCH_PARAMETERS', {SEARCH_PARAMETERS: 'num_typos=1'}],
  ['SEARCH_PARAMETERS', {SEARCH_PARAMETERS: '[1]'}],
])('reports an invalid variable %s', (name, wrong) => {
  expect(() => readHostedSearch(env({SEARCH_NODES: nodes, SEARCH_API_KEY: 'key', ...wrong}))).toThrow(name);
});

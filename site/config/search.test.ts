import {expect, it} from 'vitest';
import {readHostedSearch} from './search';

const env = (variables: Readonly<Record<string, string>>): NodeJS.ProcessEnv => variables as NodeJS.ProcessEnv;
const nodes = 'https://a.search.example, https://b.search.example';

it('returns no cluster without configuration', () => {
  expect(readHostedSearch(env({}))).toBeUndefined();
  expect(readHostedSearch(env({SEARCH_NODES: ' , ', SEARCH_API_KEY: 'key'}))).toBeUndefined();
});

it('reads nodes, nearest node, key, collection and parameters', () => {
  expect(readHostedSearch(env({SEARCH_NODES: nodes, SEARCH_API_KEY: 'key'}))).toEqual({
    nodes: ['https://a.search.example', 'https://b.search.example'],
    apiKey: 'key',
    collection: 'aloft-docs',
    parameters: {},
  });
  expect(
    readHostedSearch(
      env({
        SEARCH_NODES: 'https://a.search.example:443',
        SEARCH_NEAREST_NODE: 'https://search.example/',
        SEARCH_API_KEY: 'key',
        SEARCH_COLLECTION: 'other',
        SEARCH_PARAMETERS: '{"num_typos":1}',
      }),
    ),
  ).toEqual({
    nodes: ['https://a.search.example'],
    nearestNode: 'https://search.example',
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
])('reports an invalid %s', (name, wrong) => {
  expect(() => readHostedSearch(env({SEARCH_NODES: nodes, SEARCH_API_KEY: 'key', ...wrong}))).toThrow(name);
});

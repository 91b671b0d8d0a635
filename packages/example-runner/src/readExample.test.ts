// cspell:ignore strat
import {expect, test} from 'vitest';
import {checkExample} from './readExample';

const valid = {
  guide: '/docs/guides-and-samples/languages/go/generic',
  title: 'Go',
  level: 'served',
  label: 'served with',
  toolchains: [{name: 'Go', command: 'go version', minimum: '1.26'}],
  start: {command: ['./app']},
  requests: [{request: 'GET /', contains: 'hello'}],
  versions: [{name: 'Go', command: 'go version'}],
};
const check = (changes: object) => checkExample({...valid, ...changes}, 'example.json');

test('accepts a valid declaration', () => {
  expect(check({})).toEqual([]);
});

test.each([
  [
    {level: 'works'},
    'example.json: level: must be equal to one of the allowed values: give one of "image", "served", "stand-in", "built", "source-checked"',
  ],
  [{strat: {}}, 'example.json: strat: is not a field here: remove it or correct its name'],
  [
    {guide: undefined},
    `example.json: guide: must have required property 'guide': give the guide's route, such as "/docs/guides-and-samples/languages/go/generic"`,
  ],
  [
    {toolchains: [{name: 'Go', command: 'go version', minimum: 'new'}]},
    'example.json: toolchains.0.minimum: must match pattern "^\\d+(\\.\\d+)*$": give the lowest version that will do as dotted numbers, such as "1.26"',
  ],
  [
    {requests: [{request: '/'}]},
    'example.json: requests.0.request: must match pattern "^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) /": give method and path, such as "GET /healthz"',
  ],
  [
    {requests: [{request: 'GET /', port: 'ADMIN_PORT'}]},
    'example.json: requests.0.port: names no port of the example: add "ADMIN_PORT" to "ports"',
  ],
  [
    {start: undefined, requests: undefined},
    'example.json: (file): tests nothing: add "start" with "requests", or "script"',
  ],
  [{script: [{run: 'true'}]}, 'example.json: (file): has both "start" and "script": keep one of them'],
  [
    {start: undefined, requests: undefined, script: [{stop: 'db'}]},
    'example.json: script.0.stop: names no server started before: give one of (none)',
  ],
  [
    {build: [{run: 'make', timeout: 0}]},
    'example.json: build.0.timeout: must be > 0: give seconds, above 0 and up to 900',
  ],
])('suggests a fix for %j', (changes, problem) => {
  const defined = Object.fromEntries(Object.entries({...valid, ...changes}).filter(([, value]) => value !== undefined));
  expect(checkExample(defined, 'example.json')).toContain(problem);
});

import {expect, it} from 'vitest';
import {nearestField} from '@aloft/platform/manifest';
import {findPointer, pathAt} from './readYaml';
import {starter} from './starter';

it.each([
  ['version|: 1', 'version'],
  ['|version: 1', 'version'],
  ['version: 1|', 'version'],
  ['machine:\n|  memory: 256Mi\n', 'machine.memory'],
  ['services:\n  |- name: a\n', 'services[].name'],
  ['machine:\n  memory: 256|Mi\n', 'machine.memory'],
  ['machine:\n  env:\n    PORT: "80|"\n', 'machine.env.PORT'],
  ['machine:\n  healthcheck: { http: { path: /, po|rt: 8 } }\n', 'machine.healthcheck.http.port'],
  ['services:\n  - name: a\n    listeners:\n      - { port: 1|, protocol: http }\n', 'services[].listeners[].port'],
  ['release:\n  command: [npm, ru|n]\n', 'release.command[]'],
  ['"version|": 1', 'version'],
])('finds the path at the cursor of %j', (text, path) => {
  expect(pathAt(text.replace('|', ''), text.indexOf('|'))).toBe(path);
});

it.each([
  ['machine.env.PORT', 'machine.env'],
  ['release.command[]', 'release.command'],
  ['services[].listeners[].port', 'services[].listeners[].port'],
  ['unknown.memory', undefined],
  ['a]b[c', undefined],
  ['', undefined],
])('explains %j with the closest property', (path, expected) => {
  expect(nearestField(path)?.path).toBe(expected);
});

it.each([
  ['/machine/memory', '256Mi'],
  ['/machine/healthcheck', 'healthcheck'],
  ['/services/0', 'name: hello'],
  ['/services/0/listeners/0/port', '443'],
  ['/services/0/hostnames/0', 'name: hello'],
  ['/build/a~1b', 'build'],
  ['', undefined],
  ['/scale', undefined],
])('finds the position of %j', (pointer, text) => {
  const range = findPointer(starter, pointer);
  expect(range && starter.slice(range.from, range.to)).toBe(text);
});

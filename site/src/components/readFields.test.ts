import {expect, test} from 'vitest';
import {readFields} from './ManifestMap';

test('finds the fields in block and flow style', () => {
  const manifest = `app: hello
machine:
  flash: { mode: auto, idleTimeout: 60s }
services:
  - name: hello
    listeners:
      - { port: 443, protocol: https }`;
  expect(readFields(manifest).map(({ids}) => ids)).toEqual([
    ['app'],
    ['machine'],
    ['machine-flash', 'machine-flash-mode', 'machine-flash-idleTimeout'],
    ['services'],
    ['services-name'],
    ['services-listeners'],
    ['services-listeners', 'services-listeners-port', 'services-listeners-protocol'],
  ]);
});

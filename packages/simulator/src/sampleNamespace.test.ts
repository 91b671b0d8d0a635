import {expect, it} from 'vitest';
import {dependsOnNamespace, setSampleNamespace} from './sampleNamespace';

it.each([
  ['app: go\nnamespace: acme\nscale:', 'app: go\nnamespace: sky\nscale:'],
  ['hosts: ["shop.acme.apps.aloft.example", "localhost"]', 'hosts: ["shop.sky.apps.aloft.example", "localhost"]'],
  ['http://db-1.acme.internal:5432', 'http://db-1.sky.internal:5432'],
  ['metrics_path: /v1/namespaces/acme/metrics', 'metrics_path: /v1/namespaces/sky/metrics'],
])('moves %j to another namespace', (text, moved) => {
  expect(dependsOnNamespace(text)).toBe(true);
  expect(setSampleNamespace(text, 'sky')).toBe(moved);
});

it.each(['registry.aloft.example/acme/shop', 'acme.example', '// namespace: acme corp', 'host.acmes.internal'])(
  'leaves %j as it is',
  (text) => {
    expect(dependsOnNamespace(text)).toBe(false);
    expect(setSampleNamespace(text, 'sky')).toBe(text);
  },
);

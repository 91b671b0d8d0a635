// cspell:ignore memroy autom
import {load} from 'js-yaml';
import {describe, expect, it} from 'vitest';

import {brand} from '../brand';
import {findSchemaProblems} from './findSchemaProblems';
import {type JsonSchema, manifestSchema as schema} from './schema';
import {manifestFields} from './fields';
import {validateManifest} from './validate';

const minimal = {version: 1, app: 'hello', build: {dockerfile: 'Dockerfile'}};

it('the schema is published at the URL in `brand`, and its examples are valid', () => {
  expect(schema.$id).toBe(`${brand.docsUrl}${brand.schemaPath}`);
  for (const example of schema.examples!) expect(validateManifest(example)).toEqual([]);
});

const schemaOf = (path: string) =>
  path.split('.').reduce<JsonSchema>((node, step) => {
    return (node.items ?? node).properties?.[step.replace('[]', '')] as JsonSchema;
  }, schema);

it.each(manifestFields)('$path is described and has examples that are valid', (field) => {
  expect(field.description).toMatch(/^.{10,}\.$/s);
  expect(field.examples.length).toBeGreaterThan(0);
  for (const value of [...field.examples, ...(field.default === undefined ? [] : [field.default])])
    expect([...findSchemaProblems(schemaOf(field.path), value)], JSON.stringify(value)).toEqual([]);
});

/** A manifest's services with one listener. */
const service = (listener: string, hostnames = '') =>
  `services: [{name: s, listeners: [{${listener}}], hostnames: [${hostnames}]}]`;

describe('a problem', () => {
  it.each<readonly [manifest: string, path: string, message: string]>([
    ['version: 2', '/version', 'must be 1'],
    ['app: Hello', '/app', 'lowercase'],
    ['app: console', '/app', 'reserved'],
    ['app: aloft-web', '/app', 'reserved'],
    ['build: {}', '/build', 'either "dockerfile" or "image"'],
    ['build: {dockerfile: a, image: b}', '/build', 'not both'],
    ['build: {image: b, args: {}}', '/build/args', 'cannot be combined with "image"'],
    ['machine: {memory: 64Mi}', '/machine/memory', 'at least 128Mi'],
    ['machine: {memory: 65Gi}', '/machine/memory', 'at most 64Gi'],
    ['machine: {memory: 1GB}', '/machine/memory', 'a size such as'],
    ['machine: {vcpus: 3}', '/machine/vcpus', 'one of 1, 2, 4, 8, 16'],
    ['machine: {env: {A: 1}}', '/machine/env/A', 'put quotes around 1'],
    ['machine: {env: {1A: x}}', '/machine/env', '"1A"'],
    ['machine: {env: {A: x}, secrets: [A]}', '/machine/secrets/0', 'machine.env as well'],
    [`machine: {env: {A: ${'x'.repeat(65_537)}}}`, '/machine/env', '64 KiB'],
    ['machine: {flash: {idleTimeout: 2h}}', '/machine/flash/idleTimeout', 'at most 1h'],
    ['machine: {flash: {mode: autom}}', '/machine/flash/mode', 'did you mean "auto"?'],
    [
      'machine: {healthcheck: {tcp: {port: 1}, timeout: 20s}}',
      '/machine/healthcheck/timeout',
      'longer than the interval',
    ],
    ['scale: {min: 3, max: 2}', '/scale/min', 'greater than scale.max'],
    ['{scale: {max: 2}, volumes: [{name: d, size: 1Gi, mount: /d}]}', '/scale/max', 'an app with a volume'],
    ['volumes: [{name: d, size: 1Gi, mount: d}]', '/volumes/0/mount', 'absolute path'],
    [
      'volumes: [{name: d, size: 1Gi, mount: /d}, {name: d, size: 1Gi, mount: /e}]',
      '/volumes/1/name',
      'another volume',
    ],
    ['services: [{name: s, listeners: []}]', '/services/0/listeners', 'at least 1 item'],
    [service('port: 80, protocol: http'), '/services/0/listeners/0', 'either "targetPort" or "redirect"'],
    [service('port: 80, protocol: http, redirect: https'), '/services/0/listeners/0/redirect', 'no https listener'],
    [service('port: 0, protocol: tcp, targetPort: 1'), '/services/0/listeners/0/port', 'at least 1'],
    [service('port: 80, protocol: tcp, targetPort: 1', 'x'), '/services/0/hostnames/0', 'full DNS name'],
    [
      service('port: 80, protocol: tcp, targetPort: 1', 'a.b.apps.aloft.example'),
      '/services/0/hostnames/0',
      'assigned by the platform',
    ],
  ])('of %s is at %j, and described as %j', (manifest, path, message) => {
    const value = {...minimal, ...(load(manifest) as object)};
    const found = validateManifest(value).filter((problem) => problem.path === path);
    expect(found.map((problem) => problem.message).join('\n')).toContain(message);
  });

  it('of the whole manifest has no path', () => {
    expect(validateManifest(null)).toMatchObject([{path: '', message: expect.stringContaining('a mapping') as string}]);
    expect(validateManifest({})[0]).toMatchObject({
      path: '',
      message: expect.stringContaining('"version" is missing') as string,
    });
  });

  it('of an unknown property suggests the closest known one', () => {
    expect(validateManifest({...minimal, machine: {memroy: '1Gi'}})).toEqual([
      {path: '/machine/memroy', message: 'machine: there is no field "memroy"', hint: 'did you mean "memory"?'},
    ]);
  });

  it('is reported once', () => {
    expect(validateManifest({...minimal, build: {}})).toHaveLength(1);
    expect(validateManifest({...minimal, app: 'aloft--'})).toHaveLength(1);
  });
});

it('handles large values within a second', () => {
  const long = 'a-'.repeat(500_000);
  // Measures CPU time, so that other load doesn't matter.
  const start = process.cpuUsage();
  for (const value of [
    {...minimal, app: long},
    {...minimal, machine: {memory: '1'.repeat(1_000_000)}},
    {...minimal, [long]: 1},
    {
      ...minimal,
      services: [
        {name: 's', listeners: [{port: 1, protocol: 'tcp', targetPort: 1}], hostnames: ['a.'.repeat(500_000)]},
      ],
    },
  ]) {
    expect(validateManifest(value).length).toBeGreaterThan(0);
  }
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(1000);
});

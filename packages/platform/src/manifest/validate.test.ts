// cspell:ignore memroy autom
import Ajv from 'ajv/dist/2020';
import fc from 'fast-check';
import {load} from 'js-yaml';
import {describe, expect, it} from 'vitest';

import {brand} from '../brand';
import {compareQuantity, escapeStep, findSchemaProblems} from './findSchemaProblems';
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

type Json = string | number | boolean | null | readonly Json[] | {readonly [key: string]: Json};

const valid: Json = {
  version: 1,
  app: 'hello',
  namespace: 'acme',
  build: {dockerfile: 'Dockerfile', context: '.', args: {A: 'b'}},
  release: {command: ['npm', 'run', 'migrate'], timeout: '10m'},
  machine: {
    vcpus: 1,
    memory: '256Mi',
    command: ['node', 'server.js'],
    env: {PORT: '8080'},
    secrets: ['TOKEN'],
    restart: 'always',
    flash: {mode: 'auto', idleTimeout: '60s'},
    healthcheck: {http: {path: '/', port: 8080}, interval: '10s', timeout: '2s', retries: 3},
  },
  scale: {min: 0, max: 1, concurrency: 80},
  services: [
    {
      name: 'hello',
      visibility: 'public',
      listeners: [
        {port: 443, protocol: 'https', targetPort: 8080},
        {port: 80, protocol: 'http', redirect: 'https'},
      ],
      hostnames: ['www.acme.com'],
    },
  ],
  volumes: [{name: 'data', size: '10Gi', mount: '/var/lib/data'}],
};

/** Replaces, removes or adds one value somewhere in a manifest. */
function mutate(node: Json, choices: readonly number[], value: Json): Json {
  const [choice = 0, ...rest] = choices;
  if (typeof node !== 'object' || node === null || rest.length === 0) return value;
  if (Array.isArray(node)) {
    const at = choice % (node.length + 1);
    return [
      ...(node as Json[]).slice(0, at),
      mutate((node as Json[])[at] ?? null, rest, value),
      ...(node as Json[]).slice(at + 1),
    ];
  }
  const names = Object.keys(node);
  const name = [...names, 'extra', 'extras'][choice % (names.length + 2)] ?? 'extra';
  const copy: Record<string, Json> = {...(node as Record<string, Json>)};
  if (rest.length % 4 === 3) delete copy[name];
  else copy[name] = mutate(copy[name] ?? null, rest, value);
  return copy;
}

const values: readonly Json[] = [
  JSON.parse('{"__proto__": {"a\\nb": 1}}') as Json,
  ...['', 'hello', 'Hello World', 'a--b', 'aloft-x', '10m', '0s', '9Ti', '64Mi', '256mb', '/data', 'auto', 'https'],
  ...[0, -1, 1, 3, 70000, 1.5, true, null],
  ...[[], ['a', 'a'], ['A B'], ['A B', 'A B'], {}, {image: 'nginx:1'}, {extra: 1}, 'x'.repeat(300)],
];

const ajv = new Ajv({allErrors: true, verbose: true, strict: true, strictTypes: true, strictTuples: true});
ajv.addKeyword({keyword: 'x-problem', schemaType: 'string'});
for (const [keyword, sign] of Object.entries({'x-minimum': 1, 'x-maximum': -1}))
  ajv.addKeyword({
    keyword,
    schemaType: 'string',
    errors: false,
    validate: (bound: string, value: unknown) => !(sign * compareQuantity(String(value), bound) < 0),
  });
const validate = ajv.compile(schema);

/** Places of Ajv's errors, without those that repeat another one's. */
function listPlaces(manifest: unknown): string[] {
  const errors = validate(manifest) ? [] : (validate.errors ?? []);
  const isEcho = (schemaPath: string): boolean =>
    errors.some(({keyword, schemaPath: parent}) => keyword === 'oneOf' && schemaPath.startsWith(`${parent}/`));
  return errors
    .filter(({keyword, schemaPath}) => keyword !== 'if' && keyword !== 'propertyNames' && !isEcho(schemaPath))
    .map(({instancePath, params}) => {
      const {additionalProperty: name} = params as {additionalProperty?: string};
      return name === undefined ? instancePath : `${instancePath}/${escapeStep(name)}`;
    });
}

it('a manifest with all kinds of fields is valid', () => {
  expect(validateManifest(valid)).toEqual([]);
  expect(validateManifest({...valid, app: 'x--'})).not.toEqual([]);
});

it.each(['&x [*x]', '&x [*x, *x]', '[&x [*x], &y [*y]]', '[&x {a: *x}, &y {a: *y}]'])(
  'reports the secrets %s, which contain themselves',
  (secrets) => {
    const manifest: unknown = load(`machine:\n  secrets: ${secrets}\n`);
    expect(validateManifest(manifest).map(({path}) => path)).toContain('/machine/secrets/0');
  },
);

it('problems are at the same places as those of Ajv, on one line each', () => {
  const change = fc.tuple(fc.array(fc.nat(20), {minLength: 1, maxLength: 6}), fc.constantFrom(...values));
  const changed = fc
    .array(change, {minLength: 1, maxLength: 3})
    .map((changes) => changes.reduce<Json>((node, [choices, value]) => mutate(node, choices, value), valid));
  fc.assert(
    fc.property(fc.oneof({weight: 4, arbitrary: changed}, fc.jsonValue()), (manifest) => {
      const problems = [...findSchemaProblems(schema, manifest)];
      expect(new Set(problems.map(({path}) => path))).toEqual(new Set(listPlaces(manifest)));
      for (const {message, hint} of problems) expect(`${message}|${hint}`).toMatch(/^[^\n]+\|[^\n]+$/);
    }),
    {numRuns: 1000},
  );
});

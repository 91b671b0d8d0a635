import Ajv from 'ajv/dist/2020';
import fc from 'fast-check';
import {load} from 'js-yaml';
import {describe, expect, it} from 'vitest';
import {compareQuantity, escapeStep, findSchemaProblems} from './findSchemaProblems';
import {manifestSchema} from './schema';
import {validateManifest} from './validate';

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
const validate = ajv.compile(manifestSchema);

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

describe('findSchemaProblems', () => {
  it('accepts a valid manifest', () => {
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

  it('finds problems at the same places as Ajv, on one line each', () => {
    const change = fc.tuple(fc.array(fc.nat(20), {minLength: 1, maxLength: 6}), fc.constantFrom(...values));
    const changed = fc
      .array(change, {minLength: 1, maxLength: 3})
      .map((changes) => changes.reduce<Json>((node, [choices, value]) => mutate(node, choices, value), valid));
    fc.assert(
      fc.property(fc.oneof({weight: 4, arbitrary: changed}, fc.jsonValue()), (manifest) => {
        const problems = [...findSchemaProblems(manifestSchema, manifest)];
        expect(new Set(problems.map(({path}) => path))).toEqual(new Set(listPlaces(manifest)));
        for (const {message, hint} of problems) expect(`${message}|${hint}`).toMatch(/^[^\n]+\|[^\n]+$/);
      }),
      {numRuns: 1000},
    );
  });
});

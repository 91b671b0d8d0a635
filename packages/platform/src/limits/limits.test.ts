import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {commands} from '../cli/commands';
import {limits} from '.';
import {manifestBounds, manifestFields} from '../manifest/fields';
import {parseDuration, parseSize} from '../values/quantities';

it.each(Object.entries(limits))('the limit %s is described and equals its written form', (id, limit) => {
  const {unit, value, written, text, description} = limit;
  expect(id).toMatch(/^[a-z-]+$/);
  expect(text).toMatch(/^\d/);
  expect(description).toMatch(/\.$/);
  const parse = {bytes: parseSize, milliseconds: parseDuration}[unit as string] ?? Number;
  expect(parse(written)).toBe(value);
});

/** Flags whose description names a manifest property, with that property. */
const pairs = commands.flatMap(({path, flags}) =>
  flags.flatMap((flag) => {
    const property = /Manifest field: `([a-z][\w.]+)`/.exec(flag.description)?.[1];
    const field = manifestFields.find((candidate) => candidate.path.replaceAll('[]', '') === property);
    return field ? [[path.join(' '), flag.name, field.path, flag] as const] : [];
  }),
);

it.each(pairs)('%s --%s has the bounds and values of %s', (_command, _flag, path, {min, max, values}) => {
  const {min: least, max: most, values: allowed} = manifestBounds(path);
  expect({min, max, values}).toEqual({min: least, max: most, values: allowed});
});

/** Literal bounds and defaults in the sources of flags and manifest, by file. */
const literals = ['cli/commands', 'manifest']
  .flatMap((directory) =>
    readdirSync(join(__dirname, '..', directory), {encoding: 'utf8', recursive: true}).map((file) =>
      join(directory, file),
    ),
  )
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap((file) =>
    [
      ...readFileSync(join(__dirname, '..', file), 'utf8').matchAll(
        /\b(?:min|max|default|minimum|maximum|maxItems|x-minimum|x-maximum)'?: '?(\w+)'?[,}]/g,
      ),
    ].map(([, literal = '']) => ({file, literal})),
  );

/** Round values, which also occur as bounds that aren't limits. */
const round = new Set(['1', '3', '10', '20', '60', '100', '1s', '10s', '30s', '60s', '10m', '1h', '24h']);

it('no bound repeats the value of a limit instead of deriving from it', () => {
  const written = new Set<string>(Object.values(limits).map((limit) => limit.written));
  expect(literals.length).toBeGreaterThan(10);
  expect(literals.filter(({literal}) => written.has(literal) && !round.has(literal))).toEqual([]);
});

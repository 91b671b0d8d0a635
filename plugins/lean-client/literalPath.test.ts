import fc from 'fast-check';
import pathToRegexp from 'path-to-regexp';
import {describe, expect, it} from 'vitest';
import literalPath from './substitutes/literalPath';

const part = fc.stringMatching(/^[a-z0-9._~-]{1,8}$/);
const address = fc.tuple(fc.array(part, {maxLength: 4}), fc.boolean()).map(([parts, slash]) => {
  const path = `/${parts.join('/')}`;
  return slash && parts.length > 0 ? `${path}/` : path;
});
const options = fc.record({end: fc.boolean(), strict: fc.boolean(), sensitive: fc.boolean()});

describe('a literal path', () => {
  it('matches what path-to-regexp matches', () => {
    fc.assert(
      fc.property(address, address, fc.boolean(), options, (path, rest, below, how) => {
        const asked = below ? path.replace(/\/$/, '') + rest : rest;
        const expected = pathToRegexp(path, [], how).exec(asked)?.[0];
        expect(literalPath(path, [], how).exec(asked)?.[0]).toBe(expected);
      }),
      {numRuns: 2000},
    );
  });

  it('matches everything by a star', () => {
    for (const asked of ['/', '/docs', '/a/b/c/'])
      expect(literalPath('*', [], {end: true}).exec(asked)?.[0]).toBe(
        pathToRegexp('*', [], {end: true}).exec(asked)?.[0],
      );
  });
});

import fc from 'fast-check';
import {expect, it} from 'vitest';
import {formatQuery, readQuery} from './query';

it('queries survive a round trip through the URL of the search page', () => {
  fc.assert(
    fc.property(
      fc.record({
        text: fc.string({unit: 'binary'}),
        page: fc.integer({min: 0, max: 1000}),
      }),
      fc.constantFrom({}, {area: 'guides' as const}),
      (query, area) => {
        expect(readQuery(formatQuery({...query, ...area}))).toEqual({...query, ...area});
      },
    ),
  );
});

it('queries can be read from any URL', () => {
  fc.assert(
    fc.property(fc.string({unit: 'binary'}), fc.string(), (search, page) => {
      for (const address of [search, `?q=${search}&page=${page}`, `?page=${page}&page=2`]) {
        const query = readQuery(address);
        expect(query.page).toBeGreaterThanOrEqual(0);
        expect(Number.isSafeInteger(query.page)).toBe(true);
        expect(typeof query.text).toBe('string');
      }
    }),
  );
});

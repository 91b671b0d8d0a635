import fc from 'fast-check';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {readRecentSearches, storageKey} from './recentSearches';
import {formatQuery, readQuery} from './query';

const json = fc.jsonValue({maxDepth: 4});
const value = fc.oneof({weight: 5, arbitrary: fc.string()}, {weight: 1, arbitrary: json});

describe('queries', () => {
  it('survive a round trip through the URL of the search page', () => {
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

  it('can be read from any URL', () => {
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
});

describe('stored searches', () => {
  const storage = new Map<string, string>();
  beforeEach(() =>
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, text: string) => storage.set(key, text),
    }),
  );
  afterEach(() => vi.unstubAllGlobals());

  it('become links to this site or are ignored', () => {
    const stored = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .array(
          fc.oneof(
            json,
            fc.record({url: fc.oneof(value, fc.webUrl(), fc.constant('/docs')), title: value, trail: value}),
          ),
        )
        .map((list) => JSON.stringify(list)),
    );
    fc.assert(
      fc.property(stored, (text) => {
        storage.set(storageKey, text);
        for (const {url, title, trail} of readRecentSearches()) {
          expect(url).toMatch(/^\/(?![/\\])/);
          expect([typeof title, typeof trail]).toEqual(['string', 'string']);
        }
      }),
      {numRuns: 1000},
    );
  });
});

// cspell:ignore mchine machien vloume
import fc from 'fast-check';
import {describe, expect, it, vi} from 'vitest';
import {sanitizeText, suggest} from './text';

// Property tests take long on a loaded machine.
vi.setConfig({testTimeout: 60_000});

describe('suggest', () => {
  it.each([
    ['mchine', 'machine'],
    ['machien', 'machine'],
    ['vloume', 'volume'],
    ['Machine', 'machine'],
    ['cert', 'certificate'],
    ['xyz', undefined],
    ['', undefined],
    ['m', undefined],
  ])('%j is meant as %j', (word, expected) => {
    expect(suggest(word, ['machine', 'volume', 'certificate', 'app'])).toBe(expected);
  });

  it('handles long input quickly', () => {
    // Measures CPU time, so that other load doesn't matter.
    const start = process.cpuUsage();
    expect(suggest('a'.repeat(1_000_000), ['machine'])).toBeUndefined();
    expect(suggest('machine', ['a'.repeat(1_000_000)])).toBeUndefined();
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(200);
  });
});

describe('sanitizeText', () => {
  it('returns one short line of well-formed text', () => {
    fc.assert(
      fc.property(fc.string({unit: 'binary', maxLength: 300}), (text) => {
        const safe = sanitizeText(text);
        expect(safe.length).toBeLessThanOrEqual(80);
        expect(safe).not.toMatch(/[\p{Cc}\p{Surrogate}\u2028\u2029\u202e]/u);
      }),
    );
  });
});

// cspell:words uvwxyz
import fc from 'fast-check';
import {expect, it} from 'vitest';
import {fitText} from './fitText';

/** A font whose characters are as wide as they're high. */
const measure = (text: string) => [...text].length;
const sizes = [
  {size: 10, lines: 1},
  {size: 5, lines: 2},
];
const fit = (text: string) => fitText(text, 100, sizes, measure);

it.each([
  ['prefers the first size', 'Volumes', 10, ['Volumes']],
  ['wraps between words at a smaller size', 'Deploy an existing app', 5, ['Deploy an existing', 'app']],
  ['splits a word that is too wide', 'abcdefghijklmnopqrstuvwxyz', 5, ['abcdefghijklmnopqrst', 'uvwxyz']],
  ['truncates', 'Deploy an existing app to machines in two', 5, ['Deploy an existing', 'app to machines in…']],
])('%s: %s', (_, text, size, lines) => {
  expect(fit(text)).toEqual({size, lines});
});

it('never exceeds the width or the number of lines', () => {
  fc.assert(
    fc.property(fc.string({minLength: 1, maxLength: 120}), (text) => {
      const {size, lines} = fit(text);
      expect(lines.length).toBeLessThanOrEqual(sizes.find((step) => step.size === size)!.lines);
      for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(100);
    }),
  );
});

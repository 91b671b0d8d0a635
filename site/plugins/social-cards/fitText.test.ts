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

it('prefers the first size', () => {
  expect(fit('Volumes')).toEqual({size: 10, lines: ['Volumes']});
});

it('wraps between words at a smaller size', () => {
  expect(fit('Deploy an existing app')).toEqual({size: 5, lines: ['Deploy an existing', 'app']});
});

it('splits a word that is wider than a line', () => {
  expect(fit('abcdefghijklmnopqrstuvwxyz')).toEqual({size: 5, lines: ['abcdefghijklmnopqrst', 'uvwxyz']});
});

it('truncates text that is too long at the smallest size', () => {
  expect(fit('Deploy an existing app to machines in two regions')).toEqual({
    size: 5,
    lines: ['Deploy an existing', 'app to machines in…'],
  });
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

import {expect, it} from 'vitest';
import {formatSummary, summarize} from './summarize';

it('finds the middle of an odd and of an even number of measurements', () => {
  expect(summarize([3, 1, 2])).toEqual({median: 2, lowest: 1, highest: 3});
  expect(summarize([4, 1, 2, 3]).median).toBe(2.5);
});

it('refuses to summarize nothing', () => {
  expect(() => summarize([])).toThrow('No measurements');
});

it('shows the spread only where there is one', () => {
  expect(formatSummary(summarize([1, 2, 4]), 1)).toBe('2.0 (1.0–4.0)');
  expect(formatSummary(summarize([2, 2]))).toBe('2');
});

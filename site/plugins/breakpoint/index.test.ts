import {expect, it} from 'vitest';
import {rewriteBreakpoint} from './index';

it.each([
  ['(max-width: 996px)', '(width < 62.25em)'],
  ['screen and (min-width:997px)', 'screen and (width >= 62.25em)'],
  ['(max-width: 576px)', '(max-width: 576px)'],
])('rewrites %s to %s', (before, after) => {
  expect(rewriteBreakpoint(before)).toBe(after);
});

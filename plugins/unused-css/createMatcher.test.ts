import {expect, it} from 'vitest';
import {createMatcher} from './createMatcher';

const canMatch = createMatcher({whole: new Set(['a', 'b']), starts: ['tone--']});

it.each(['p', '.a.b>p', '.tone--warm:hover', ':is(.a,.gone)', 'p:not(.gone)', ':where(.a .b)', '[href$=".pdf"] .a'])(
  'lets %s match',
  (selector) => {
    expect(canMatch(selector)).toBe(true);
  },
);

it.each(['.gone', '.a.gone', '.gone .a', ':is(.gone,.lost)', '.a:is(.gone)', '.gone:not(.a)', '[title=".a"].gone'])(
  'knows that nothing matches %s',
  (selector) => {
    expect(canMatch(selector)).toBe(false);
  },
);

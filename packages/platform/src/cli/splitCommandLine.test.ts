import fc from 'fast-check';
import {describe, expect, it, vi} from 'vitest';

import {splitCommandLine} from './splitCommandLine';

// Property tests take long on a loaded machine.
vi.setConfig({testTimeout: 60_000});

function words(line: string): readonly string[] {
  const result = splitCommandLine(line);
  if (!result.ok) throw new Error(result.error.message);
  return result.words;
}

describe('splitCommandLine', () => {
  it.each([
    ['', []],
    ['  aloft\tapp  list ', ['aloft', 'app', 'list']],
    [`a 'b c' "d e" f\\ g`, ['a', 'b c', 'd e', 'f g']],
    [`'it'"'"'s'`, ["it's"]],
    [`"a\\"b\\\\c\\n"`, ['a"b\\c\\n']],
    [`'' ""`, ['', '']],
    ['a \\\n b', ['a', 'b']],
    ['a # rest\nb', ['a', 'b']],
    ['a#b', ['a#b']],
    ['$HOME "$(x)" a|b', ['$HOME', '$(x)', 'a|b']],
  ])('%j results in %j', (line, expected) => {
    expect(words(line)).toEqual(expected);
  });

  it.each([`'`, `"`, `a "b`, `a 'b`, `"\\`])('%j is refused', (line) => {
    expect(splitCommandLine(line)).toMatchObject({ok: false, error: {code: 'quotes_unbalanced'}});
  });

  it('round-trips quoted words', () => {
    fc.assert(
      fc.property(fc.array(fc.string({unit: 'binary'})), (list) => {
        const line = list.map((word) => `'${word.replaceAll(`'`, `'\\''`)}'`).join(' ');
        expect(words(line)).toEqual(list);
      }),
    );
  });
});

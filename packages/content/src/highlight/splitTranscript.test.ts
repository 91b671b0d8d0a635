import {expect, it} from 'vitest';
import {splitTranscript} from './splitTranscript';

it('distinguishes commands, continuation lines and output', () => {
  const lines = splitTranscript('stray\n$ a \\\n> b \\\n  c\nout $ x\n> quoted\n$ d');
  expect(lines.map(({prompt, text, typed}) => [prompt, text, typed])).toEqual([
    ['', 'stray', false],
    ['$ ', 'a \\', true],
    ['> ', 'b \\', true],
    ['', '  c', true],
    ['', 'out $ x', false],
    ['', '> quoted', false],
    ['$ ', 'd', true],
  ]);
});

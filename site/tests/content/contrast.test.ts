import {readFileSync} from 'node:fs';
import axe from 'axe-core';
import {describe, expect, test} from 'vitest';

const css = readFileSync('site/src/css/tokens.css', 'utf8');

/** Color tokens of a mode by name, from lines such as `--al-bg: light-dark(#fff, #0a111b);`. */
function readColors(mode: 'light' | 'dark'): Record<string, string> {
  const tokens = [...css.matchAll(/--al-([\w-]+): light-dark\((#\w+), (#\w+)\);/g)];
  return Object.fromEntries(tokens.map(([, name, light, dark]) => [name!, mode === 'light' ? light! : dark!]));
}

/** Axe's own computation, which its types leave out. */
const {Color, getContrast} = (
  axe.commons as unknown as {
    color: {
      Color: new (...rgb: number[]) => {parseString: (text: string) => Color};
      getContrast: (...two: Color[]) => number;
    };
  }
).color;
type Color = object;

const contrast = (...hexes: string[]) => getContrast(...hexes.map((hex) => new Color(0, 0, 0).parseString(hex)));

const modes = {light: readColors('light'), dark: readColors('dark')};
const code = ['code-function', 'code-type', 'good', 'warn', 'bad'];

/** Text color, background and the minimum ratio of WCAG 2.2 AA. */
type Pair = readonly [text: string, surface: string, least: number];
const on = (backgrounds: readonly string[], texts: readonly string[], least = 4.5) =>
  backgrounds.flatMap((surface) => texts.map((text): Pair => [text, surface, least]));
const pairs = [
  ...on(['bg', 'bg-soft', 'bg-raised', 'bg-hover', 'accent-soft'], ['ink', 'ink-2', 'accent']),
  ...on(['bg', 'bg-soft', 'bg-raised'], ['ink-3', 'good', 'warn', 'bad', 'run']),
  ...on(['bg', 'bg-soft', 'bg-raised'], ['line-strong'], 3),
  ...on(['bg-hover'], ['ink-3']),
  ...on(['bg-soft', 'code-mark'], code),
  ...on(['code-mark'], ['ink', 'ink-2', 'ink-3', 'accent']),
  ...on(['accent'], ['on-accent']),
  ...['run', 'good', 'warn', 'bad'].flatMap((tone) => on([`${tone}-soft`], [tone])),
];

describe.each(Object.entries(modes))('%s mode', (_, colors) => {
  test.each(pairs)('%s on %s reaches %d:1', (text, surface, least) => {
    expect(colors).toHaveProperty(text);
    expect(colors).toHaveProperty(surface);
    expect(contrast(colors[text]!, colors[surface]!)).toBeGreaterThanOrEqual(least);
  });
});

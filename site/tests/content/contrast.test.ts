import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import axe from 'axe-core';
import {describe, expect, test} from 'vitest';

const css = readFileSync(fileURLToPath(new URL('../../src/css/tokens.css', import.meta.url)), 'utf8');

/** Color tokens of one block of the stylesheet, by name. */
function readColors(block: RegExp): Record<string, string> {
  const body = block.exec(css)?.[1];
  if (!body) throw new Error(`site/src/css/tokens.css: no block matches ${block}`);
  return Object.fromEntries(
    [...body.matchAll(/--al-([\w-]+): (#[0-9a-f]{3,6});/g)].map(([, name, hex]) => [name!, hex!]),
  );
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

function contrast(...hexes: string[]): number {
  return getContrast(...hexes.map((hex) => new Color(0, 0, 0).parseString(hex)));
}

const light = readColors(/:root \{([^}]+)\}/);
const dark = readColors(/\[data-theme='dark'\] \{([^}]+)\}/);
const modes = {light, dark: {...light, ...dark}};
const code = Object.keys(light).filter((name) => name.startsWith('code-') && name !== 'code-mark');

/** Text color, background and the minimum ratio of WCAG 2.2 AA. */
type Pair = readonly [text: string, surface: string, least: number];
const on = (backgrounds: readonly string[], texts: readonly string[], least = 4.5) =>
  backgrounds.flatMap((surface) => texts.map((text): Pair => [text, surface, least]));
const pairs = [
  ...on(['bg', 'bg-soft', 'bg-raised', 'bg-hover', 'accent-soft'], ['ink', 'ink-2', 'accent-strong', 'accent']),
  ...on(['bg', 'bg-soft', 'bg-raised'], ['ink-3', 'good', 'warn', 'bad', 'run']),
  ...on(['bg', 'bg-soft', 'bg-raised'], ['line-strong'], 3),
  ...on(['bg-hover'], ['ink-3']),
  ...on(['bg-soft', 'code-mark'], code),
  ...on(['code-mark'], ['ink', 'ink-2', 'ink-3', 'accent']),
  ...on(['accent', 'accent-strong'], ['on-accent']),
  ...['run', 'good', 'warn', 'bad'].flatMap((tone) => on([`${tone}-soft`], [tone])),
];

describe.each(Object.entries(modes))('%s mode', (_, colors) => {
  test.each(pairs)('%s on %s reaches %d:1', (text, surface, least) => {
    expect(colors).toHaveProperty(text);
    expect(colors).toHaveProperty(surface);
    expect(contrast(colors[text]!, colors[surface]!)).toBeGreaterThanOrEqual(least);
  });
});

test('both modes define the same colors', () => {
  expect(Object.keys(dark).sort()).toEqual(Object.keys(light).sort());
});

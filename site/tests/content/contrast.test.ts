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
const modes = {light, dark: {...light, ...readColors(/\[data-theme='dark'\] \{([^}]+)\}/)}};
const surfaces = ['bg', 'bg-soft', 'bg-raised', 'bg-hover', 'accent-soft'];
const code = Object.keys(light).filter((name) => name.startsWith('code-') && name !== 'code-mark');

/** Text color, background and the minimum ratio of WCAG 2.2 AA. */
const pairs: [string, string, number][] = [
  ...surfaces.flatMap((surface) =>
    ['ink', 'ink-2', 'accent-strong'].map((text): [string, string, number] => [text, surface, 4.5]),
  ),
  ...['bg', 'bg-soft', 'bg-raised'].flatMap((surface) =>
    ['ink-3', 'accent', 'good', 'warn', 'bad'].map((text): [string, string, number] => [text, surface, 4.5]),
  ),
  ...['good', 'bad', 'warn', 'accent', 'run'].map((text): [string, string, number] => [text, 'bg-soft', 4.5]),
  ...['ink', 'ink-2', 'ink-3', 'accent'].map((text): [string, string, number] => [text, 'code-mark', 4.5]),
  ['ink-3', 'bg-hover', 4.5],
  ['run', 'bg', 4.5],
  ['run', 'bg-raised', 4.5],
  ...['run', 'good', 'warn', 'bad'].map((tone): [string, string, number] => [tone, `${tone}-soft`, 4.5]),
  ['accent', 'accent-soft', 4.5],
  ['accent', 'bg-hover', 4.5],
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-strong', 4.5],
  ...code.flatMap((name) => ['bg-soft', 'code-mark'].map((surface): [string, string, number] => [name, surface, 4.5])),
  ...['bg', 'bg-soft', 'bg-raised'].map((surface): [string, string, number] => ['line-strong', surface, 3]),
];

describe.each(Object.entries(modes))('%s mode', (_, colors) => {
  test.each(pairs)('%s on %s reaches %d:1', (text, surface, least) => {
    expect(colors).toHaveProperty(text);
    expect(colors).toHaveProperty(surface);
    expect(contrast(colors[text]!, colors[surface]!)).toBeGreaterThanOrEqual(least);
  });
});

test('both modes define the same colors', () => {
  const dark = readColors(/\[data-theme='dark'\] \{([^}]+)\}/);
  expect(Object.keys(dark).sort()).toEqual(Object.keys(light).sort());
});

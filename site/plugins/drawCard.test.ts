import {readFileSync} from 'node:fs';
import {Resvg} from '@resvg/resvg-js';
import {expect, it} from 'vitest';
import {drawCard, renderCard, rendering} from './drawCard';

const wordmark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 104" width="250" height="104"/>';
const card = {title: 'Deploy a <static> site & its domain', section: 'Getting started'};

it('draws the same bytes in two runs', async () => {
  const files = [await renderCard(card, wordmark), await renderCard(card, wordmark)];
  expect(files[0]!.equals(files[1]!)).toBe(true);
  expect(files[0]!.subarray(1, 4).toString()).toBe('PNG');
});

it('uses colors of the dark mode', () => {
  const tokens = readFileSync('site/src/css/tokens.css', 'utf8');
  const colors = drawCard(card, wordmark).match(/#[0-9a-f]{6}\b/g)!;
  expect(new Set(colors).size).toBe(4);
  for (const color of colors) expect(tokens).toContain(`, ${color});`);
});

it.each(['Volumes', 'W'.repeat(300), 'Deploy an app that has a very long name '.repeat(8)])(
  'keeps the text inside of the card: %s',
  (title) => {
    const svg = drawCard({title, section: title}, wordmark);
    const texts = svg.slice(svg.indexOf('<g '));
    const box = new Resvg(`<svg xmlns="http://www.w3.org/2000/svg">${texts}`, rendering).getBBox();
    expect(box!.x).toBeGreaterThanOrEqual(80);
    expect(box!.x + box!.width).toBeLessThanOrEqual(1120);
    // Between the wordmark and the curve.
    expect(box!.y).toBeGreaterThanOrEqual(145);
    expect(box!.y + box!.height).toBeLessThanOrEqual(515);
  },
);

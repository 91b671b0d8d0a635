import {Resvg, type ResvgRenderOptions} from '@resvg/resvg-js';
import type {Measure} from './fitText';

/** Options of the renderer, which doesn't read web fonts (WOFF). */
export const rendering: ResvgRenderOptions = {
  font: {
    loadSystemFonts: false,
    fontFiles: [require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf')],
    defaultFontFamily: 'Inter',
  },
};

export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Attributes of every text element on a card. */
export const textStyle = 'font-family="Inter" font-weight="600"';

const size = 100;

/** Width between two bars, so that spaces and the margins of the glyphs at both ends count. */
function measureBetweenBars(text: string): number {
  const element = `<text y="${size}" font-size="${size}" xml:space="preserve" ${textStyle}>|${escapeXml(text)}|</text>`;
  return new Resvg(`<svg xmlns="http://www.w3.org/2000/svg">${element}</svg>`, rendering).getBBox()?.width ?? 0;
}

/** Creates a measure that adds up the widths of characters. Kerning can make the drawn text narrower. */
export function createMeasure(): Measure {
  const widths = new Map<string, number>();
  const widthOf = (character: string) => {
    // The difference between two characters and one excludes the kerning with the bars.
    const width =
      widths.get(character) ?? (measureBetweenBars(character + character) - measureBetweenBars(character)) / size;
    widths.set(character, width);
    return width;
  };
  return (text) => [...text].reduce((sum, character) => sum + widthOf(character), 0);
}

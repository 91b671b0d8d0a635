import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {renderAsync, Resvg, type ResvgRenderOptions} from '@resvg/resvg-js';
import {escapeXml, socialCardSize} from '@aloft/content/addresses';
import {version} from '@resvg/resvg-js/package.json';
import {type FittedText, fitText, type Measure} from './fitText';

/** Options of the renderer, which doesn't read web fonts (WOFF). */
export const rendering: ResvgRenderOptions = {
  font: {
    loadSystemFonts: false,
    fontFiles: [require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf')],
    defaultFontFamily: 'Inter',
  },
};

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

/** Content of a card. */
export interface Card {
  readonly title: string;
  /** Sidebar category of the page, such as `Resources`. Empty outside of categories. */
  readonly section: string;
}

const {width, height} = socialCardSize;
const margin = 80;
const lineHeight = 1.16;
/** Baseline of the last line, above the curve. */
const lastBaseline = 470;
/** Colors of the dark mode in `site/src/css/tokens.css`. */
const colors = {background: '#0a111b', ink: '#e7eef6', accent: '#79bbff', accentSoft: '#0f2237'};

const titleSizes = [
  {size: 84, lines: 2},
  {size: 72, lines: 3},
  {size: 54, lines: 4},
];
const sectionSizes = [{size: 34, lines: 1}];

const writeLines = ({size, lines}: FittedText, bottom: number, color: string) =>
  lines
    .map((line, index) => {
      const y = bottom - (lines.length - 1 - index) * size * lineHeight;
      return `<text x="${margin}" y="${y.toFixed(1)}" font-size="${size}" fill="${color}">${escapeXml(line)}</text>`;
    })
    .join('');

/**
 * Draws a card as SVG: the wordmark, the section and the title above the memory of a machine that wakes.
 *
 * @param wordmark SVG, for a dark background
 */
export function drawCard({title, section}: Card, wordmark: string, measure: Measure): string {
  const space = width - 2 * margin;
  const fitted = fitText(title, space, titleSizes, measure);
  const titleTop = lastBaseline - (fitted.lines.length - 1) * fitted.size * lineHeight - fitted.size - 12;
  const curve = 'M0 590H730C850 590 840 520 980 520H1200';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${colors.background}"/>` +
    `<path d="${curve}V${height}H0Z" fill="${colors.accentSoft}"/>` +
    `<path d="${curve}" fill="none" stroke="${colors.accent}" stroke-width="5"/>` +
    wordmark.replace(/ width="\d+" height="\d+"/, ` x="${margin}" y="60" height="80" preserveAspectRatio="xMinYMin"`) +
    `<g ${textStyle}>` +
    writeLines(fitText(section, space, sectionSizes, measure), titleTop, colors.accent) +
    writeLines(fitted, lastBaseline, colors.ink) +
    '</g></svg>'
  );
}

/**
 * Creates the renderer of cards.
 *
 * @param cache directory for rendered cards, named after their drawings
 * @returns a function that returns the path of a card's PNG file
 */
export function createRenderer(wordmark: string, cache: string): (card: Card) => Promise<string> {
  const measure = createMeasure();
  const fonts = (rendering.font!.fontFiles ?? []).map((file) => readFileSync(file));
  mkdirSync(cache, {recursive: true});
  return async (card) => {
    const svg = drawCard(card, wordmark, measure);
    const hash = createHash('sha256').update(version).update(svg);
    for (const font of fonts) hash.update(font);
    const file = join(cache, `${hash.digest('hex')}.png`);
    if (!existsSync(file)) {
      const partial = `${file}.${process.pid}`;
      writeFileSync(partial, (await renderAsync(svg, rendering)).asPng());
      // Another build may draw the same card at the same time.
      renameSync(partial, file);
    }
    return file;
  };
}

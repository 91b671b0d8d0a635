import {renderAsync, Resvg, type ResvgRenderOptions} from '@resvg/resvg-js';
import {escapeXml, socialCardSize} from '@aloft/content/addresses';

/** Options of the renderer, which doesn't read web fonts (WOFF). */
export const rendering: ResvgRenderOptions = {
  font: {
    loadSystemFonts: false,
    fontFiles: [require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf')],
    defaultFontFamily: 'Inter',
  },
};

/** Attributes of every text element on a card. */
const textStyle = 'font-family="Inter" font-weight="600"';

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

/** Font sizes with the characters that usually fit into a line, and the lines that fit. */
const titleSizes = [
  {size: 84, length: 25, lines: 2},
  {size: 72, length: 29, lines: 3},
  {size: 54, length: 38, lines: 4},
];
const sectionSizes = [{size: 34, length: 60, lines: 1}];

/** Wraps text at the first size at which it fits, or cuts it at the last one. A longer word is split. */
function fit(text: string, sizes: typeof titleSizes): {size: number; lines: readonly string[]} {
  const wrap = (length: number) => text.match(new RegExp(`.{1,${length}}(?:\\s|$)|\\S{${length}}`, 'g')) ?? [];
  const {size, length, lines} = sizes.find((one) => wrap(one.length).length <= one.lines) ?? sizes.at(-1)!;
  const kept = wrap(length).slice(0, lines);
  if (wrap(length).length > lines) kept.push(`${kept.pop()!.trimEnd()}…`);
  return {size, lines: kept};
}

/** Lines of text above each other, smaller if they are wider than the card. */
function writeLines({size, lines}: ReturnType<typeof fit>, bottom: number, color: string): string {
  const texts = lines.map(
    (line, index) =>
      `<text y="${(index + 1 - lines.length) * size * lineHeight}" font-size="${size}" fill="${color}" ${textStyle}>${escapeXml(line)}</text>`,
  );
  const box = new Resvg(`<svg xmlns="http://www.w3.org/2000/svg">${texts.join('')}</svg>`, rendering).getBBox();
  const scale = Math.min(1, (width - 2 * margin) / ((box?.x ?? 0) + (box?.width ?? 1)));
  return `<g transform="translate(${margin} ${bottom}) scale(${scale})">${texts.join('')}</g>`;
}

/**
 * Draws a card as SVG: the wordmark, the section and the title above the memory of a machine that wakes.
 *
 * @param wordmark SVG, for a dark background
 */
export function drawCard({title, section}: Card, wordmark: string): string {
  const fitted = fit(title, titleSizes);
  const titleTop = lastBaseline - (fitted.lines.length - 1) * fitted.size * lineHeight - fitted.size - 12;
  const curve = 'M0 590H730C850 590 840 520 980 520H1200';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${colors.background}"/>` +
    `<path d="${curve}V${height}H0Z" fill="${colors.accentSoft}"/>` +
    `<path d="${curve}" fill="none" stroke="${colors.accent}" stroke-width="5"/>` +
    wordmark.replace(/ width="\d+" height="\d+"/, ` x="${margin}" y="60" height="80" preserveAspectRatio="xMinYMin"`) +
    writeLines(fit(section, sectionSizes), titleTop, colors.accent) +
    writeLines(fitted, lastBaseline, colors.ink) +
    '</svg>'
  );
}

/** Renders a card as PNG. */
export async function renderCard(card: Card, wordmark: string): Promise<Buffer> {
  return (await renderAsync(drawCard(card, wordmark), rendering)).asPng();
}

import {socialCardSize} from '@aloft/content/addresses';
import {escapeXml, textStyle} from './createFont';
import {fitText, type FittedText, type Measure} from './fitText';

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

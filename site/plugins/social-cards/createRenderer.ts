import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {renderAsync} from '@resvg/resvg-js';
import {version} from '@resvg/resvg-js/package.json';
import {createMeasure, rendering} from './createFont';
import {drawCard, type Card} from './drawCard';

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

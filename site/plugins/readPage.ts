import {type BuiltPage, readPageMeta} from '@aloft/content/built-pages';
import {readRecords} from '@aloft/search/records';
import {renderCard} from './drawCard';
import {convertPage} from './markdown-twins/convertPage';

/**
 * What search, the Markdown version and the book need of a built page, and its social card as a PNG in Base64.
 *
 * @param origin of the site
 * @param wordmark SVG, for a dark background
 */
export async function readPage(page: BuiltPage, origin: string, wordmark: string) {
  const {title, trail} = readPageMeta(page);
  const card = await renderCard({title, section: trail.join(' › ')}, wordmark);
  return {records: readRecords(page), twin: convertPage(page, origin), card: card.toString('base64')};
}

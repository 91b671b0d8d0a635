import {type BuiltPage, readPageMeta} from '@aloft/content/built-pages';
import {readRecords} from '@aloft/search/records';
import {convertPage} from './markdown-twins/convertPage';

/** What search, the social card, the Markdown version and the book need of a built page. @param origin of the site */
export function readPage(page: BuiltPage, origin: string) {
  const {title, trail} = readPageMeta(page);
  return {
    records: readRecords(page),
    card: {title, section: trail.join(' › ')},
    twin: convertPage(page, origin),
  };
}

import {load} from 'cheerio';
import {type BuiltPage, parseBuiltPage, readPageMeta} from '@aloft/content/built-pages';
import {readRecords} from '@aloft/search/records';
import {createConverter} from './markdown-twins/createConverter';

/** What search, the social card, the Markdown version and the book need of a built page. @param origin of the site */
export function readPage(page: BuiltPage, origin: string) {
  const {title, trail} = readPageMeta(parseBuiltPage(page), page.path);
  return {
    records: readRecords(page),
    card: {title, section: trail.join(' › ')},
    twin: createConverter(origin)(page),
    drawings: readDrawings(page),
  };
}

/** A drawing as an SVG file, with what replaces it in the Markdown version. */
export type Drawing = readonly [text: string, svg: string];

function readDrawings(built: BuiltPage): readonly Drawing[] {
  const page = parseBuiltPage(built);
  const drawings = page('.theme-doc-markdown figure svg[role=img]').toArray();
  return drawings.map((drawing) => {
    const svg = page(drawing);
    const text = `Diagram: ${svg.children('title').text()}. ${svg.children('desc').text()}`;
    const inner = load(page.xml(svg), {xml: true});
    inner('title, desc').remove();
    inner('svg').attr({width: '100%', height: '100%', role: null, 'aria-labelledby': null});
    const frame = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${svg.attr('viewBox')}" class="al-diagram">`;
    return [text, `${frame}${inner.xml()}</svg>`];
  });
}

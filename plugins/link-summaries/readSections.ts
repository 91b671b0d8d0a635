import {load} from 'cheerio/slim';

/** A built page's links to sections of other pages, as paths with a hash. */
export const readSectionLinks = (html: string): readonly string[] =>
  [...html.matchAll(/<a\b[^<>]*? href="?(\/[^\s"<>#]*?)\/?(#[^\s"<>]+)/g)].map(
    ([, path = '', hash = '']) => path + hash,
  );

/** The titles of a built page's headings and other anchors with an id, such as errors and fields, by id. */
export function readSections(html: string): ReadonlyMap<string, string> {
  // A heading ends with the link to itself.
  const anchors = html.matchAll(/<(?:h[2-6]|a)\b[^<>]*? id="?([^\s">]+)[^<>]*>(.*?)<\/?a\b/gs);
  return new Map([...anchors].map(([, id = '', title = '']) => [id, load(title).text()]));
}

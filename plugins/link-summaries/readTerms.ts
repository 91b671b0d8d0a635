import {load} from 'cheerio/slim';
import type {LinkSummary} from '../../platform/linkSummaries';

/** Reads the glossary terms that a built page defines: its anchors with the term and the first paragraph about it. */
export function readTerms(html: string): ReadonlyMap<string, LinkSummary> {
  if (!/ id="?term-/.test(html)) return new Map();
  const $ = load(html);
  const terms = $('dt [id^="term-"]').toArray();
  return new Map(
    terms.map((element) => {
      const term = $(element);
      return [term.attr('id')!, [term.text(), term.closest('dt').next('dd').find('p:first').text()]];
    }),
  );
}

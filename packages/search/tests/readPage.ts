import {load} from 'cheerio/slim';
import {createRecords} from '../src/records';
import type {SearchRecord} from '../src/types';

/** A page and its HTML. */
export interface TestPage {
  readonly path: string;
  readonly html: string;
}

/** The records of a page, whose metadata is read as simply as the tests need it. */
export function readPage({path, html}: TestPage): readonly SearchRecord[] {
  const document = load(html);
  const meta = (name: string): string => document(`meta[name="${name}"]`).attr('content') ?? '';
  const crumbs = document('.breadcrumbs__item').toArray();
  return createRecords(
    {
      path,
      title: document('h1').text(),
      description: meta('description'),
      trail: crumbs
        .map((crumb) => document(crumb).text().trim())
        .filter(Boolean)
        .slice(0, -1),
      language: document('html').attr('lang') ?? 'en',
      tag: meta('docusaurus_tag') || 'default',
    },
    document,
  );
}

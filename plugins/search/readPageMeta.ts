import type {CheerioAPI} from 'cheerio';

/** What a page says of itself outside its text. */
export interface PageMeta {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Where the page stands in the navigation. */
  readonly trail: readonly string[];
  readonly language: string;
  readonly tag: string;
}

const clean = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The meta data of a built page; undefined when it asks search engines not to list it. */
export function readPageMeta(document: CheerioAPI, path: string): PageMeta | undefined {
  // The head, and what is first of its kind: a search through all of a page takes as long as to parse it.
  const html = document('html:first');
  // A minified page leaves out the tags around its head, and the parser does not make up any.
  const head = html.add(html.children('head'));
  const meta = (name: string): string => head.children(`meta[name="${name}"]`).attr('content') ?? '';
  if (meta('robots').includes('noindex')) return undefined;
  const crumbs = document('.theme-doc-breadcrumbs:first')
    .find('.breadcrumbs__item')
    .toArray()
    .map((item) => clean(document(item).text()))
    .filter((text) => text !== '');
  const heading = clean(document('h1:first').text());
  return {
    path,
    title: heading || clean(head.children('title').text()),
    description: meta('description'),
    trail: crumbs.slice(0, -1),
    language: html.attr('lang') ?? 'en',
    tag: meta('docusaurus_tag') || 'default',
  };
}

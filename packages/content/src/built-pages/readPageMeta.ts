import type {CheerioAPI} from 'cheerio';

/** Metadata of a built page. */
export interface PageMeta {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Breadcrumbs of the page. */
  readonly trail: readonly string[];
  readonly language: string;
  readonly tag: string;
  /** False for pages with `noindex`. */
  readonly isListed: boolean;
}

const clean = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Reads the metadata of a built page. */
export function readPageMeta(document: CheerioAPI, path: string): PageMeta {
  const html = document('html');
  const head = document('head');
  const meta = (name: string): string => head.children(`meta[name="${name}"]`).attr('content') ?? '';
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
    isListed: !meta('robots').includes('noindex'),
  };
}

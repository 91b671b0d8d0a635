import {load, type CheerioAPI} from 'cheerio';
import type {BuiltPage} from './readBuiltPages';

const parsed = new WeakMap<BuiltPage, CheerioAPI>();

/** Parses a page once for all that read it. They must not change the document. */
export function parseBuiltPage(page: BuiltPage): CheerioAPI {
  const document = parsed.get(page) ?? load(page.html);
  parsed.set(page, document);
  return document;
}

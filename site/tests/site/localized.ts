import path from 'node:path';
import type {CheerioAPI} from 'cheerio';
import {beforeAll} from 'vitest';
import {brand} from '@aloft/platform/brand';
import {base} from '../builds/buildLocalized';
import {provideBuild} from '../builds/provideBuild';
import {pseudoLocale} from './pseudoLocale';
import {readHtml} from './readPage';

/** Path of the second locale, below the base URL. */
export const root = `/${pseudoLocale}`;
export const siteUrl = brand.docsUrl + base;

/** The copy of the project with a frozen version and a second locale, built below a base URL. */
export const directory = path.resolve('.cache/builds/localized');
/** Absolute path of a file of the copy. */
export const at = (file: string): string => path.join(directory, file);
/** The built HTML of a route. */
export const read = (route: string): CheerioAPI => readHtml(at(`build/${route}/index.html`));

/** Provides the copy to the tests of a file. */
export const useLocalized = (): void => void beforeAll(() => provideBuild('localized'), 900_000);

/** The path on a site without a base URL. */
export function withoutBase(pathname: string): string {
  if (!new RegExp(`^${base}(?:[/#]|$)`).test(pathname)) throw new Error(`${pathname} isn't below ${base}`);
  return pathname.slice(base.length) || '/';
}

import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';

/** Reads each file once for all tests of a process. */
function cache<T>(read: (file: string) => T): (file: string) => T {
  const known = new Map<string, T>();
  return (file) => {
    const content = known.get(file) ?? read(file);
    known.set(file, content);
    return content;
  };
}

/** The document of an HTML file, which tests must not change. */
export const readHtml = cache((file) => load(readFileSync(file, 'utf8')));

/** The ids in an HTML file. */
export const readIds = cache((file) => new Set(listAttributes(readHtml(file), '[id]', 'id')));

/** An attribute of each element that a selector finds. */
export const listAttributes = ($: CheerioAPI, selector: string, name: string): string[] =>
  Array.from($(selector), (element) => $(element).attr(name) ?? '');

/** The built HTML file of a route. */
export const fileOf = (route: string): string => path.join('build', route, 'index.html');

/** The built HTML of a route. @throws Error when the page is not built */
export const readPage = (route: string): CheerioAPI => readHtml(fileOf(route));

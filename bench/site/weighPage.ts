import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {load} from 'cheerio';

/** What a built page makes a browser load until it is idle, links to other pages apart. Bytes are of gzip, level 9. */
export interface PageWeight {
  /** Path below the folder of the site, as `docs/glossary/index.html`. */
  readonly page: string;
  readonly html: number;
  readonly css: number;
  /** Both together: what the first view waits for. */
  readonly view: number;
  readonly js: number;
  /** Elements in the file of the page. */
  readonly elements: number;
  /** Files that the page asks for, itself included, images apart. */
  readonly requests: number;
  /** Each file with its bytes, heaviest first. */
  readonly parts: readonly {readonly file: string; readonly bytes: number}[];
}

const sizes = new Map<string, number>();

/** Bytes of a file by gzip, level 9. */
export function weigh(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const bytes = gzipSync(readFileSync(file), {level: 9}).length;
  sizes.set(file, bytes);
  return bytes;
}

/**
 * Weighs a page of this site from its built files.
 * @param folder of the built site
 * @throws Error when the page names no scripts, or a file that is not there
 */
export function weighPage(folder: string, page: string): PageWeight {
  const $ = load(readFileSync(path.join(folder, page), 'utf8'));
  const named = $('#page-scripts').text();
  if (!named) throw new Error(`${page} names no scripts: see config/pageTemplate.ts`);
  const scripts = JSON.parse(named) as readonly string[];
  const sheets = $('link[rel=stylesheet]')
    .toArray()
    .map((link) => $(link).attr('href') ?? '');
  const list = (files: readonly string[]) => files.map((file) => ({file, bytes: weigh(path.join(folder, file))}));
  const sum = (parts: readonly {bytes: number}[]) => parts.reduce((total, {bytes}) => total + bytes, 0);
  const [html, css, js] = [list([page]), list(sheets), list(scripts)];
  return {
    page,
    html: sum(html),
    css: sum(css),
    view: sum(html) + sum(css),
    js: sum(js),
    elements: $('*').length,
    requests: 1 + sheets.length + scripts.length,
    parts: [...html, ...css, ...js].sort((a, b) => b.bytes - a.bytes),
  };
}

import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';

/** Bytes of Brotli that a browser loads for a built page until it's idle, without prefetches for links. */
interface PageWeight {
  /** HTML and CSS, which block the first paint. */
  readonly view: number;
  readonly js: number;
  /** Each file with its bytes, largest first. */
  readonly parts: readonly {readonly file: string; readonly bytes: number}[];
}

/** Bytes of a file of the compressed site as both servers send it to browsers. */
const measureTransfer = (file: string): number => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;

/**
 * Computes the weight of a page from the built and compressed files.
 * @param directory of the built site
 * @param page path below the directory, such as `docs/glossary/index.html`
 * @throws Error when the page names a file that does not exist
 */
export function weighPage(directory: string, page: string): PageWeight {
  const $ = load(readFileSync(path.join(directory, page), 'utf8'));
  const listed = $('#page-scripts').text();
  const scripts = [
    ...$('script[src]')
      .toArray()
      .map((script) => $(script).attr('src') ?? ''),
    ...(listed ? (JSON.parse(listed) as readonly string[]) : []),
  ];
  const sheets = $('link[rel=stylesheet]')
    .toArray()
    .map((link) => $(link).attr('href') ?? '');
  const list = (files: readonly string[]) =>
    files.map((file) => ({file, bytes: measureTransfer(path.join(directory, file))}));
  const sum = (parts: readonly {bytes: number}[]) => parts.reduce((total, {bytes}) => total + bytes, 0);
  const [view, js] = [list([page, ...sheets]), list(scripts)];
  return {view: sum(view), js: sum(js), parts: [...view, ...js].sort((a, b) => b.bytes - a.bytes)};
}

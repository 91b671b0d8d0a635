import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {listFiles} from '../hosting/listFiles';
import {formatRows, formatWorst} from './formatRows';
import {listColumns, measureSites, type Encoding} from './measureSites';

const parts = ['visits', 'lighthouse', 'clicks'] as const;
const defaultPages = '/,/docs/glossary,/docs/building-and-deploying/deploying,/docs/resources/apps';

/** A measurement of `npm run bench`. */
export type Part = (typeof parts)[number];

/** A built site and the pages to measure. */
export interface Site {
  readonly name: string;
  readonly directory: string;
  readonly pages: readonly string[];
}

/** Options of `npm run bench`. */
interface Options {
  readonly sites: readonly Site[];
  readonly parts: readonly Part[];
  readonly runs: number;
  readonly encoding: Encoding;
}

function readCount(flag: string, text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`--${flag} expects positive integers, not "${text}"`);
  return Number(text);
}

/** Paths of all HTML files of a built site, except the 404 page. */
const listPages = (directory: string): readonly string[] =>
  listFiles(directory)
    .map((file) => `/${path.relative(directory, file).split(path.sep).join('/')}`)
    .filter((file) => file.endsWith('.html') && !file.endsWith('/404.html'))
    .map((file) => file.replace(/\/index\.html$|\.html$/, '') || '/');

function readSite(directory: string, pages: string): Site {
  if (!existsSync(path.join(directory, 'index.html')))
    throw new Error(`${directory} has no index.html: build the site, or name another directory with --dir`);
  const list = pages === 'all' ? listPages(directory) : pages.split(',');
  const wrong = list.find((page) => !page.startsWith('/'));
  if (wrong !== undefined) throw new Error(`--pages takes "all" or paths such as /,/docs/glossary; not "${wrong}"`);
  return {name: directory, directory, pages: list};
}

/**
 * Reads the flags of `npm run bench`:
 * - `--dir DIRECTORY`: a built site, by default `build`. Several sites are interleaved.
 * - `--pages PATHS`: `all`, or comma-separated paths; once for all sites, or once per `--dir`.
 * - `--encoding gzip|brotli`: how pages are compressed, by default with Brotli, as both of the project's servers do.
 * - `--runs N`: measurements of each page.
 * - `--skip PARTS`: any of `visits`, `lighthouse` and `clicks`.
 *
 * @throws Error that names the invalid flag and its valid values
 */
function readOptions(args: readonly string[]): Options {
  const {values} = parseArgs({
    args: [...args],
    options: {
      dir: {type: 'string', multiple: true},
      pages: {type: 'string', multiple: true, default: [defaultPages]},
      runs: {type: 'string', default: '3'},
      encoding: {type: 'string', default: 'brotli'},
      skip: {type: 'string', default: ''},
    },
  });
  const skipped = values.skip.split(',').filter(Boolean);
  const unknown = skipped.find((name) => !(parts as readonly string[]).includes(name));
  if (unknown !== undefined) throw new Error(`--skip takes some of ${parts.join(', ')}; not "${unknown}"`);
  const {encoding} = values;
  if (encoding !== 'gzip' && encoding !== 'brotli')
    throw new Error(`--encoding takes gzip or brotli, not "${encoding}"`);
  const directories = values.dir ?? ['build'];
  return {
    sites: directories.map((name, index) => readSite(name, values.pages[index] ?? values.pages[0]!)),
    parts: parts.filter((part) => !skipped.includes(part)),
    runs: readCount('runs', values.runs),
    encoding,
  };
}

const notes = `Medians (lowest–highest). kB are compressed bodies, until idle with headers and without prefetched links; response is to a
click on the color mode toggle right after the first paint. Score, LCP and TBT are Lighthouse's, on its mobile device.`;

async function main(): Promise<void> {
  const {sites, parts, runs, encoding} = readOptions(process.argv.slice(2));
  const columns = listColumns(parts);
  const rows = await measureSites(sites, parts, runs, encoding);
  console.log(`${notes}\n\n${formatRows(columns, rows)}`);
  for (const {name, pages} of sites) {
    const own = rows.filter(({site}) => site === name);
    if (pages.length > 1) console.log(`\n${name}\n\n${formatWorst(columns, own)}`);
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});

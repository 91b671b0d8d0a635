import {existsSync} from 'node:fs';
import {parseArgs} from 'node:util';
import path from 'node:path';
import {formatRows} from './formatRows';
import {listColumns, measureSites} from './measureSites';

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
}

function readCount(flag: string, text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`--${flag} expects positive integers, not "${text}"`);
  return Number(text);
}

function readSite(directory: string, pages: string): Site {
  if (!existsSync(path.join(directory, 'index.html')))
    throw new Error(`${directory} has no index.html: build the site, or name another directory with --dir`);
  const list = pages.split(',');
  const wrong = list.find((page) => !page.startsWith('/'));
  if (wrong !== undefined) throw new Error(`--pages takes paths such as /,/docs/glossary; not "${wrong}"`);
  return {name: directory, directory, pages: list};
}

/**
 * Reads the flags of `npm run bench`:
 * - `--dir DIRECTORY`: a built site, by default `build`. Several sites are interleaved.
 * - `--pages PATHS`: comma-separated paths; once for all sites, or once per `--dir`.
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
      skip: {type: 'string', default: ''},
    },
  });
  const skipped = values.skip.split(',').filter(Boolean);
  const unknown = skipped.find((name) => !(parts as readonly string[]).includes(name));
  if (unknown !== undefined) throw new Error(`--skip takes some of ${parts.join(', ')}; not "${unknown}"`);
  const directories = values.dir ?? ['build'];
  return {
    sites: directories.map((name, index) => readSite(name, values.pages[index] ?? values.pages[0]!)),
    parts: parts.filter((part) => !skipped.includes(part)),
    runs: readCount('runs', values.runs),
  };
}

const notes = `Medians (lowest–highest). kB are compressed bodies, until idle with headers and without prefetched links; response is to a
click on the color mode toggle right after the first paint. Score, LCP and TBT are Lighthouse's, on its mobile device.`;

async function main(): Promise<void> {
  const {sites, parts, runs} = readOptions(process.argv.slice(2));
  const columns = listColumns(parts);
  const rows = await measureSites(sites, parts, runs);
  console.log(`${notes}\n\n${formatRows(columns, rows)}`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});

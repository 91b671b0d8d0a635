import {parseArgs} from 'node:util';

const kinds = ['visits', 'answers', 'lighthouse', 'clicks'] as const;

/** What is measured of a page, each kind in columns of its own. */
export type Kind = (typeof kinds)[number];

/** A built site, and which of its pages are measured. */
export interface Site {
  readonly folder: string;
  readonly pages: readonly string[] | 'all';
}

/** What `npm run bench` is asked to measure. */
export interface Options {
  /** Empty when no pages are measured. */
  readonly sites: readonly Site[];
  readonly kinds: readonly Kind[];
  /** How often each is measured. */
  readonly runs: number;
  /** Whether builds of this project are timed. */
  readonly builds: boolean;
  /** Numbers of pages that copies of this project are built with. */
  readonly growth: readonly number[];
}

const defaultPages = '/,/docs/glossary,/docs/building-and-deploying/deploying,/docs/resources/apps';

function readCount(flag: string, text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`--${flag} takes whole numbers from 1, not "${text}"`);
  return Number(text);
}

function readPages(text: string): Site['pages'] {
  if (text === 'all') return text;
  const pages = text.split(',');
  const wrong = pages.find((page) => !page.startsWith('/'));
  if (wrong === undefined) return pages;
  throw new Error(`--pages takes "all" or paths with a comma between them, as /,/docs/glossary; not "${wrong}"`);
}

/**
 * Reads the flags of `npm run bench`:
 * - `--dir FOLDER`: a built site, `build` unless told. Given more than once, the sites are measured in turns. Builds
 *   and growth are of this project, and left out with it.
 * - `--pages PATHS`: `all`, or paths with commas, for all sites; or once for each `--dir`, in their order.
 * - `--runs N`: how often each is measured.
 * - `--growth SIZES`: numbers of pages, with commas.
 * - `--skip-visits`, `--skip-answers`, `--skip-lighthouse`, `--skip-clicks`, `--skip-pages` (all four),
 *   `--skip-builds`, `--skip-growth`.
 * @throws Error that says which flag is wrong, and what it takes
 */
export function readOptions(args: readonly string[]): Options {
  const skip = {type: 'boolean', default: false} as const;
  const {values} = parseArgs({
    args: [...args],
    options: {
      dir: {type: 'string', multiple: true, default: []},
      pages: {type: 'string', multiple: true, default: [defaultPages]},
      runs: {type: 'string', default: '3'},
      growth: {type: 'string', default: '65,650,2600'},
      'skip-pages': skip,
      'skip-visits': skip,
      'skip-answers': skip,
      'skip-lighthouse': skip,
      'skip-clicks': skip,
      'skip-builds': skip,
      'skip-growth': skip,
    },
  });
  const folders = values.dir.length > 0 ? values.dir : ['build'];
  const pages = values.pages.map(readPages);
  if (pages.length !== 1 && pages.length !== folders.length)
    throw new Error(`--pages is given ${pages.length} times, for ${folders.length} --dir: give it once, or for each`);
  const ofProject = values.dir.length === 0;
  return {
    sites: values['skip-pages'] ? [] : folders.map((folder, index) => ({folder, pages: pages[index] ?? pages[0]!})),
    kinds: kinds.filter((kind) => !values[`skip-${kind}`]),
    runs: readCount('runs', values.runs),
    builds: ofProject && !values['skip-builds'],
    growth:
      ofProject && !values['skip-growth'] ? values.growth.split(',').map((size) => readCount('growth', size)) : [],
  };
}

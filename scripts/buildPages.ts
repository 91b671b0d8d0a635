import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../hosting/listFiles';
import {runDocusaurus} from './runDocusaurus';

/** Pages from which bundling and rendering in one process would take more than 4 GB. */
const manyPages = 1000;

const listPages = (directory: string): readonly string[] =>
  existsSync(directory) ? listFiles(directory).filter((file) => /\.mdx?$/.test(file)) : [];

const listDirectories = (directory: string): readonly string[] =>
  readdirSync(directory, {withFileTypes: true}).flatMap((entry) => (entry.isDirectory() ? entry.name : []));

/**
 * Runs Docusaurus. The bundler keeps its memory until its process ends, even after Docusaurus closes it, so a large
 * site is bundled in one process, without the bundler's cache, and rendered in another.
 *
 * @param site output directory
 * @param inSteps whether to use two processes, which is slower; default for sites with many pages and one locale
 * @throws Error for several locales in two processes, because Docusaurus stops after it bundled the first
 */
export async function buildPages(site: string, inSteps?: boolean): Promise<void> {
  const locales = listDirectories('i18n');
  const isLarge = ['docs', 'versioned_docs'].flatMap(listPages).length >= manyPages;
  if (inSteps && locales.length > 1)
    throw new Error(
      `--low-memory builds one locale, and ${path.join('i18n', '/')} has ${locales.join(', ')}. Build without the option.`,
    );
  const run = (variables: Readonly<Record<string, string>> = {}) =>
    runDocusaurus(
      ['build', '--out-dir', site],
      'Fix what the lines above name, then run `npm run build` again.',
      variables,
    );
  if (!(inSteps ?? (isLarge && locales.length === 1))) return run();
  await run({DOCUSAURUS_NO_PERSISTENT_CACHE: 'true', DOCUSAURUS_EXIT_AFTER_BUNDLING: 'true'});
  await run({DOCUSAURUS_SKIP_BUNDLING: 'true'});
}

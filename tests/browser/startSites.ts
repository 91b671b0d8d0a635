import {runSite} from '../site/runSite';
import {startSite} from '../site/startSite';
import {isPlainBuild, searchServer} from './sites';

/** @returns the directory of the site to test: the one that `npm run build` wrote, or a new plain build */
async function provideSite(): Promise<string> {
  if (!isPlainBuild) return 'build';
  const {code, output, folder} = await runSite('tests/browser/plain.config.ts');
  if (code !== 0) throw new Error(`The site doesn't build with LEAN=off:\n${output}`);
  return folder;
}

/**
 * Serves the built site and its variant: an announcement bar that can't be closed, a reload
 * when a page can't be loaded, a search server, and pages that crash intentionally. Also serves a small site with options
 * of Docusaurus that the site doesn't use. Tests read the URLs from the environment.
 */
export default async function startSites(): Promise<() => Promise<void>> {
  const {
    code,
    output,
    folder: variantFolder,
  } = await runSite('tests/browser/variant.config.ts', {
    ANNOUNCEMENT_CLOSABLE: 'false',
    ROUTE_LOAD_FAILURE: 'reload',
    SEARCH_NODES: searchServer,
    SEARCH_API_KEY: 'search-only-key',
  });
  if (code !== 0) throw new Error(`The variant of the site does not build:\n${output}`);
  const options = await runSite('tests/browser/options/config.ts');
  if (options.code !== 0) throw new Error(`The site with other options does not build:\n${options.output}`);
  const sites = [
    await startSite(await provideSite()),
    await startSite(variantFolder, [searchServer]),
    await startSite(options.folder),
  ];
  process.env.SITE_ORIGIN = sites[0]?.origin;
  process.env.VARIANT_ORIGIN = sites[1]?.origin;
  process.env.VARIANT_FOLDER = variantFolder;
  process.env.OPTIONS_ORIGIN = sites[2]?.origin;
  return async () => {
    for (const {stop} of sites) await stop();
  };
}

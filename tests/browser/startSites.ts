import {runSite} from '../site/runSite';
import {startSite} from '../site/startSite';
import {buildVariant} from './buildVariant';
import {isPlainBuild, searchServer} from './sites';

/** @returns the directory of the site to test: the one that `npm run build` wrote, or a new plain build */
async function provideSite(): Promise<string> {
  if (!isPlainBuild) return 'build';
  const {code, output, directory} = await runSite('tests/browser/plain.config.ts');
  if (code !== 0) throw new Error(`The site doesn't build with LEAN=off:\n${output}`);
  return directory;
}

/**
 * Serves the built site, its variant, and a small site with options of Docusaurus that the site doesn't use. Tests read
 * the URLs from the environment.
 */
export default async function startSites(): Promise<() => Promise<void>> {
  const variantDirectory = await buildVariant();
  const options = await runSite('tests/browser/options/config.ts');
  if (options.code !== 0) throw new Error(`The site with other options does not build:\n${options.output}`);
  const sites = [
    await startSite(await provideSite()),
    await startSite(variantDirectory, [searchServer]),
    await startSite(options.directory),
  ];
  process.env.SITE_ORIGIN = sites[0]?.origin;
  process.env.VARIANT_ORIGIN = sites[1]?.origin;
  process.env.VARIANT_DIRECTORY = variantDirectory;
  process.env.OPTIONS_ORIGIN = sites[2]?.origin;
  return async () => {
    for (const {stop} of sites) await stop();
  };
}

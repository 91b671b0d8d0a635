import {provideBuild} from '../builds/provideBuild';
import {startSite} from '../site/startSite';
import {isPlainBuild, searchServer} from './sites';

/**
 * Serves the built site or its plain build, and the variant with failing pages. Tests read the URLs from the environment.
 */
export default async function startSites(): Promise<() => Promise<void>> {
  const directories = {
    SITE: isPlainBuild ? await provideBuild('plain') : 'build',
    VARIANT: await provideBuild('other'),
  };
  const sites = await Promise.all(
    Object.entries(directories).map(async ([name, directory]) => {
      const site = await startSite(directory, name === 'VARIANT' ? [searchServer] : []);
      process.env[`${name}_ORIGIN`] = site.origin;
      return site;
    }),
  );
  process.env.VARIANT_DIRECTORY = directories.VARIANT;
  return async () => {
    for (const {stop} of sites) await stop();
  };
}

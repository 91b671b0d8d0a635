import {runSite} from '../site/runSite';
import {searchServer} from './sites';

/**
 * Builds the site's variant: an announcement bar that can't be closed, a reload when a page can't be loaded, a search
 * server, and pages that crash intentionally. Its pages contain another sentence, so that its files have other names.
 *
 * @returns its directory
 */
export async function buildVariant(): Promise<string> {
  const {code, output, directory} = await runSite('tests/browser/variant.config.ts', {
    ANNOUNCEMENT_CLOSABLE: 'false',
    ROUTE_LOAD_FAILURE: 'reload',
    SEARCH_NODES: searchServer,
    SEARCH_API_KEY: 'search-only-key',
  });
  if (code !== 0) throw new Error(`The variant of the site doesn't build:\n${output}`);
  return directory;
}

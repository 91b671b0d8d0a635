import {markdownPath} from '@aloft/content/addresses';
import {bundlePath, formatIndex, type SiteSummary} from './formatIndex';
import {formatTwin} from './formatTwin';
import {groupTwins} from './groupTwins';
import type {Twin} from './Twin';

/**
 * Contents of all files by their path with the base URL: Markdown versions, `llms.txt`, `llms-full.txt` and bundles.
 *
 * @param isListed whether the index and the bundles contain a page; pages of old versions have Markdown versions only
 */
export function listFiles(
  twins: readonly Twin[],
  site: SiteSummary,
  isListed: (twin: Twin) => boolean,
): ReadonlyMap<string, string> {
  const {baseUrl} = site;
  const sections = groupTwins(twins.filter(isListed), baseUrl);
  const join = (members: readonly Twin[]) => members.map(formatTwin).join('\n');
  return new Map([
    ...twins.map((twin): [string, string] => [markdownPath(twin.path, baseUrl), formatTwin(twin)]),
    ...sections
      .filter(({path}) => path !== baseUrl)
      .map((section): [string, string] => [bundlePath(section), join(section.twins)]),
    [`${baseUrl}llms.txt`, formatIndex(sections, site)],
    [`${baseUrl}llms-full.txt`, join(sections.flatMap((section) => section.twins))],
  ]);
}

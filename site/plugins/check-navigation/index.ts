import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {findMissingPages, listPages, listSidebarPages} from '@aloft/content/pages';
import {formatProblem} from '@aloft/content/problems';
import sidebars from '../../sidebars';
import {findNavigationProblems, type CheckedItem, type CheckedVersion} from './findNavigationProblems';

const sidebarsFile = 'site/sidebars.ts';
const docsPlugin = 'docusaurus-plugin-content-docs';

/** Stops the build with a list of all problems before pages are rendered. */
export default function checkNavigation({siteConfig, siteDir}: LoadContext): Plugin {
  const root = join(siteDir, '..');
  // Runs before the docs plugin, whose message doesn't contain the line.
  const source = readFileSync(join(root, sidebarsFile), 'utf8');
  const missing = findMissingPages(listSidebarPages(sidebars, sidebarsFile, source), listPages(root));
  if (missing.length) throw new Error(missing.map(formatProblem).join('\n'));
  return {
    name: 'check-navigation',
    allContentLoaded({allContent}) {
      const versions = Object.values(allContent[docsPlugin] ?? {}).flatMap(
        (content) => (content as {loadedVersions: readonly CheckedVersion[]}).loadedVersions,
      );
      const {items} = siteConfig.themeConfig.navbar as {items: readonly CheckedItem[]};
      const problems = findNavigationProblems(items, versions);
      if (problems.length) throw new Error(`The navigation is invalid:\n${problems.join('\n')}`);
      return Promise.resolve();
    },
  };
}

import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {findMissingPages, listPages, listSidebarPages} from '@aloft/content/pages';
import {formatProblem} from '@aloft/content/problems';
import sidebars from '../sidebars';

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

/** The parts of a docs version that the checks read. */
export interface CheckedVersion {
  readonly docs: readonly {
    readonly id: string;
    readonly source: string;
    readonly frontMatter: {readonly displayed_sidebar?: string | null};
  }[];
  readonly sidebars: Readonly<Record<string, readonly {readonly type: string}[]>>;
}

/** A navbar item in the configuration. */
interface CheckedItem {
  readonly type?: string;
  readonly label?: string;
  readonly sidebarId?: string;
}

const navbarFile = 'site/config/theme.ts';

/** Finds navbar items and sidebar items without a target. Returns a sentence for each. */
export function findNavigationProblems(
  items: readonly CheckedItem[],
  versions: readonly CheckedVersion[],
): readonly string[] {
  return [
    ...items.filter(({type}) => type === 'docSidebar').flatMap((item) => findDeadSidebar(item, versions)),
    ...versions.flatMap(findUnknownSidebars),
  ];
}

function findDeadSidebar({sidebarId = '', label}: CheckedItem, versions: readonly CheckedVersion[]): readonly string[] {
  const sidebars = Object.assign({}, ...versions.map((version) => version.sidebars)) as CheckedVersion['sidebars'];
  const sidebar = sidebars[sidebarId];
  const item = `${navbarFile}: the item "${label ?? sidebarId}"`;
  if (!sidebar)
    return [`${item} leads to the sidebar "${sidebarId}"; sidebars.ts has: ${Object.keys(sidebars).join(', ')}.`];
  if (sidebar.some(({type}) => type !== 'html')) return [];
  return [
    `${item} leads to the sidebar "${sidebarId}", which has no page to link to. Add a page to it in sidebars.ts.`,
  ];
}

function findUnknownSidebars({docs, sidebars}: CheckedVersion): readonly string[] {
  return docs.flatMap(({source, frontMatter: {displayed_sidebar: id}}) =>
    typeof id === 'string' && !(id in sidebars)
      ? [
          `${source.replace('@site/', '')}: displayed_sidebar is "${id}"; sidebars.ts has: ${Object.keys(sidebars).join(', ')}.`,
        ]
      : [],
  );
}

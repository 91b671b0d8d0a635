import {expect, it} from 'vitest';
import {type CheckedVersion, findNavigationProblems} from './checkNavigation';

function version(displayedSidebar?: string | null): CheckedVersion {
  return {
    docs: [{id: 'x', source: '@site/docs/x.mdx', frontMatter: {displayed_sidebar: displayedSidebar}}],
    sidebars: {guides: [{type: 'doc'}], empty: [], decoration: [{type: 'html'}]},
  };
}

it('accepts a valid configuration', () => {
  const items = [{type: 'docSidebar', sidebarId: 'guides'}, {label: 'GitHub'}];
  expect(findNavigationProblems(items, [version(null)])).toEqual([]);
});

it.each(['empty', 'decoration'])('rejects a navbar item whose sidebar %s has no target', (sidebarId) => {
  expect(findNavigationProblems([{type: 'docSidebar', sidebarId, label: 'Dead'}], [version()])).toEqual([
    `site/config/theme.ts: the item "Dead" leads to the sidebar "${sidebarId}", which has no page to link to. Add a page to it in sidebars.ts.`,
  ]);
});

it('rejects a navbar item with an unknown sidebar', () => {
  expect(findNavigationProblems([{type: 'docSidebar', sidebarId: 'guide'}], [version()])).toEqual([
    'site/config/theme.ts: the item "guide" leads to the sidebar "guide"; sidebars.ts has: guides, empty, decoration.',
  ]);
});

it('rejects a page with an unknown sidebar', () => {
  expect(findNavigationProblems([], [version('guide')])).toEqual([
    'docs/x.mdx: displayed_sidebar is "guide"; sidebars.ts has: guides, empty, decoration.',
  ]);
});

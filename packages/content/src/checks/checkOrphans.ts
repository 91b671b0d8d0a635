import {visit} from 'unist-util-visit';
import {collectLinks} from '../links/collectLinks';
import {getPagePath} from '../links/getPagePath';
import type {Page} from '../pages/Page';
import type {SiteCheck} from './Check';

// Every page's navbar links to the landing page, and the placeholder isn't linked on purpose.
const exceptions = new Set(['docs/index.mdx', 'docs/placeholder.mdx']);

// Elements that link to every page of a directory.
const lists: Readonly<Record<string, string>> = {GuideCards: 'docs/guides-and-samples/'};

/** Reports pages that no other page's text links to. */
export const checkOrphans: SiteCheck = (pages) => {
  const linked = new Map<string, Set<string>>();
  for (const page of pages) {
    for (const {target} of collectLinks(page)) linked.set(target, (linked.get(target) ?? new Set()).add(page.file));
  }
  const listed = pages.flatMap((page) => listDirectories(page));
  return pages
    .filter(({file}) => !listed.some((directory) => file.startsWith(directory)))
    .filter((page) => !exceptions.has(page.file))
    .filter(
      (page) =>
        ![...(linked.get(getPagePath(page)) ?? []), ...(linked.get(page.file) ?? [])].some(
          (from) => from !== page.file,
        ),
    )
    .map(({file}) => ({
      file,
      line: 1,
      what: "no other page's text links here",
      how: 'link to it where a reader would want it next',
    }));
};

function listDirectories(page: Page): string[] {
  const directories: string[] = [];
  visit(page.tree, 'mdxJsxFlowElement', ({name}: {name: string | null}) => {
    const directory = lists[name ?? ''];
    if (directory !== undefined) directories.push(directory);
  });
  return directories;
}

import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {siteFacts} from '../facts/siteFacts';
import {readGuides} from '../guides/readGuides';
import {readExampleFile} from '../fences/examples';
import type {Page} from '../pages/parsePage';
import {readPages} from '../pages/readPages';
import {indexSite} from '../pages/siteIndex';
import {createRenderers} from '../reference/createRenderers';
import {listElements} from '../reference/glossary';
import {pageComponents} from '../transforms/pageComponents';
import type {CheckContext} from './Check';

/**
 * Loads the site's pages and the context that checks need.
 *
 * @param root absolute path of the project
 * @param sidebars the sidebars of `sidebars.ts`, by id
 */
export function loadSite(root: string, sidebars: object): {pages: Page[]; context: CheckContext} {
  const renderers = createRenderers(root);
  const madeAtBuild = [...listElements, ...renderers.map(({name}) => name)];
  const pages = readPages(root);
  return {
    pages,
    context: {
      facts: siteFacts,
      readExample: readExampleFile(root),
      components: readComponents(root, [...madeAtBuild, ...Object.keys(pageComponents)]),
      sidebars: new Set(Object.keys(sidebars)),
      guides: readGuides(root),
      drawings: readDrawings(root),
      site: indexSite(root, pages, renderers),
    },
  };
}

function readDrawings(root: string): ReadonlyMap<string, string> {
  const directory = join(root, 'docs/_diagrams');
  const files = readdirSync(directory).filter((file) => file.endsWith('.svg'));
  return new Map(files.map((file) => [file.slice(0, -4), readFileSync(join(directory, file), 'utf8')]));
}

/** Names of the elements that pages can use: those of `src/theme/MDXComponents` and those that the build expands. */
export function readComponents(root: string, madeAtBuild: readonly string[]): Set<string> {
  const source = readFileSync(join(root, 'site/src/theme/MDXComponents.tsx'), 'utf8');
  const registered = /export default \{([\s\S]*?)\n\};/.exec(source)?.[1] ?? '';
  const names = [...registered.matchAll(/^\s+([A-Z]\w*)\s*[,:]/gm)].map(([, name = '']) => name);
  if (names.length === 0)
    throw new Error('site/src/theme/MDXComponents.tsx: no element is registered in its default export');
  // The first two are elements that theme-classic registers.
  return new Set(['Head', 'Admonition', ...names, ...madeAtBuild]);
}

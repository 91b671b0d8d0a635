import {readdirSync, readFileSync} from 'node:fs';
import {join, posix} from 'node:path';
import type {CheckContext} from '../checks/Check';
import {siteFacts} from '../facts/siteFacts';
import {readGuides} from '../guides/readGuides';
import {readExampleFile} from '../fences/examples';
import {type Page, parsePage} from './parsePage';
import {createRenderers} from '../reference/createRenderers';
import {listElements} from '../reference/glossary';
import {pageComponents} from '../transforms/pageComponents';
import {indexSite} from './siteIndex';

/**
 * Loads the site's pages and the context that checks need.
 *
 * @param root absolute path of the project
 * @param sidebars the sidebars of `sidebars.ts`, by id
 */
export function loadSite(root: string, sidebars: object): {pages: Page[]; context: CheckContext} {
  const renderers = createRenderers(root);
  const madeAtBuild = [...listElements, ...renderers.map(({name}) => name)];
  const pages = [...readPages(root)];
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

/**
 * Reads and parses the documentation pages of a project one by one, in the order of their paths. The trees of thousands
 * of pages would take gigabytes.
 */
export function* readPages(root: string): Generator<Page> {
  for (const file of listPages(root)) yield parsePage(file, readFileSync(join(root, file), 'utf8'));
}

/** Paths of a project's documentation pages from its root, with forward slashes, in order. */
export function listPages(root: string): string[] {
  return readdirSync(join(root, 'docs'), {recursive: true, encoding: 'utf8'})
    .map((name) => posix.join('docs', name.split('\\').join('/')))
    .filter((file) => /\.mdx?$/.test(file) && !file.split('/').some((part) => part.startsWith('_')))
    .sort();
}

function readDrawings(root: string): ReadonlyMap<string, string> {
  const directory = join(root, 'docs/_diagrams');
  const files = readdirSync(directory).filter((file) => file.endsWith('.svg'));
  return new Map(files.map((file) => [file.slice(0, -4), readFileSync(join(directory, file), 'utf8')]));
}

// Elements that theme-classic registers.
const builtIn = ['Head', 'Admonition'];

/** Names of the elements that pages can use: those of `src/theme/MDXComponents` and those that the build expands. */
export function readComponents(root: string, madeAtBuild: readonly string[]): Set<string> {
  const source = readFileSync(join(root, 'site/src/theme/MDXComponents.tsx'), 'utf8');
  const registered = /export default \{([\s\S]*?)\n\};/.exec(source)?.[1] ?? '';
  const names = [...registered.matchAll(/^\s+([A-Z]\w*)\s*[,:]/gm)].map(([, name = '']) => name);
  if (names.length === 0)
    throw new Error('site/src/theme/MDXComponents.tsx: no element is registered in its default export');
  return new Set([...builtIn, ...names, ...madeAtBuild]);
}

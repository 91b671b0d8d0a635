import {posix} from 'node:path';
import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Page} from './parsePage';
import {isElement, readAttribute} from './tree';

/** URL path of a page's file without its own slug, and without a slash at the end: `/docs/resources/apps`. */
export const toRoute = (file: string): string => `/${file.replace(/(?:\/index)?\.mdx?$/, '')}`;

export function getPagePath({file, frontMatter}: Page): string {
  const slug = frontMatter.get('slug')?.value;
  const directory = posix.dirname(file);
  if (typeof slug === 'string')
    return trimSlash(slug.startsWith('/') ? `/docs${slug}` : `/${posix.join(directory, slug)}`);
  return toRoute(file);
}

function trimSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}

/**
 * The page's internal links, including those of cards and other elements. A target is a path on the site, or the file that
 * a relative link names, without hash and query.
 */
export function collectLinks(page: Page) {
  const links: {node: Nodes; target: string; hash: string | undefined}[] = [];
  visit(page.tree, (node: Nodes) => {
    const address = readAddress(node);
    if (!address || /^[a-z]+:|^\/\//i.test(address)) return;
    const [, path = '', hash] = /^([^#?]*)[^#]*(?:#(.*))?/.exec(address)!;
    links.push({node, target: path ? resolve(page, path) : page.file, hash});
  });
  return links;
}

function readAddress(node: Nodes): string | undefined {
  if (node.type === 'link' || node.type === 'definition') return node.url;
  return isElement(node) ? (readAttribute(node, 'to') ?? readAttribute(node, 'href')) : undefined;
}

function resolve(page: Page, path: string): string {
  if (/\.mdx?$/.test(path)) return path.startsWith('/') ? path.slice(1) : posix.join(posix.dirname(page.file), path);
  return trimSlash(path.startsWith('/') ? path : posix.join(posix.dirname(getPagePath(page)), path));
}

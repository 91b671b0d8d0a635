import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {VFile} from 'vfile';
import {toRoute} from '../pages/links';
import {listPages} from '../pages/readPages';
import {listItem} from '../reference/nodes';
import {locateFile} from '../versions/locatePage';

const linksIn = (source: string): string[] =>
  [...source.matchAll(/(?:\]\(|(?:to|href)=")(\/docs[^)"#?\s]*)/g)].map(([, route = '']) => route.replace(/\/$/, ''));
const count = (links: readonly string[], route: string): number => links.filter((link) => link === route).length;

/**
 * Adds to a page's last section the three pages that it links to and that link back most often, unless the section names
 * them.
 */
export function remarkRelated({root}: {readonly root: string}) {
  const pages = listPages(root).map((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    const title = /^sidebar_label: (.*)$/m.exec(source)?.[1] ?? '';
    return {file, route: toRoute(file), title, source, links: linksIn(source)};
  });
  return (tree: Root, vfile: VFile): void => {
    const path = locateFile(root, vfile).file;
    const page = pages.find(({file}) => file === path);
    const list = tree.children.at(-1);
    const heading = tree.children.findLast(({type}) => type === 'heading');
    if (!page || list?.type !== 'list' || !heading || !/^(?:Related|Next steps)$/.test(toString(heading))) return;
    const named = linksIn(page.source.slice(heading.position!.start.offset));
    const related = pages
      .map((other) => ({...other, both: Math.min(count(page.links, other.route), count(other.links, page.route))}))
      .filter(({both, route}) => both > 0 && route !== page.route && !named.includes(route))
      .sort((a, b) => b.both - a.both)
      .slice(0, 3);
    if (related.length === 0) return;
    const links = new Intl.ListFormat('en').format(related.map(({title, route}) => `[${title}](${route})`));
    list.children.push(listItem(`See also ${links}.`));
  };
}

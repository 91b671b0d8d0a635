import {readFileSync} from 'node:fs';
import {join, relative, sep} from 'node:path';
import type {PhrasingContent, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {VFile} from 'vfile';
import {listPages} from '../pages/loadSite';

const routeOf = (file: string): string => `/${file.replace(/(?:\/index)?\.mdx$/, '')}`;
const linksIn = (source: string): string[] =>
  [...source.matchAll(/(?:\]\(|(?:to|href)=")(\/docs[^)"#?\s]*)/g)].map(([, route = '']) => route.replace(/\/$/, ''));
const count = (links: readonly string[], route: string): number => links.filter((link) => link === route).length;
const text = (value: string) => ({type: 'text', value}) as const;

/**
 * Adds to a page's last section the three pages that it links to and that link back most often, unless the section names
 * them.
 */
export function remarkRelated({root}: {readonly root: string}) {
  const pages = listPages(root).map((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    return {
      route: routeOf(file),
      title: /^sidebar_label: (.*)$/m.exec(source)?.[1] ?? '',
      source,
      links: linksIn(source),
    };
  });
  return (tree: Root, file: VFile): void => {
    const page = pages.find(({route}) => route === routeOf(relative(root, file.path).split(sep).join('/')));
    const list = tree.children.at(-1);
    const heading = tree.children.findLast(({type}) => type === 'heading');
    if (!page || list?.type !== 'list' || !heading || !/^(?:Related|Next steps)$/.test(toString(heading))) return;
    const named = linksIn(page.source.slice(heading.position!.start.offset));
    const related = pages
      .map((other) => ({...other, both: Math.min(count(page.links, other.route), count(other.links, page.route))}))
      .filter(({route, both}) => both > 0 && route !== page.route && !named.includes(route))
      .sort((a, b) => b.both - a.both)
      .slice(0, 3);
    const targets = related.values();
    const links = new Intl.ListFormat('en')
      .formatToParts(related.map(({title}) => title))
      .map(({type, value}): PhrasingContent =>
        type === 'literal' ? text(value) : {type: 'link', url: targets.next().value!.route, children: [text(value)]},
      );
    const children: PhrasingContent[] = [text('See also '), ...links, text('.')];
    if (related.length > 0)
      list.children.push({type: 'listItem', spread: false, children: [{type: 'paragraph', children}]});
  };
}

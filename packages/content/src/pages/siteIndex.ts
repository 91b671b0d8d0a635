import {join} from 'node:path';
import {toString} from 'mdast-util-to-string';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {readHeading} from '../checks/source';
import {remarkDefinitions} from '../reference/glossary';
import {remarkReference} from '../reference/remarkReference';
import type {Renderer} from '../reference/Renderer';
import {getPagePath} from './links';
import type {Page} from './parsePage';

/** What links to a page can name. */
export interface IndexedPage {
  readonly path: string;
  /** Title and sidebar label. */
  readonly titles: readonly string[];
  readonly description: string;
  /** The page's own headings, by id, each with the text of its section. */
  readonly headings: ReadonlyMap<string, {readonly text: string; readonly section: string}>;
  /** Ids of the content that elements expand to. */
  readonly elementIds: ReadonlySet<string>;
}

/** The pages of a site, to check links between them. */
export interface SiteIndex {
  readonly pages: readonly IndexedPage[];
  /** The same pages with their trees. */
  readonly parsed: readonly Page[];
  /** Finds a page by its path or its file. */
  readonly find: (target: string) => IndexedPage | undefined;
  readonly findPage: (page: Page) => IndexedPage | undefined;
}

/**
 * Indexes pages.
 *
 * @param root absolute path of the project
 */
export function indexSite(root: string, pages: readonly Page[], renderers: readonly Renderer[]): SiteIndex {
  const expand = unified()
    .use(remarkDefinitions)
    .use(remarkReference, root, () => renderers);
  const entries = pages.map((page) => ({page, entry: indexPage(page)}));
  const byTarget = new Map(
    entries.flatMap(
      ({page, entry}) =>
        [
          [entry.path, entry],
          [page.file, entry],
        ] as const,
    ),
  );
  return {
    pages: entries.map(({entry}) => entry),
    parsed: pages,
    find: (target) => byTarget.get(target),
    findPage: ({file}) => byTarget.get(file),
  };

  function indexPage(page: Page): IndexedPage {
    const titles = ['title', 'sidebar_label'].flatMap((key) => {
      const value = page.frontMatter.get(key)?.value;
      return typeof value === 'string' ? [value] : [];
    });
    const headings = new Map<string, {text: string; section: string}>();
    const children = page.tree.children.flatMap((node) =>
      node.type === 'mdxJsxFlowElement' && node.name === 'Details' ? node.children : [node],
    );
    children.forEach((node, index) => {
      if (node.type !== 'heading') return;
      const {id, text} = readHeading(toString(node));
      const next = children.findIndex((each, at) => at > index && each.type === 'heading' && each.depth <= node.depth);
      const section = children.slice(index, next < 0 ? undefined : next).map((each) => toString(each));
      headings.set(id, {text, section: section.join(' ')});
    });
    let ids: Set<string> | undefined;
    return {
      path: getPagePath(page),
      titles,
      description: String(page.frontMatter.get('description')?.value ?? ''),
      headings,
      get elementIds() {
        return (ids ??= readElementIds(page));
      },
    };
  }

  function readElementIds(page: Page): Set<string> {
    const ids = new Set<string>();
    try {
      const tree = structuredClone(page.tree);
      expand.runSync(tree, {path: join(root, page.file)} as never);
      visit(tree, (node) => {
        const {hProperties} = (node.data ?? {}) as {hProperties?: {id?: string}};
        if (hProperties?.id !== undefined) ids.add(hProperties.id);
        if ('attributes' in node && Array.isArray(node.attributes))
          for (const {name, value} of node.attributes as {name?: string; value?: unknown}[])
            if (name === 'id' && typeof value === 'string' && node.type.startsWith('mdxJsx')) ids.add(value);
      });
    } catch {
      // The element's own check reports why it can't be expanded.
    }
    return ids;
  }
}

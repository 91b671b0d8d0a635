import {join} from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import {toString} from 'mdast-util-to-string';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {remarkDefinitions} from '../reference/glossary';
import {remarkReference} from '../reference/remarkReference';
import type {Renderer} from '../reference/Renderer';
import {once} from '../once';
import {getPagePath} from './links';
import type {Page} from './parsePage';
import {isElement, readAttribute} from './tree';

/**
 * Indexes pages, to check links between them.
 *
 * @param root absolute path of the project
 */
export function indexSite(root: string, parsed: readonly Page[], renderers: readonly Renderer[]) {
  const expand = unified()
    .use(remarkDefinitions)
    .use(remarkReference, root, () => renderers);
  const readElementIds = once((page: Page): ReadonlySet<string> => {
    const ids = new Set<string>();
    const tree = structuredClone(page.tree);
    try {
      expand.runSync(tree, new VFile({path: join(root, page.file)}));
    } catch {
      return ids; // The element's own check reports why it can't be expanded.
    }
    visit(tree, (node) => {
      const {hProperties} = (node.data ?? {}) as {hProperties?: {id?: string}};
      const id = hProperties?.id ?? (isElement(node) ? readAttribute(node, 'id') : undefined);
      if (id !== undefined) ids.add(id);
    });
    return ids;
  });
  const pages = parsed.map((page) => {
    const read = (key: string) => page.frontMatter.get(key)?.value;
    return {
      path: getPagePath(page),
      titles: [read('title'), read('sidebar_label')].filter((value) => typeof value === 'string') as readonly string[],
      description: String(read('description') ?? ''),
      headings: readSections(page),
      /** Ids of the content that elements expand to. */
      get elementIds(): ReadonlySet<string> {
        return readElementIds(page);
      },
    };
  });
  const byTarget = new Map(pages.flatMap((page, index) => [[page.path, page] as const, [parsed[index]!.file, page]]));
  return {
    pages,
    /** The same pages with their trees. */
    parsed,
    /** Finds a page by its path or its file. */
    find: (target: string) => byTarget.get(target),
  };
}

export type SiteIndex = ReturnType<typeof indexSite>;

/** The page's own headings, by id, each with the text of its section. */
function readSections({tree}: Page): ReadonlyMap<string, {readonly text: string; readonly section: string}> {
  const headings = new Map<string, {text: string; section: string}>();
  const children = tree.children.flatMap((node) =>
    node.type === 'mdxJsxFlowElement' && node.name === 'Details' ? node.children : [node],
  );
  children.forEach((node, index) => {
    if (node.type !== 'heading') return;
    const {id, text} = readHeading(toString(node));
    const next = children.findIndex((each, at) => at > index && each.type === 'heading' && each.depth <= node.depth);
    const section = children.slice(index, next < 0 ? undefined : next).map((each) => toString(each));
    headings.set(id, {text, section: section.join(' ')});
  });
  return headings;
}

/** The text of a heading and its id: that in `{#id}`, or the one that Docusaurus makes from the text. */
export function readHeading(source: string): {text: string; id: string; isExplicit: boolean} {
  const [, text = '', id = ''] = /^(.*?)\s*\{#([^}]+)\}\s*$/s.exec(source) ?? [];
  return id ? {text, id, isExplicit: true} : {text: source, id: createSlugger().slug(source), isExplicit: false};
}

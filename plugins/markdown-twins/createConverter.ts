import type {Element, Root} from 'hast';
import type {Code} from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {EXIT, visit} from 'unist-util-visit';
import type {BuiltPage} from '../shared/readBuiltPages';
import type {Twin} from './Twin';
import {prepareContent} from './prepareContent';
import {hasClass, textOf} from './readElement';

/** Converts a built page. Undefined for a page that search engines must not list, such as the search page. */
export type Converter = (page: BuiltPage) => Twin | undefined;

/** Creates the converter of built pages to Markdown. @param origin of the site, without a slash at its end */
export function createConverter(origin: string): Converter {
  const parser = unified().use(rehypeParse);
  const writer = unified()
    .use(rehypeRemark, {handlers: {div: (state, node) => readCodeBlock(node) ?? state.all(node)}})
    .use(remarkGfm)
    .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-', resourceLink: true});

  return ({path, html}) => {
    const page = parser.parse(html);
    const meta = readMeta(page);
    if (meta.get('robots')?.includes('noindex')) return undefined;
    const url = origin + path;
    const main = find(page, ({tagName}) => tagName === 'main');
    if (!main) throw new Error(`${path} has no <main> element, so it can't be converted to Markdown.`);
    const article = find(main, (node) => hasClass(node, 'theme-doc-markdown')) ?? main;
    const date = find(main, (node) => node.tagName === 'time' && node.properties.dateTime !== undefined);
    const trail = find(main, (node) => hasClass(node, 'theme-doc-breadcrumbs'));
    const title = find(article, ({tagName}) => tagName === 'h1');
    const heading = title ? textOf(title).trim() : (meta.get('title') ?? path);
    const [section] = trail ? readCrumbs(trail) : [];
    const content: Root = {type: 'root', children: [article]};
    prepareContent(content, url);
    const markdown = writer.stringify(writer.runSync(content) as Parameters<typeof writer.stringify>[0]);
    return {
      path,
      url,
      title: heading,
      description: meta.get('description') ?? '',
      section,
      date: typeof date?.properties.dateTime === 'string' ? date.properties.dateTime.slice(0, 10) : undefined,
      markdown,
    };
  };
}

function find(tree: Root | Element, accept: (node: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(tree, 'element', (node) => {
    if (!accept(node)) return undefined;
    found = node;
    return EXIT;
  });
  return found;
}

/** Values of `<meta name>` and the title, which are in the head. */
function readMeta(page: Root): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  const head = find(page, ({tagName}) => tagName === 'head');
  for (const node of head?.children ?? []) {
    if (node.type !== 'element') continue;
    if (node.tagName === 'title') values.set('title', textOf(node));
    if (node.tagName === 'meta') values.set(String(node.properties.name), String(node.properties.content));
  }
  return values;
}

function readCrumbs(trail: Element): readonly string[] {
  const crumbs: string[] = [];
  visit(trail, 'element', (node) => {
    if (node.tagName === 'li') crumbs.push(textOf(node).trim());
  });
  return crumbs.filter((crumb) => crumb !== '');
}

/** A block of `src/components/code-block` with its language, and its file name as the fence's title. */
function readCodeBlock(node: Element): Code | undefined {
  const language = node.properties.dataCodeBlock;
  if (typeof language !== 'string') return undefined;
  const code = find(node, ({tagName}) => tagName === 'code');
  const name = find(node, ({tagName}) => tagName === 'pre')?.properties.ariaLabel;
  const isFile = typeof name === 'string' && /^[\w./-]+\.\w+$|file$/i.test(name) && !name.includes(' ');
  return {
    type: 'code',
    lang: language,
    meta: isFile ? `title="${name}"` : null,
    value: code ? textOf(code).replace(/\n$/, '') : '',
  };
}

import type {Element, Root} from 'hast';
import type {Code} from 'mdast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {EXIT, visit} from 'unist-util-visit';
import {parseBuiltPage, readPageMeta, type BuiltPage} from '@aloft/content/built-pages';
import type {Twin} from './Twin';
import {prepareContent} from './prepareContent';
import {textOf} from './readElement';
import {toHast} from './toHast';

/** Converts a built page. Undefined for a page that search engines must not list, such as the search page. */
export type Converter = (page: BuiltPage) => Twin | undefined;

/** Creates the converter of built pages to Markdown. @param origin of the site, without a slash at its end */
export function createConverter(origin: string): Converter {
  const writer = unified()
    .use(rehypeRemark, {handlers: {div: (state, node) => readCodeBlock(node) ?? state.all(node)}})
    .use(remarkGfm)
    .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-', resourceLink: true});

  return (built) => {
    const {path} = built;
    const page = parseBuiltPage(built);
    const {title, description, isListed} = readPageMeta(page, path);
    if (!isListed) return undefined;
    const url = origin + path;
    const main = page('main:first');
    const article = main.find('.theme-doc-markdown').get(0) ?? main.get(0);
    if (!article) throw new Error(`${path} has no <main> element, so it can't be converted to Markdown.`);
    const crumbs = main
      .find('.theme-doc-breadcrumbs')
      .first()
      .find('li')
      .map((_, crumb) => page(crumb).text().trim());
    const content: Root = {type: 'root', children: [toHast(article)]};
    prepareContent(content, url);
    const markdown = writer.stringify(writer.runSync(content) as Parameters<typeof writer.stringify>[0]);
    return {
      path,
      url,
      title,
      description,
      section: crumbs.get().find((crumb) => crumb !== ''),
      date: main.find('time[datetime]').first().attr('datetime')?.slice(0, 10),
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

/** A block of `site/src/components/code-block` with its language, and its file name as the fence's title. */
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

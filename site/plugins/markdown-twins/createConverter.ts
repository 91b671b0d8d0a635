import type {Element, ElementContent, Root} from 'hast';
import type {Code, Root as MarkdownRoot} from 'mdast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {type BuiltPage, parseBuiltPage, readPageMeta} from '@aloft/content/built-pages';
import {type AnyNode, type Element as DomElement, isTag, isText} from 'domhandler';
import {find, html} from 'property-information';
import {prepareContent, textOf} from './prepareContent';

/** A page as Markdown. */
export interface Twin {
  /** Path of the page's route, with the base URL and without a slash at its end. */
  readonly path: string;
  /** Absolute URL of the page. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** The page's category in the sidebar. */
  readonly section: string | undefined;
  /** Day of the last change, such as `2026-11-20`. Undefined when the build has no git history. */
  readonly date: string | undefined;
  /** The content, beginning with the heading. */
  readonly markdown: string;
  /** The same as a tree. */
  readonly tree: MarkdownRoot;
  /** False for an unlisted page of the documentation, which the indexes leave out. */
  readonly isListed: boolean;
}

/** Converts a built page. Undefined for others that search engines must not list, such as the search page. */
export type Converter = (page: BuiltPage) => Twin | undefined;

/** Creates the converter of built pages to Markdown. @param origin of the site, without a slash at its end */
export function createConverter(origin: string): Converter {
  const writer = unified()
    .use(rehypeRemark, {handlers: {div: (state, node) => readCodeBlock(node) ?? state.all(node)}})
    .use(remarkGfm, {tablePipeAlign: false})
    .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-', resourceLink: true});

  return (built) => {
    const {path} = built;
    const page = parseBuiltPage(built);
    const {title, description, trail, isListed} = readPageMeta(page, path);
    const main = page('main:first');
    const document = main.find('.theme-doc-markdown').get(0);
    if (!isListed && !document) return undefined;
    const url = origin + path;
    const article = document ?? main.get(0);
    if (!article) throw new Error(`${path} has no <main> element, so it can't be converted to Markdown.`);
    const content: Root = {type: 'root', children: [toHast(article)]};
    prepareContent(content, url);
    const tree = writer.runSync(content) as MarkdownRoot;
    return {
      path,
      url,
      title,
      description,
      section: trail[0],
      date: main.find('time[datetime]').first().attr('datetime')?.slice(0, 10),
      markdown: writer.stringify(tree),
      tree,
      isListed,
    };
  };
}

const findChild = (name: string, parent?: Element): Element | undefined =>
  parent?.children.find((child) => child.type === 'element' && child.tagName === name) as Element | undefined;

/** A block of `site/src/components/CodeBlock.tsx` with its language, and its file name as the fence's title. */
function readCodeBlock(node: Element): Code | undefined {
  const language = node.properties.dataCodeBlock;
  if (typeof language !== 'string') return undefined;
  const pre = findChild('pre', node);
  const code = findChild('code', pre);
  const name = pre?.properties.ariaLabel;
  const isFile = typeof name === 'string' && /^[\w./-]+\.\w+$|file$/i.test(name) && !name.includes(' ');
  return {
    type: 'code',
    lang: code?.properties.dataChange !== undefined ? 'diff' : language,
    meta: isFile ? `title="${name}"` : null,
    value: code ? textOf(code).replace(/\n$/, '') : '',
  };
}

/**
 * Converts an element of a parsed page for rehype transforms. Code becomes one text node without highlighting, with
 * its labels, and as a diff if it shows a change.
 */
export function toHast({name, attribs, children}: DomElement): Element {
  if (name === 'code') {
    const signs: Readonly<Record<string, string>> = {ins: '+', del: '-'};
    const hasChange = children.some((line) => isTag(line) && line.name in signs);
    const value = children.map((line) => {
      if (!isTag(line)) return readText(line);
      const label = line.attribs['data-label'];
      const text = label ? readText(line).replace(/\n$/, `  ← ${label}\n`) : readText(line);
      return hasChange ? (signs[line.name] ?? ' ') + text : text;
    });
    const properties = hasChange ? {dataChange: ''} : {};
    return {type: 'element', tagName: name, properties, children: [{type: 'text', value: value.join('')}]};
  }
  return {
    type: 'element',
    tagName: name,
    properties: Object.fromEntries(Object.entries(attribs).map(toProperty)),
    children: children.flatMap(toContent),
  };
}

const readText = (node: AnyNode): string =>
  isText(node) ? node.data : isTag(node) ? node.children.map(readText).join('') : '';

function toContent(node: AnyNode): ElementContent[] {
  if (isText(node)) return [{type: 'text', value: node.data}];
  return isTag(node) ? [toHast(node)] : [];
}

const toProperty = ([attribute, value]: readonly [string, string]): [string, string | string[]] => {
  const {property, spaceSeparated} = find(html, attribute);
  return [property, spaceSeparated ? value.split(/\s+/).filter(Boolean) : value];
};

import type {Parent, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {adviseName, ContentError} from '../problems';
import {locateFile} from '../versions/locatePage';
import type {Attributes, RenderContext, Renderer, RenderersOf} from './Renderer';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Expands the reference elements of a page into content from facts. */
export function remarkReference(root: string, renderers: RenderersOf) {
  return (tree: Root, file: VFile): void => {
    const {file: page, version, locale} = locateFile(root, file);
    const byName = new Map(renderers(version).map((renderer) => [renderer.name, renderer]));
    const elements: JsxElement[] = [];
    visit(tree, isJsx, (node) => void elements.push(node));
    const hasElement: RenderContext['hasElement'] = (name, attributes = {}) =>
      elements.some(
        (node) =>
          node.name === name && Object.entries(attributes).every(([key, value]) => hasAttribute(node, key, value)),
      );
    visit(tree, isJsx, (node, index, parent: Parent | undefined) => {
      const renderer = byName.get(node.name ?? '');
      if (!renderer || !parent || index === undefined) return;
      const place = {file: page, line: node.position?.start.line ?? 1};
      const fail: RenderContext['fail'] = (what, how) => {
        throw new ContentError({...place, what, how});
      };
      checkPosition(node, renderer, fail);
      const children = node.children as RootContent[];
      const content = renderer.render(readAttributes(node, renderer, fail), {
        place,
        fail,
        children,
        hasElement,
      }) as RootContent[];
      const marked = locale === undefined ? content : content.map(markEnglish);
      parent.children.splice(index, 1, ...wrap(marked, node, renderer));
      return [SKIP, index + 1];
    });
  };
}

function isJsx(node: {type: string}): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

function hasAttribute(node: JsxElement, name: string, value: string): boolean {
  return node.attributes.some(
    (entry) => entry.type === 'mdxJsxAttribute' && entry.name === name && entry.value === value,
  );
}

function checkPosition(node: JsxElement, renderer: Renderer, fail: RenderContext['fail']): void {
  const {name} = renderer;
  if (!renderer.inline && node.type === 'mdxJsxTextElement') {
    fail(`<${name}> is inside a paragraph`, 'put it on a separate line with an empty line before and after');
  }
  if (!renderer.content && node.children.length > 0)
    fail(`<${name}> has content`, `write <${name} … /> without content`);
}

/** Marks content from facts as English, because facts aren't translated. */
function markEnglish(node: RootContent): RootContent {
  if (node.type === 'text')
    return {type: 'emphasis', children: [node], data: {hName: 'span', hProperties: {lang: 'en'}}};
  // Components have no `lang`.
  if (node.type === 'mdxJsxFlowElement')
    return {
      type: 'mdxJsxFlowElement',
      name: 'div',
      attributes: [{type: 'mdxJsxAttribute', name: 'lang', value: 'en'}],
      children: [node],
    };
  const data: {hProperties?: object} = node.data ?? {};
  return Object.assign(node, {data: {...data, hProperties: {...data.hProperties, lang: 'en'}}});
}

/** Wraps inline content on a separate line in a paragraph. */
function wrap(content: RootContent[], node: JsxElement, renderer: Renderer): RootContent[] {
  if (!renderer.inline || node.type === 'mdxJsxTextElement') return content;
  return [{type: 'paragraph', children: content as never}];
}

/** Reads an element's attributes and rejects those that its renderer doesn't support. */
function readAttributes(node: JsxElement, renderer: Renderer, fail: RenderContext['fail']): Attributes {
  const {name, required = {}, optional = []} = renderer;
  const known = [...Object.keys(required), ...optional];
  const values: Record<string, string> = {};
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') {
      return fail(`<${name}> has an attribute that is not plain text`, 'write attribute="value"');
    }
    if (!known.includes(attribute.name)) {
      return fail(
        `<${name}> has the unknown attribute \`${attribute.name}\``,
        known.length > 0 ? `known are ${known.join(', ')}` : 'it takes none',
      );
    }
    values[attribute.name] = attribute.value;
  }
  for (const [key, allowed] of Object.entries(required)) {
    const value = values[key];
    if (!value) return fail(`<${name}> lacks the attribute \`${key}\``, `write <${name} ${key}="…" />`);
    if (allowed !== true && !allowed.includes(value))
      return fail(`<${name}> has no ${key} "${value}"`, adviseName(value, allowed));
  }
  return values;
}

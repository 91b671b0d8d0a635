import type {Parent, PhrasingContent, Root, RootContent} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {isElement, lineOf, type PageElement, readAttribute} from '../pages/tree';
import {adviseName, failAt} from '../problems';
import {locateFile} from '../versions/locatePage';
import {jsx} from './nodes';
import type {Attributes, RenderContext, Renderer} from './Renderer';

/**
 * Expands the reference elements of a page into content from facts. In a translation, it's marked as English, with an
 * `<EnglishNote />` before the first one. Renderers are those of a version; `undefined` is the current one.
 */
export function remarkReference(root: string, renderers: (version: string | undefined) => readonly Renderer[]) {
  return (tree: Root, file: VFile): void => {
    const {file: page, version, locale} = locateFile(root, file);
    const byName = new Map(renderers(version).map((renderer) => [renderer.name, renderer]));
    const elements: PageElement[] = [];
    const note = locale === undefined ? [] : [jsx('EnglishNote')];
    visit(tree, isElement, (node) => void elements.push(node));
    const hasElement: RenderContext['hasElement'] = (name, kind) =>
      elements.some((node) => node.name === name && readAttribute(node, 'kind') === kind);
    visit(tree, isElement, (node, index, parent: Parent | undefined) => {
      const renderer = byName.get(node.name ?? '');
      if (!renderer || !parent || index === undefined) return;
      const place = {file: page, line: lineOf(node)};
      const fail: RenderContext['fail'] = (what, how) => failAt(place, what, how);
      const {name, inline = false} = renderer;
      const isInText = node.type === 'mdxJsxTextElement';
      if (!inline && isInText)
        fail(`<${name}> is inside a paragraph`, 'put it on a separate line with an empty line before and after');
      if (!renderer.content && node.children.length > 0)
        fail(`<${name}> has content`, `write <${name} … /> without content`);
      const context = {place, fail, children: node.children as RootContent[], hasElement};
      const content = renderer.render(readAttributes(node, renderer, fail), context) as RootContent[];
      const marked = locale === undefined ? content : content.map(markEnglish);
      const before = inline || parent !== tree ? [] : note.splice(0);
      // Inline content on a separate line is a paragraph.
      const isAlone = inline && !isInText;
      const placed = isAlone ? [{type: 'paragraph' as const, children: marked as PhrasingContent[]}] : marked;
      parent.children.splice(index, 1, ...before, ...placed);
      return [SKIP, index + 1];
    });
  };
}

/** Marks content from facts as English, because facts aren't translated. */
function markEnglish(node: RootContent): RootContent {
  if (node.type === 'text')
    return {type: 'emphasis', children: [node], data: {hName: 'span', hProperties: {lang: 'en'}}};
  // Components have no `lang`.
  if (node.type === 'mdxJsxFlowElement')
    return {...jsx('div'), attributes: [{type: 'mdxJsxAttribute', name: 'lang', value: 'en'}], children: [node]};
  const data: {hProperties?: object} = node.data ?? {};
  return Object.assign(node, {data: {...data, hProperties: {...data.hProperties, lang: 'en'}}});
}

/** Reads an element's attributes and rejects those that its renderer doesn't support. */
function readAttributes(node: PageElement, renderer: Renderer, fail: RenderContext['fail']): Attributes {
  const {name, required = {}, optional = []} = renderer;
  const known = [...Object.keys(required), ...optional];
  const values: Record<string, string> = {};
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') {
      return fail(`<${name}> has an attribute that is not plain text`, 'write attribute="value"');
    }
    const how = known.length > 0 ? `known are ${known.join(', ')}` : 'it takes none';
    if (!known.includes(attribute.name)) return fail(`<${name}> has the unknown attribute \`${attribute.name}\``, how);
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

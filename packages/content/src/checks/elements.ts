import {visit} from 'unist-util-visit';
import type {PageCheck} from './Check';
import {type PageElement, readAttribute} from '../pages/tree';

/** Reports imports and elements that aren't registered. */
export const checkComponents: PageCheck = (page, {components}, report) => {
  visit(page.tree, (node) => {
    if (node.type === 'mdxjsEsm') {
      const how = 'register the element in packages/content/src/transforms/pageComponents.ts';
      report(node, 'the page imports or exports something', how);
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const name = node.name ?? '';
      if (/^[A-Z]/.test(name) && !components.has(name))
        report(node, `the element <${name}> is not registered`, `use one of ${[...components].sort().join(', ')}`);
    }
  });
};

/** The attributes that `src/components/tabs` accepts. */
const known: Readonly<Record<string, ReadonlySet<string>>> = {
  Tabs: new Set(['groupId']),
  TabItem: new Set(['value', 'label']),
};

const read = (element: PageElement, name: string) =>
  element.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name)?.value;

type Child = PageElement['children'][number];

const isPanel = (node: Child): node is PageElement & Child =>
  (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === 'TabItem';

/** Unwraps a panel on a separate line, which the parser wraps in a paragraph and the build unwraps again. */
function unwrap(node: Child): readonly Child[] {
  if (node.type !== 'paragraph') return [node];
  const parts = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  return parts.every((child) => child.type === 'mdxJsxTextElement') ? parts : [node];
}

/** Reports tabs with other children, repeated values, or attributes that the component ignores. */
export const checkTabs: PageCheck = (page, _, report) => {
  visit(page.tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const element = node as PageElement;
    const attributes = known[element.name ?? ''];
    if (!attributes) return;
    for (const attribute of element.attributes) {
      if (attribute.type === 'mdxJsxAttribute' && attributes.has(attribute.name)) continue;
      const name = attribute.type === 'mdxJsxAttribute' ? attribute.name : '{…}';
      report(element, `<${element.name}> does not support ${name}`, `use ${[...attributes].join(', ')}`);
    }
    if (element.name !== 'Tabs') return;
    if (element.children.length === 0) report(element, 'the tabs have no panels', 'add a <TabItem>');
    const values = new Set<unknown>();
    for (const child of element.children.flatMap(unwrap)) {
      if (!isPanel(child)) {
        report(child, 'a child of <Tabs> is not a <TabItem>', 'move it into a <TabItem>, or above the tabs');
        continue;
      }
      const value = read(child, 'value');
      if (typeof value !== 'string' || value === '') report(child, 'a <TabItem> has no value', 'write value="name"');
      else if (values.has(value)) report(child, `two panels have the value "${value}"`, 'give each its own value');
      values.add(value);
    }
  });
};

const filler = /^(?:an? |the )?(?:image|picture|photo|screenshot|diagram|graphic|icon) of\b/i;

/** Reports images without a text alternative. */
export const checkAltText: PageCheck = (page, _, report) => {
  visit(page.tree, (node) => {
    const text = readAlternative(node as Parameters<typeof readAlternative>[0]);
    if (text === null) return;
    const [start] = filler.exec(text ?? '') ?? [];
    if (!text?.trim()) report(node, 'an image has no text alternative', 'describe it in the alt text');
    else if (start) report(node, `the alt text begins with "${start}"`, 'start with what it shows');
  });
};

/** The text alternative of an image: undefined if it is missing, null if the node isn't an image. */
function readAlternative(node: {type: string; alt?: string | null; name?: string | null}): string | null | undefined {
  if (node.type === 'image' || node.type === 'imageReference') return node.alt ?? undefined;
  if (node.type !== 'mdxJsxTextElement' && node.type !== 'mdxJsxFlowElement') return null;
  const element = node as Parameters<typeof readAttribute>[0];
  return node.name === 'img' ? readAttribute(element, 'alt') : null;
}

import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {Problem} from '../problems/Problem';
import type {PageCheck} from './Check';

type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

/** The attributes that `src/components/tabs` accepts. */
const known: Readonly<Record<string, ReadonlySet<string>>> = {
  Tabs: new Set(['groupId']),
  TabItem: new Set(['value', 'label']),
};

const read = (element: Jsx, name: string) =>
  element.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name)?.value;

const isPanel = (node: Jsx['children'][number]): node is Jsx & Jsx['children'][number] =>
  (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === 'TabItem';

/** Unwraps a panel on a separate line, which the parser wraps in a paragraph and the build unwraps again. */
function unwrap(node: Jsx['children'][number]): readonly Jsx['children'][number][] {
  if (node.type !== 'paragraph') return [node];
  const parts = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  return parts.every((child) => child.type === 'mdxJsxTextElement') ? parts : [node];
}

/** Reports tabs with other children, repeated values, or attributes that the component ignores. */
export const checkTabs: PageCheck = (page) => {
  const problems: Problem[] = [];
  const report = (node: {position?: Jsx['position']}, what: string, how: string) =>
    problems.push({file: page.file, line: node.position?.start.line ?? 1, what, how});

  visit(page.tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const element = node as Jsx;
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
  return problems;
};

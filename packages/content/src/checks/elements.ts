import {visit} from 'unist-util-visit';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Problem} from '../problems';
import type {PageCheck} from './Check';
import {readAttribute} from '../pages/tree';

/** Reports imports and elements that aren't registered. */
export const checkComponents: PageCheck = (page, {components}) => {
  const problems: Problem[] = [];
  visit(page.tree, (node) => {
    const place = {file: page.file, line: node.position?.start.line ?? 1};
    if (node.type === 'mdxjsEsm') {
      problems.push({
        ...place,
        what: 'the page imports or exports something',
        how: 'register the element in packages/content/src/transforms/pageComponents.ts',
      });
    } else if (
      (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
      /^[A-Z]/.test(node.name ?? '')
    ) {
      const name = node.name ?? '';
      if (!components.has(name))
        problems.push({
          ...place,
          what: `the element <${name}> is not registered`,
          how: `use one of ${[...components].sort().join(', ')}`,
        });
    }
  });
  return problems;
};

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

const filler = /^(?:an? |the )?(?:image|picture|photo|screenshot|diagram|graphic|icon) of\b/i;

/** Reports images without a text alternative. */
export const checkAltText: PageCheck = (page) => {
  const problems: Problem[] = [];
  visit(page.tree, (node) => {
    const text = readAlternative(node as Parameters<typeof readAlternative>[0]);
    if (text === null) return;
    const place = {file: page.file, line: node.position?.start.line ?? 1};
    if (!text?.trim())
      problems.push({...place, what: 'an image has no text alternative', how: 'describe it in the alt text'});
    else if (filler.test(text))
      problems.push({
        ...place,
        what: `the alt text begins with "${filler.exec(text)?.[0]}"`,
        how: 'start with what it shows',
      });
  });
  return problems;
};

/** The text alternative of an image: undefined if it is missing, null if the node isn't an image. */
function readAlternative(node: {type: string; alt?: string | null; name?: string | null}): string | null | undefined {
  if (node.type === 'image' || node.type === 'imageReference') return node.alt ?? undefined;
  if (node.type !== 'mdxJsxTextElement' && node.type !== 'mdxJsxFlowElement') return null;
  const element = node as Parameters<typeof readAttribute>[0];
  if (node.name === 'img') return readAttribute(element, 'alt');
  if (node.name === 'Figure')
    return readAttribute(element, 'alt') ?? readAttribute(element, 'title') ?? readAttribute(element, 'caption');
  return null;
}

import type {Nodes} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

export type PageElement = MdxJsxFlowElement | MdxJsxTextElement;

export const isElement = (node: {readonly type: string}): node is PageElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** Line of a node in its page, from 1. */
export const lineOf = (node: Nodes | undefined): number => node?.position?.start.line ?? 1;

/** The text of an attribute; its source when it is an expression; undefined when it is absent. */
export function readAttribute(element: PageElement, name: string): string | undefined {
  const found = element.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === name);
  const value = found && (found.value ?? '');
  return typeof value === 'object' ? value.value : value;
}

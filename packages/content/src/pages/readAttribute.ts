import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

/** An element of a page. */
export type PageElement = MdxJsxFlowElement | MdxJsxTextElement;

/** The text of an attribute; its source when it is an expression; undefined when it is absent. */
export function readAttribute(element: PageElement, name: string): string | undefined {
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== name) continue;
    const {value} = attribute;
    return typeof value === 'object' && value !== null ? value.value : (value ?? '');
  }
  return undefined;
}

import type {RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

/** A component, which `impliedComponents` imports into the page. */
export function jsx(
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  children: readonly RootContent[] = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({type: 'mdxJsxAttribute', name: key, value})),
    children: children as MdxJsxFlowElement['children'],
  };
}

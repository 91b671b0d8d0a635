import type {Nodes} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

export type PageElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Line of a node in its page, from 1. */
export const lineOf = (node: Nodes | undefined): number => node?.position?.start.line ?? 1;

/** The text of an attribute; its source when it is an expression; undefined when it is absent. */
export function readAttribute(element: PageElement, name: string): string | undefined {
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== name) continue;
    const {value} = attribute;
    return typeof value === 'object' && value !== null ? value.value : (value ?? '');
  }
  return undefined;
}

/** Creates the JSX attribute `markup={{__html: "…"}}`, which passes finished HTML to components. */
export function createMarkup(html: string): MdxJsxAttribute {
  const property = {
    type: 'Property' as const,
    kind: 'init' as const,
    method: false,
    shorthand: false,
    computed: false,
    key: {type: 'Identifier' as const, name: '__html'},
    value: {type: 'Literal' as const, value: html},
  };
  const expression = {type: 'ObjectExpression' as const, properties: [property]};
  return {
    type: 'mdxJsxAttribute',
    name: 'markup',
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: `{__html: ${JSON.stringify(html)}}`,
      data: {estree: {type: 'Program', sourceType: 'module', body: [{type: 'ExpressionStatement', expression}]}},
    },
  };
}

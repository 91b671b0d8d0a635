import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';

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

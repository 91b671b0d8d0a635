import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';

/**
 * `markup={{__html: "…"}}`. All finished HTML of pages is written in this one way: `plugins/page-scripts/holdMarkup.ts`
 * finds it in the scripts.
 */
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

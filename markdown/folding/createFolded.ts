import type {Element} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {MdxJsxAttribute, MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {find, html as htmlSchema} from 'property-information';

/** The attribute as JSX names it: `className`, `aria-label`, `viewBox`. */
function createAttribute(property: string, value: unknown): MdxJsxAttribute {
  const name = /^(aria|data)[A-Z]/.test(property) ? find(htmlSchema, property).attribute : property;
  if (value === true) return {type: 'mdxJsxAttribute', name, value: null};
  return {type: 'mdxJsxAttribute', name, value: Array.isArray(value) ? value.join(' ') : String(value)};
}

/** `dangerouslySetInnerHTML={{__html: "…"}}` */
function createMarkup(html: string): MdxJsxAttribute {
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
    name: 'dangerouslySetInnerHTML',
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: '',
      data: {estree: {type: 'Program', sourceType: 'module', body: [{type: 'ExpressionStatement', expression}]}},
    },
  };
}

/**
 * One node in the place of an element and all that it holds. An element with anchors or links becomes a
 * `StaticMarkup`, which tells the check of links about them.
 */
export function createFolded(element: Element): MdxJsxFlowElementHast {
  const html = toHtml(element.children, {preferUnquoted: true, space: element.tagName === 'svg' ? 'svg' : 'html'});
  const attributes = Object.entries(element.properties)
    .filter(([, value]) => value !== undefined && value !== null && value !== false)
    .map(([property, value]) => createAttribute(property, value));
  const isLinked = element.properties.id !== undefined || / (id|href)=/.test(html);
  return {
    type: 'mdxJsxFlowElement',
    name: isLinked ? 'StaticMarkup' : element.tagName,
    attributes: isLinked
      ? [createAttribute('as', element.tagName), createAttribute('html', html), ...attributes]
      : [...attributes, createMarkup(html)],
    children: [],
    position: element.position,
    // A name of HTML stays one, where MDX would else look for a component.
    data: isLinked ? {} : ({_mdxExplicitJsx: true} as object),
  };
}

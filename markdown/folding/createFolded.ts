import type {Element} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {MdxJsxAttribute, MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {find, html as htmlSchema} from 'property-information';
import {createMarkup} from '../markup/createMarkup';

/** Creates an attribute with its JSX name: `className`, `aria-label`, `viewBox`. */
function createAttribute(property: string, value: unknown): MdxJsxAttribute {
  const name = /^(aria|data)[A-Z]/.test(property) ? find(htmlSchema, property).attribute : property;
  if (value === true) return {type: 'mdxJsxAttribute', name, value: null};
  return {type: 'mdxJsxAttribute', name, value: Array.isArray(value) ? value.join(' ') : String(value)};
}

/** Creates the `StaticMarkup` node that replaces an element and its children. */
export function createFolded(element: Element): MdxJsxFlowElementHast {
  const html = toHtml(element.children, {preferUnquoted: true, space: element.tagName === 'svg' ? 'svg' : 'html'});
  const attributes = Object.entries(element.properties)
    .filter(([, value]) => value !== undefined && value !== null && value !== false)
    .map(([property, value]) => createAttribute(property, value));
  return {
    type: 'mdxJsxFlowElement',
    name: 'StaticMarkup',
    attributes: [createAttribute('as', element.tagName), createMarkup(html), ...attributes],
    children: [],
    position: element.position,
  };
}

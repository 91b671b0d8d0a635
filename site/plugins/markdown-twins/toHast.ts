import {isTag, isText, type AnyNode, type Element as DomElement} from 'domhandler';
import type {Element, ElementContent} from 'hast';
import {find, html} from 'property-information';

/** Converts an element of a parsed page for rehype transforms. Code becomes one text node without highlighting. */
export function toHast({name, attribs, children}: DomElement): Element {
  return {
    type: 'element',
    tagName: name,
    properties: Object.fromEntries(Object.entries(attribs).map(toProperty)),
    children: name === 'code' ? [{type: 'text', value: children.map(readText).join('')}] : children.flatMap(toContent),
  };
}

const readText = (node: AnyNode): string =>
  isText(node) ? node.data : isTag(node) ? node.children.map(readText).join('') : '';

function toContent(node: AnyNode): ElementContent[] {
  if (isText(node)) return [{type: 'text', value: node.data}];
  return isTag(node) ? [toHast(node)] : [];
}

const toProperty = ([attribute, value]: readonly [string, string]): [string, string | string[]] => {
  const {property, spaceSeparated} = find(html, attribute);
  return [property, spaceSeparated ? value.split(/\s+/).filter(Boolean) : value];
};

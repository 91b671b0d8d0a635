import {describe, expect, it} from 'vitest';
import type {Element, ElementContent, Root} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {markLater} from './markLater';

const h = (tagName: string, ...children: (ElementContent | string)[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: children.map((child) => (typeof child === 'string' ? {type: 'text', value: child} : child)),
});
const prose = (lines: number) => h('p', 'x'.repeat(60 * lines));
const code = (lines: number): MdxJsxFlowElementHast => ({
  type: 'mdxJsxFlowElement',
  name: 'CodeBlock',
  attributes: [
    {
      type: 'mdxJsxAttribute',
      name: 'markup',
      value: {type: 'mdxJsxAttributeValueExpression', value: JSON.stringify('x\n'.repeat(lines))},
    },
  ],
  children: [],
});

function mark(...children: Root['children']): Root['children'] {
  const root: Root = {type: 'root', children};
  markLater()(root);
  return root.children;
}
/** The steps of the boxes and the names of what stands outside. */
const outline = (children: readonly Root['children'][number][]) =>
  children.map((node) => (node.type === 'element' ? (node.properties.dataLater ?? node.tagName) : node.type));

describe('marking of what is laid out later', () => {
  it('leaves what a first view may show', () => {
    expect(outline(mark(h('h2', 'a'), prose(30), h('h2', 'b'), prose(20)))).toEqual(['h2', 'p', 'h2', 'p']);
  });

  it('puts what stands between two headings below it into one box', () => {
    const later = [prose(5), code(4), prose(5)];
    const marked = mark(prose(60), h('h2', 'a'), ...later, h('h3', 'b'), prose(5));
    expect(outline(marked)).toEqual(['p', 'h2', 2, 'h3', 1]);
    expect((marked[2] as Element).children).toEqual(later);
  });

  it('leaves a section whole that begins in the first view', () => {
    expect(outline(mark(h('h2', 'a'), prose(50), prose(50)))).toEqual(['h2', 'p', 'p']);
  });

  it('leaves a few lines without a box', () => {
    expect(outline(mark(prose(60), h('h2', 'a'), prose(1), h('h2', 'b')))).toEqual(['p', 'h2', 'p', 'h2']);
  });

  it('goes into a part that holds headings, and leaves a component that does', () => {
    const tabs: MdxJsxFlowElementHast = {...code(0), name: 'Tabs', children: [h('h3', 'c') as never]};
    const [, , part, component] = mark(prose(60), h('h2', 'a'), h('div', h('h3', 'b'), prose(20)), tabs);
    expect(outline((part as Element).children)).toEqual(['h3', 2]);
    expect(component).toBe(tabs);
  });

  it.each([
    [10, 1],
    [20, 2],
    [32, 3],
    [64, 4],
    [400, 5],
  ])('names the height of %i lines by step %i', (lines, step) => {
    const [, , box] = mark(prose(60), h('h2', 'a'), prose(lines));
    expect((box as Element).properties.dataLater).toBe(step);
  });

  it('counts the lines of code', () => {
    const [, , box] = mark(prose(60), h('h2', 'a'), code(60));
    expect((box as Element).properties.dataLater).toBe(4);
  });
});

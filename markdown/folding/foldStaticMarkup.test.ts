import type {Element, ElementContent, Root} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {toHtml} from 'hast-util-to-html';
import {describe, expect, it, vi} from 'vitest';
import {foldStaticMarkup} from './foldStaticMarkup';

vi.mock('hast-util-to-html', {spy: true});

const text = (value: string) => ({type: 'text' as const, value});
const h = (tagName: string, properties: Element['properties'], ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
const component = (name: string, ...children: ElementContent[]): MdxJsxFlowElementHast => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: [],
  children: children as MdxJsxFlowElementHast['children'],
});

function fold(...children: ElementContent[]): MdxJsxFlowElementHast[] {
  const root: Root = {type: 'root', children};
  foldStaticMarkup()(root);
  return root.children as MdxJsxFlowElementHast[];
}
/** Attribute values by name; the source of an expression. */
const read = ({attributes}: MdxJsxFlowElementHast) =>
  Object.fromEntries(
    attributes.map((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute') throw new Error('an expression');
      const {name, value} = attribute;
      return [name, typeof value === 'object' ? value?.value : value];
    }),
  );
const markup = (html: string) => `{__html: ${JSON.stringify(html)}}`;

describe('folding of static markup', () => {
  it('turns an element with its content into one node', () => {
    const [folded] = fold(h('p', {className: ['a', 'b']}, text('Use '), h('code', {}, text('a < b')), text('.')));
    expect(folded).toMatchObject({name: 'StaticMarkup', children: []});
    expect(read(folded!)).toEqual({as: 'p', className: 'a b', markup: markup('Use <code>a &#x3C; b</code>.')});
  });

  it('renders each element once', () => {
    vi.mocked(toHtml).mockClear();
    fold(h('ul', {}, h('li', {}, h('em', {}, text('a')))));
    expect(toHtml).toHaveBeenCalledTimes(1);
  });

  it('leaves an empty element', () => {
    expect(fold(h('hr', {}))).toEqual([h('hr', {})]);
  });

  it('keeps components, and folds the markup around and inside them', () => {
    const strong = h('p', {}, h('strong', {}, text('x')));
    const [list, box] = fold(
      h('ul', {}, h('li', {}, component('CodeBlock')), h('li', {}, h('em', {}, text('y')))),
      component('Step', strong),
    );
    expect(list).toMatchObject({type: 'element', tagName: 'ul'});
    expect((list as unknown as Element).children).toMatchObject([{tagName: 'li'}, {name: 'StaticMarkup'}]);
    expect(box!.children).toMatchObject([{name: 'StaticMarkup'}]);
  });

  it('keeps headings, which the table of contents is generated from', () => {
    expect(fold(h('h2', {id: 'a'}, h('code', {}, text('x'))))[0]).toMatchObject({type: 'element', tagName: 'h2'});
  });

  it('keeps the paths of links, and opens other sites in a new tab', () => {
    const link = (href: string) => h('a', {href}, text('x'));
    const [folded] = fold(h('p', {id: 'here'}, link('#a'), link('/docs/b#c'), link('https://example.com/')));
    expect(read(folded!)).toEqual({
      as: 'p',
      id: 'here',
      markup: markup(
        '<a href=#a>x</a><a href=/docs/b#c>x</a>' +
          '<a href=https://example.com/ target=_blank rel="noopener noreferrer">x</a>',
      ),
    });
  });

  it.each(['pathname:///file.json', 'other-page', '//example.com', 'mailto:a@example.com'])(
    'leaves a link to %s to the link component',
    (href) => {
      expect(fold(h('p', {}, h('a', {href}, text('x'))))[0]).toMatchObject({type: 'element', tagName: 'p'});
    },
  );

  it('drops white space only between blocks', () => {
    const folded = fold(
      text('\n'),
      h('ul', {}, text('\n'), h('li', {}, h('b', {}, text('a')), text(' '), h('i', {}, text('b'))), text('\n')),
      text('\n'),
    );
    expect(folded).toHaveLength(1);
    expect(read(folded[0]!)).toEqual({as: 'ul', markup: markup('<li><b>a</b> <i>b</i></li>')});
  });
});

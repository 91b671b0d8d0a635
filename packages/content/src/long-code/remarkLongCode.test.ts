import type {Root} from 'mdast';
import {expect, it} from 'vitest';
import {longestLine, remarkLongCode} from './remarkLongCode';

function mark(value: string) {
  const tree: Root = {type: 'root', children: [{type: 'paragraph', children: [{type: 'inlineCode', value}]}]};
  remarkLongCode()(tree);
  return tree.children[0];
}

it('allows line breaks in code that is longer than a line', () => {
  expect(mark('x'.repeat(longestLine + 1))).toMatchObject({
    children: [{data: {hProperties: {className: ['al-long']}}}],
  });
});

it('leaves shorter code unchanged', () => {
  expect(mark('x'.repeat(longestLine))).not.toMatchObject({children: [{data: {}}]});
});

import {toString} from 'mdast-util-to-string';
import {expect, it} from 'vitest';
import {parsePage} from '../pages/parsePage';
import {readMarkers, remarkMarkers} from './markers';

it('reads the ids of a mark', () => {
  expect(readMarkers('/* behavior: one-two, three */')).toEqual(['one-two', 'three']);
  expect(readMarkers('/* cspell:words one */')).toEqual([]);
});

it('removes marks with the space before them', () => {
  const {tree} = parsePage(
    'docs/a.mdx',
    'One. {/* behavior: one */} Two. {/* behavior: two */}\n\n{/* behavior: three */}\n',
  );
  remarkMarkers()(tree);
  expect(tree.children.map((node) => toString(node))).toEqual(['One. Two.']);
});

import {toString} from 'mdast-util-to-string';
import {expect, it} from 'vitest';
import {parsePage} from '../pages/parsePage';
import {applyAllowances, readMarkers, remarkMarkers} from './markers';

it('reads the ids of a mark', () => {
  expect(readMarkers('/* behavior: one-two, three */')).toEqual(['one-two', 'three']);
  expect(readMarkers('/* cspell:words one */')).toEqual([]);
});

it('removes marks with the space before them', () => {
  const {tree} = parsePage(
    'docs/a.mdx',
    'One. {/* behavior: one */} Two. {/* behavior: two */}\n\n{/* allow: "three" */}\n',
  );
  remarkMarkers()(tree);
  expect(tree.children.map((node) => toString(node))).toEqual(['One. Two.']);
});

it('leaves out allowed problems of the same paragraph or of the block below, and reports allowances without one', () => {
  const source =
    'One 1 s\nor 11 s. {/* allow: "1 s", `A` (source) */}\n\n{/* allow: "2 s" */}\n\n| a |\n| - |\n| b |\n';
  const report = (line: number, what: string) => ({file: 'docs/a.mdx', line, what, how: ''});
  const problems = [report(1, 'no "1 s"'), report(2, 'no "11 s"'), report(8, 'no "1 s"'), report(8, 'no "2 s"')];
  const left = [...applyAllowances(parsePage('docs/a.mdx', source).tree, 'docs/a.mdx', problems)];
  expect(left.map(({line, what}) => `${line} ${what}`)).toEqual([
    '2 no "11 s"',
    '8 no "1 s"',
    '1 no check reports "A", which the page allows',
  ]);
});

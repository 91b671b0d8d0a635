import {existsSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import type {Root} from 'mdast';
import {expect, test} from 'vitest';
import {pageComponents, pageStyles, remarkPageComponents} from '@aloft/content/markdown';

const element = (name: string) => ({type: 'mdxJsxFlowElement', name, attributes: [], children: []});
const run = (...names: string[]) => {
  const tree = {type: 'root', children: names.map(element)} as unknown as Root;
  remarkPageComponents()(tree);
  return tree.children.map((node) => (node.type as string) === 'mdxjsEsm' && 'value' in node && node.value);
};

test('a page that uses a page component imports it once', () => {
  expect(run('GuideCards', 'Details', 'GuideCards')).toEqual([
    'import GuideCards from "@site/src/components/guide-cards/GuideCards";',
    false,
    false,
    false,
  ]);
});

test('a page with reference elements imports their stylesheet once, and the components in them', () => {
  expect(run('StateDiagram', 'StateDiagram', 'SdkTable')).toEqual([
    'import TabItem from "@site/src/components/tabs/TabItem";',
    'import Tabs from "@site/src/components/tabs/Tabs";',
    'import ZoomButton from "@site/src/components/zoom/ZoomButton";',
    'import "@site/src/css/parts/state-diagram.css";',
    false,
    false,
    false,
  ]);
});

test('other pages import nothing', () => {
  expect(run('Details')).toEqual([false]);
  expect(run('toString')).toEqual([false]);
});

test('every listed module exists', () => {
  const components = Object.values(pageComponents).map((source) => `${source}.tsx`);
  for (const source of [...components, ...Object.values(pageStyles)]) {
    const file = fileURLToPath(new URL(`../../${source.replace('@site/', '')}`, import.meta.url));
    expect(existsSync(file), file).toBe(true);
  }
});

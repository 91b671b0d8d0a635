import {VFile} from 'vfile';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import {parsePage} from '../pages/parsePage';
import {remarkHighlight} from './remarkHighlight';

function blocksOf(source: string, path = '/site/docs/page.mdx'): Record<string, unknown>[] {
  const {tree} = parsePage(path, source);
  remarkHighlight({root: '/site'})(tree, new VFile({path}));
  const blocks: Record<string, unknown>[] = [];
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name !== 'CodeBlock') return;
    const attributes = node.attributes.map((entry) => {
      if (!('name' in entry)) throw new Error('an expression');
      return [entry.name, typeof entry.value === 'object' ? (entry.value?.value ?? null) : entry.value] as const;
    });
    blocks.push(Object.fromEntries(attributes));
  });
  return blocks;
}

it('turns fences at any depth into CodeBlock elements', () => {
  const source =
    '- item\n\n  ```go title="main.go" numbers wrap\n  x := "<"\n  ```\n\n<Tabs>\n\n```text\na\n```\n\n</Tabs>\n';
  const [first, second] = blocksOf(source);
  expect(first).toMatchObject({language: 'go', label: 'Go', title: 'main.go', numbers: null, wrap: null});
  expect(first?.markup).toContain('&quot;&lt;&quot;');
  expect(second).toEqual({markup: 'a', language: 'text', label: 'Text'});
});

it.each([
  ['console', '$ aloft app list\nNAME', true],
  ['bash', 'cd app && aloft deploy', true],
  ['bash', 'A="$(aloft app list)"', true],
  ['bash', 'cat aloft.yaml', false],
  ['text', 'aloft deploy', false],
])('marks scripts with commands that can be explained: %s %j', (language, code, expected) => {
  expect('explain' in blocksOf(`\`\`\`${language}\n${code}\n\`\`\`\n`)[0]!).toBe(expected);
});

it.each([
  ['title="aloft.yaml"', true],
  ['manifest=fragment', true],
  ['title="compose.yaml"', false],
])('marks manifests that can be edited: %s', (meta, expected) => {
  const source = `\`\`\`yaml ${meta}\nversion: 1\n\`\`\`\n`;
  expect('edit' in blocksOf(source)[0]!).toBe(expected);
  expect('edit' in blocksOf(source, '/site/versioned_docs/version-1.0/page.mdx')[0]!).toBe(false);
});

it.each([
  ['```klingon\nx\n```', 'docs/page.mdx:1: the language `klingon` is unknown'],
  ['text\n\n```\nx\n```', 'docs/page.mdx:3: the fence has no language'],
  ['```js\n// highlight-next-line\nx\n```', 'docs/page.mdx:1: the code highlights lines by comments'],
  ['```text mark="x"\nx\n```', 'docs/page.mdx:1: mark="x" is not a list of lines'],
  ['```text ins=2\nx\n```', 'docs/page.mdx:1: ins names line 2 of a block with 1 lines'],
  ['```text words=y\nx\n```', `docs/page.mdx:1: the block doesn't contain "y"`],
])('stops the build at %j', (source, message) => {
  expect(() => blocksOf(source)).toThrow(message);
});

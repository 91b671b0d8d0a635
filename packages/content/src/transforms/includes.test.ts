import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified, type PluggableList} from 'unified';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import {readExampleFile} from '../fences/examples';
import {checkDiagram, remarkDiagrams, remarkIncludeExamples} from './includes';

const transform = (value: string, path: string, ...plugin: readonly unknown[]) => {
  const plugins = [remarkParse, remarkMdx, plugin, remarkStringify] as PluggableList;
  return String(unified().use(plugins).processSync(new VFile({value, path})));
};

const fixtures = join(__dirname, '../fences/fixtures');
const fill = (value: string) =>
  transform(value, join(fixtures, 'in/page.mdx'), remarkIncludeExamples, fixtures, () => readExampleFile(fixtures));

it('examples fill the fences of a page', async () => {
  const output = fill(readFileSync(join(fixtures, 'in/page.mdx'), 'utf8'));
  await expect(output).toMatchFileSnapshot(join(fixtures, 'out/page.mdx'));
  expect(output).toContain('\nif debug {\n\tmux');
});

it.each([
  ['app/none.go', 'in/page.mdx:3: examples/app/none.go does not exist'],
  ['app', 'in/page.mdx:3: examples/app does not exist'],
  ['app/main.go#none', 'in/page.mdx:3: examples/app/main.go: the region `none` does not exist'],
])('fails with page and line for %s', (example, message) => {
  expect(() => fill(`One.\n\n\`\`\`go example="${example}"\n\`\`\`\n`)).toThrow(message);
});

const diagramDirectory = 'docs/_diagrams';
const root = join(__dirname, '../../../..');
const draw = (value: string) => transform(value, join(root, 'docs/page.mdx'), remarkDiagrams, {root});

const good =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 20" role="img" aria-labelledby="a b">' +
  '<title id="a">One</title><desc id="b">Two</desc><path class="c-rule" d="M0 0"/></svg>';

it('inserts the drawing and keeps the caption', () => {
  const page = draw('<Diagram src="console-quota" caption="Quota." />\n');
  expect(page).toContain('caption="Quota."');
  expect(page).toContain('markup=');
  expect(page).not.toContain('src=');
});

it.each([
  ['<Diagram caption="C." />', 'docs/page.mdx:3: a Diagram has no src'],
  ['<Diagram src="console-quota" />', 'docs/page.mdx:3: a Diagram has no caption'],
  ['<Diagram src="none" caption="C." />', 'docs/page.mdx:3: docs/_diagrams/none.svg does not exist'],
])('fails with page and line for %s', (element, message) => {
  expect(() => draw(`One.\n\n${element}\n`)).toThrow(message);
});

it.each([
  ['no title', good.replace(/<title.*title>/, ''), 'it has no title'],
  ['no desc', good.replace(/<desc.*desc>/, ''), 'it has no desc'],
  ['no role', good.replace(' role="img"', ''), 'its root lacks role="img"'],
  ['a wide drawing', good.replace('360', '900'), 'its viewBox is wider'],
  ['a script', good.replace('<path', '<script/><path'), 'it contains the element script'],
  ['a handler', good.replace('class="c-rule"', 'onclick="x"'), 'path has the attribute onclick'],
  ['a hard-coded color', good.replace('class="c-rule"', 'fill="#000"'), 'path has the attribute fill'],
])('rejects %s', (_, svg, problem) => {
  expect(checkDiagram(svg).join('\n')).toContain(problem);
});

it('accepts every drawing of the site', () => {
  expect(checkDiagram(good)).toEqual([]);
  const files = readdirSync(join(root, diagramDirectory));
  expect(files.length).toBeGreaterThan(0);
  for (const file of files)
    expect([file, checkDiagram(readFileSync(join(root, diagramDirectory, file), 'utf8'))]).toEqual([file, []]);
});

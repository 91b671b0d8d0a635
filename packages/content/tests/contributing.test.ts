import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {pageComponents} from '../src/transforms/pageComponents';
import {createRenderers} from '../src/reference/createRenderers';
import {listElements} from '../src/reference/glossary';
import {readComponents} from '../src/checks/loadSite';
import {fixedHeadings} from '../src/style';

const root = process.cwd();
const guide = readFileSync('CONTRIBUTING.md', 'utf8');

/** Attributes by element, from the first occurrence of `<Element attribute attribute>` in tables and lists. */
const documented = new Map<string, readonly string[]>();

for (const [, name = '', attributes = ''] of guide.matchAll(/`<([A-Z]\w+)((?: \w+)*)>`/g))
  if (!documented.has(name)) documented.set(name, attributes.split(' ').filter(Boolean));

/** Written by the transforms of the build, not by authors. */
const internal = ['ApiExplorer', 'CodeBlock', 'ManifestMap', 'ReferenceTools', 'ZoomButton'];

it('CONTRIBUTING.md lists exactly the elements that pages may use', () => {
  const renderers = createRenderers(root).map(({name}) => name);
  const madeAtBuild = [...renderers, ...listElements, ...Object.keys(pageComponents)];
  const allowed = [...readComponents(root, madeAtBuild)].filter((name) => !internal.includes(name));
  expect([...documented.keys()].sort()).toEqual(allowed.sort());
});

it('Placeholder shows every component', () => {
  const page = readFileSync('docs/placeholder.mdx', 'utf8');
  // The guides' cards belong to their overview, and the others aren't visible or are written by the build.
  const elsewhere = ['GuideCards', 'EnglishNote', 'Head', 'Admonition', 'Diagram'];
  const [, list = ''] = /^Components: (.*)$/m.exec(guide) ?? [];
  const names = [...list.matchAll(/`<(\w+)/g)].map(([, name = '']) => name).filter((name) => !elsewhere.includes(name));
  expect(names.filter((name) => !page.includes(`<${name}`))).toEqual([]);
  expect(page.match(/^:::\w+/gm)).toHaveLength(5);
});

it('CONTRIBUTING.md lists the attributes of every reference element', () => {
  for (const {name, required = {}, optional = []} of createRenderers(root))
    expect(documented.get(name), name).toEqual([...Object.keys(required), ...optional]);
});

it.each(fixedHeadings.map(({order}) => order))('CONTRIBUTING.md lists the headings from %s on', (...words) => {
  expect(guide).toContain(words.join(' · '));
});

it('ARCHITECTURE.md can be read in six minutes', () => {
  const text = readFileSync('ARCHITECTURE.md', 'utf8');
  expect(text.split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(1200);
});

it('AGENTS.md fits on a screen, and its commands exist and are those of CONTRIBUTING.md', () => {
  const text = readFileSync('AGENTS.md', 'utf8');
  expect(text.split('\n').length).toBeLessThanOrEqual(40);
  const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  const names = [...text.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name = '']) => name);
  expect(names.filter((name) => !(name in scripts))).toEqual([]);
  // The commands for reading the pages are described in packages/mcp.
  expect(names.filter((name) => name !== 'mcp' && !guide.includes(`npm run ${name}`))).toEqual([]);
});

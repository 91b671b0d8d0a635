import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import {remarkIncludeExamples} from '../transforms/includes';
import type {Renderer} from '../reference/Renderer';
import {remarkReference} from '../reference/remarkReference';
import {createFrozenReader, createFrozenRenderers, freezeFacts, type FrozenFacts} from './frozenFacts';
import {remarkVersionLinks} from '../transforms/versions';

const root = '/project';
const source = `Up to <Limit id="size" />. See <Term id="standby">*on standby*</Term>.

\`\`\`js example="app/index.js"
\`\`\`

[Sizes](/docs#sizes), [docs](/docs-site), <Card to="/docs/x" />
`;

/** Renderers and examples of a platform whose limit has the given value. */
const platform = (limit: string) => ({
  renderers: [
    {name: 'Limit', required: ['id'], inline: true, render: () => [{type: 'text', value: limit}]},
    {
      name: 'Term',
      required: ['id'],
      inline: true,
      content: true,
      render: (_, {children}) => [{type: 'link', url: '/docs/glossary#term', children}],
    },
  ] as Renderer[],
  read: (path: string) => (path === 'app/index.js' ? `use('${limit}');` : undefined),
});

const parse = (text: string) => unified().use(remarkParse).use(remarkMdx).parse(text) as Root;
const freeze = (limit: string) => {
  const facts = freezeFacts([{file: 'docs/a.mdx', tree: parse(source)}], {root, ...platform(limit)});
  return JSON.parse(JSON.stringify(facts)) as FrozenFacts;
};

function build(path: string, text: string, frozen: FrozenFacts): string {
  const current = platform('2 GiB');
  return unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkReference, {root, renderers: (v) => (v === '1.0' ? createFrozenRenderers(frozen) : current.renderers)})
    .use(remarkIncludeExamples, {root, read: (v) => (v === '1.0' ? createFrozenReader(frozen) : current.read)})
    .use(remarkVersionLinks, {root})
    .use(remarkStringify)
    .processSync(new VFile({value: text, path: `${root}/${path}`}))
    .toString();
}

it('keeps the facts and examples of a version, with links within it', () => {
  const page = build('site/versioned_docs/version-1.0/a.mdx', source, freeze('1 GiB'));
  expect(page).toContain('Up to 1 GiB. See [*on standby*](/docs/1.0/glossary#term).');
  expect(page).toContain("use('1 GiB');");
  expect(page).toContain('[Sizes](/docs/1.0#sizes), [docs](/docs-site), <Card to="/docs/1.0/x" />');
});

it('does not change the current version', () => {
  const page = build('docs/a.mdx', source, freeze('1 GiB'));
  expect(page).toContain('Up to 2 GiB. See [*on standby*](/docs/glossary#term).');
  expect(page).toContain("use('2 GiB');");
  expect(page).toContain('[Sizes](/docs#sizes), [docs](/docs-site), <Card to="/docs/x" />');
});

it('fills in the text of a translation', () => {
  const file = 'site/i18n/de/docusaurus-plugin-content-docs/version-1.0/a.mdx';
  expect(build(file, '<Term id="standby">im Standby</Term>\n', freeze('1 GiB'))).toBe(
    '[im Standby](/docs/1.0/glossary#term)\n',
  );
});

it('rejects an element that was not recorded, with file and line', () => {
  expect(() => build('site/versioned_docs/version-1.0/a.mdx', 'A\n\n<Limit id="new" />\n', freeze('1 GiB'))).toThrow(
    'site/versioned_docs/version-1.0/a.mdx:3: <Limit id="new"/> isn\'t recorded for this page',
  );
});

import type {PhrasingContent, Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import type {Renderer} from '../reference/Renderer';
import {remarkReference} from '../reference/remarkReference';
import {createFrozenRenderers, freezeFacts} from './frozenFacts';
import {remarkVersionLinks} from '../transforms';

// site/tests/site/localized.test.ts shows that a version keeps its facts, examples and links.
const root = '/project';
const term: Renderer = {
  name: 'Term',
  required: {id: true},
  inline: true,
  content: true,
  render: (_, {children}) => [{type: 'link', url: '/docs/glossary#term', children: [...children] as PhrasingContent[]}],
};
const tree = unified().use(remarkParse).use(remarkMdx).parse('<Term id="standby">*on standby*</Term>') as Root;
const frozen = freezeFacts([{file: 'docs/a.mdx', tree}], {root, renderers: [term], read: () => undefined});

const build = (path: string, value: string) =>
  unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkReference, root, () => createFrozenRenderers(frozen))
    .use(remarkVersionLinks, {root})
    .use(remarkStringify)
    .processSync(new VFile({value, path: `${root}/${path}`}))
    .toString();

it('fills in the text of a translation', () => {
  const file = 'site/i18n/de/docusaurus-plugin-content-docs/version-1.0/a.mdx';
  expect(build(file, '<Term id="standby">im Standby</Term>\n')).toBe('[im Standby](/docs/1.0/glossary#term)\n');
});

it('rejects an element that was not recorded, with file and line', () => {
  expect(() => build('site/versioned_docs/version-1.0/a.mdx', 'A\n\n<Term id="new">new</Term>\n')).toThrow(
    'site/versioned_docs/version-1.0/a.mdx:3: <Term id="new"> isn\'t recorded for this page',
  );
});

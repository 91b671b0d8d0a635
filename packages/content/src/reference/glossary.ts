import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Link, ListItem, PhrasingContent, Root, RootContent} from 'mdast';
import {type DefinedKind, definedKinds, definitionOf} from '@aloft/platform/resources';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {parsePage} from '../pages/parsePage';
import {readText} from '../prose/prose';
import {element, heading, prose, termRows} from './nodes';
import {remarkReference} from './remarkReference';
import type {Renderer} from './Renderer';

/** Elements around a list on a page. The first paragraph of each item is a term, and the others are its description. */
export const listElements = ['Definitions', 'Glossary'];

/** Renders `<Definitions>` as rows like those of reference elements, and `<Glossary>` as rows by their first letter. */
export function remarkDefinitions() {
  return (tree: Root): void => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      const [list] = node.children;
      if (!listElements.includes(node.name ?? '') || list?.type !== 'list') return;
      const content = node.name === 'Glossary' ? renderLetters(list.children) : [renderRows(list.children)];
      parent!.children.splice(index!, 1, ...(content as never[]));
      return index! + content.length;
    });
  };
}

function renderLetters(items: readonly ListItem[]): RootContent[] {
  const letterOf = (item: ListItem) => toString(item).charAt(0).toUpperCase();
  const idOf = (letter: string) => `letter-${letter.toLowerCase()}`;
  const letters = [...new Set(items.map(letterOf))];
  return [
    element('p', {className: ['ref-letters']}, [letters.map((letter) => `[${letter}](#${idOf(letter)})`).join('')]),
    ...letters.flatMap((letter) => [
      heading(3, idOf(letter), letter),
      renderRows(items.filter((item) => letterOf(item) === letter)),
    ]),
  ];
}

function renderRows(items: readonly ListItem[]): RootContent {
  const rows = items.map(({children: [term, ...description]}) => {
    const link = readAnchor(term);
    if (link) link.data = {hProperties: {id: link.url.slice(1)}};
    return [term?.type === 'paragraph' ? term.children : [], description] as const;
  });
  return termRows(rows);
}

/** The link of a term that links to itself: `[hold](#term-hold)`. */
function readAnchor(term: RootContent | undefined): Link | undefined {
  const link = term?.type === 'paragraph' ? term.children[0] : undefined;
  return link?.type === 'link' && link.url.startsWith('#') ? link : undefined;
}

/** `<Resource kind="app" />`: the definition of a resource, as in its reference and the API's description. */
const resourceDefinition: Renderer = {
  name: 'Resource',
  required: {kind: definedKinds},
  inline: true,
  render: ({kind}) => prose(definitionOf(kind as DefinedKind)),
};

const page = 'docs/glossary.mdx';

/** Reads the terms of the glossary by their anchors, each with the text of its definition. */
function readTerms(root: string): ReadonlyMap<string, {readonly term: PhrasingContent[]; readonly definition: string}> {
  const file = join(root, page);
  const {tree} = parsePage(page, readFileSync(file, 'utf8'));
  remarkReference(root, () => [resourceDefinition])(tree, new VFile({path: file}));
  const terms = new Map<string, {term: PhrasingContent[]; definition: string}>();
  visit(tree, 'listItem', ({children: [term, definition]}) => {
    const link = readAnchor(term);
    if (!link || !definition) return;
    terms.set(link.url, {term: link.children, definition: readText(definition).replaceAll('`', '').trim()});
  });
  return terms;
}

/** `<Term id="standby" />` or `<Term id="standby">on standby</Term>`: a link to a term of the glossary, with the definition for `src/components/page-actions`. */
export function createGlossary(root: string): readonly Renderer[] {
  let terms: ReturnType<typeof readTerms> | undefined;
  const termLink: Renderer = {
    name: 'Term',
    required: {id: true},
    inline: true,
    content: true,
    render: ({id = ''}, {children, fail}) => {
      terms ??= readTerms(root);
      const {term, definition} =
        terms.get(`#term-${id}`) ??
        fail(`the glossary has no term "${id}"`, `write an id of ${page}, or add the term there`);
      const text = children.length > 0 ? (children as PhrasingContent[]) : structuredClone(term);
      const hProperties = {className: ['ref-term'], dataDefinition: definition};
      return [{type: 'link', url: `/docs/glossary#term-${id}`, children: text, data: {hProperties}}];
    },
  };
  return [resourceDefinition, termLink];
}

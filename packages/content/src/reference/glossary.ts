import type {PhrasingContent} from 'mdast';
import {findTerm, glossary, type GlossaryTerm} from '@aloft/platform/glossary';
import {toString} from 'mdast-util-to-string';
import {anchor, type Definition, definitionList, element, heading, paragraph, prose, startSentence} from './nodes';
import type {Renderer} from './Renderer';

/** `<GlossaryList />`: all glossary terms by first letter, with links to related terms and pages. */
export const glossaryList: Renderer = {
  name: 'GlossaryList',
  render: () => {
    const letters = [...new Set(glossary.map(letterOf))];
    const bar = element('p', {className: ['ref-letters']}, letters.map(linkLetter));
    return [
      bar,
      ...letters.flatMap((letter) => [
        heading(3, letterId(letter), [{type: 'text', value: letter}]),
        definitionList(glossary.filter((term) => letterOf(term) === letter).map(describeTerm)),
      ]),
    ];
  },
};

const letterId = (letter: string): string => `letter-${letter.toLowerCase()}`;

const linkLetter = (letter: string): PhrasingContent => ({
  type: 'link',
  url: `#${letterId(letter)}`,
  children: [{type: 'text', value: letter}],
});

function letterOf({term}: GlossaryTerm): string {
  return term.replace(/`/g, '').charAt(0).toUpperCase();
}

function describeTerm({id, term, definition, seeAlso, page}: GlossaryTerm): Definition {
  const more = [...seeAlso.map((other) => linkTerm(other)), ...(page ? [linkPage(page)] : [])];
  const links = more.flatMap((link, index): PhrasingContent[] => [
    {type: 'text', value: index === 0 ? 'See ' : ', '},
    link,
  ]);
  return {
    term: [anchor(`term-${id}`, prose(term))],
    body: [
      paragraph(definition),
      ...(more.length > 0
        ? [{type: 'paragraph' as const, children: [...links, {type: 'text' as const, value: '.'}]}]
        : []),
    ],
  };
}

function linkTerm(id: string): PhrasingContent {
  return {type: 'link', url: `#term-${id}`, children: prose(findTerm(id)?.term ?? id)};
}

/** Pages whose names aren't capitalized words. */
const names: Readonly<Record<string, string>> = {ignitiond: 'ignitiond', sdks: 'SDKs', takeoff: 'takeoff'};

function linkPage(page: string): PhrasingContent {
  const [name = ''] = page.split('/').filter(Boolean).slice(-1);
  return {
    type: 'link',
    url: page,
    children: [{type: 'text', value: names[name] ?? startSentence(name.replaceAll('-', ' '))}],
  };
}

const glossaryPath = '/docs/glossary';

/** `<Term id="standby" />` or `<Term id="standby">on standby</Term>`: a link to a term of the glossary, with the definition for `src/components/page-actions`. */
export const termLink: Renderer = {
  name: 'Term',
  required: ['id'],
  inline: true,
  content: true,
  render: ({id = ''}, {children, fail}) => {
    const term =
      findTerm(id) ??
      fail(
        `the glossary has no term "${id}"`,
        'write an id of packages/platform/src/glossary.ts, or add the term there',
      );
    const text = children.length > 0 ? (children as PhrasingContent[]) : prose(term.term);
    const hProperties = {className: ['ref-term'], dataDefinition: toString(prose(term.definition))};
    return [{type: 'link', url: `${glossaryPath}#term-${id}`, children: text, data: {hProperties}}];
  },
};

import type {PhrasingContent} from 'mdast';
import {findTerm, glossary, type GlossaryTerm} from '@aloft/platform/glossary';
import {toString} from 'mdast-util-to-string';
import {type Definition, definitionList, element, heading, prose, startSentence} from './nodes';
import type {Renderer} from './Renderer';

/** `<GlossaryList />`: all glossary terms by first letter, with links to related terms and pages. */
export const glossaryList: Renderer = {
  name: 'GlossaryList',
  render: () => {
    const letters = [...new Set(glossary.map(letterOf))];
    const links = letters.map((letter) => `[${letter}](#${letterId(letter)})`);
    return [
      element('p', {className: ['ref-letters']}, links),
      ...letters.flatMap((letter) => [
        heading(3, letterId(letter), letter),
        definitionList(glossary.filter((term) => letterOf(term) === letter).map(describeTerm)),
      ]),
    ];
  },
};

const letterId = (letter: string): string => `letter-${letter.toLowerCase()}`;

function letterOf({term}: GlossaryTerm): string {
  return term.replace(/`/g, '').charAt(0).toUpperCase();
}

function describeTerm({id, term, definition, seeAlso, page}: GlossaryTerm): Definition {
  const terms = seeAlso.map((other) => `[${findTerm(other)?.term ?? other}](#term-${other})`);
  const links = [...terms, ...(page ? [linkPage(page)] : [])].join(', ');
  return {id: `term-${id}`, term, body: [definition, links && `See ${links}.`]};
}

/** Pages whose names aren't capitalized words. */
const names: Readonly<Record<string, string>> = {ignitiond: 'ignitiond', sdks: 'SDKs', takeoff: 'takeoff'};

function linkPage(page: string): string {
  const [name = ''] = page.split('/').filter(Boolean).slice(-1);
  return `[${names[name] ?? startSentence(name.replaceAll('-', ' '))}](${page})`;
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

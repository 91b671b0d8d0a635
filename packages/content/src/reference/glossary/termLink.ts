import type {PhrasingContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {findTerm} from '@aloft/platform/glossary';
import {prose} from '../nodes/prose';
import type {Renderer} from '../Renderer';

const glossaryPath = '/docs/glossary';

/** `<Term id="standby" />` or `<Term id="standby">on standby</Term>`: a link to a term of the glossary, with the definition for `src/components/term-card`. */
export const termLink: Renderer = {
  name: 'Term',
  required: ['id'],
  inline: true,
  content: true,
  render: ({id = ''}, {children, fail}) => {
    const term =
      findTerm(id) ??
      fail(`the glossary has no term "${id}"`, 'write an id of packages/platform/src/glossary, or add the term there');
    const text = children.length > 0 ? (children as PhrasingContent[]) : prose(term.term);
    const hProperties = {className: ['ref-term'], dataDefinition: toString(prose(term.definition))};
    return [{type: 'link', url: `${glossaryPath}#term-${id}`, children: text, data: {hProperties}}];
  },
};

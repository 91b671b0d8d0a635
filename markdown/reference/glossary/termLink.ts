import type {PhrasingContent} from 'mdast';
import {findTerm} from '../../../platform/glossary';
import {prose} from '../nodes/prose';
import type {Renderer} from '../Renderer';

const glossaryPath = '/docs/glossary';

/** `<Term id="standby" />` or `<Term id="standby">on standby</Term>`: a link to a term of the glossary. */
export const termLink: Renderer = {
  name: 'Term',
  required: ['id'],
  inline: true,
  content: true,
  render: ({id = ''}, {children, fail}) => {
    const term =
      findTerm(id) ??
      fail(`the glossary has no term "${id}"`, 'write an id of platform/glossary, or add the term there');
    const text = children.length > 0 ? (children as PhrasingContent[]) : prose(term.term);
    return [
      {type: 'link', url: `${glossaryPath}#term-${id}`, children: text, data: {hProperties: {className: ['ref-term']}}},
    ];
  },
};

import type {PhrasingContent} from 'mdast';
import {isLimitId, limits} from '@aloft/platform/limits';
import type {Renderer} from '../Renderer';

/** `<Limit id="request-held" />`: a limit in prose, such as "30 s". */
export const limitValue: Renderer = {
  name: 'Limit',
  required: ['id'],
  inline: true,
  render: ({id = ''}, {fail}): PhrasingContent[] => {
    if (!isLimitId(id)) return fail(`there is no limit "${id}"`, 'write an id of packages/platform/src/limits');
    // A non-breaking space keeps the number and its unit on one line.
    return [{type: 'text', value: limits[id].text.replace(/ /g, '\u00a0')}];
  },
};

import {isLimitId, type LimitId, limitIds, limits} from '@aloft/platform/limits';
import {limitDescriptions} from '@aloft/platform/texts';
import type {PhrasingContent} from 'mdast';
import {definitionList, startSentence} from './nodes';
import type {Attributes, RenderContext, Renderer} from './Renderer';

/** `<LimitTable scope="machine" />`: the limits of one or more scopes, separated by spaces. Defaults to all. */
export const limitTable: Renderer = {
  name: 'LimitTable',
  optional: ['scope'],
  render: (attributes, context) => [
    definitionList(
      selectLimits(attributes, context).map((id) => {
        const {label, text, raisable} = limits[id];
        const notes = [text, raisable ? 'raised on request' : ''];
        return {id: `limit-${id}`, term: startSentence(label), notes, body: [limitDescriptions[id]]};
      }),
    ),
  ],
};

function selectLimits({scope}: Attributes, {fail}: RenderContext): readonly LimitId[] {
  if (scope === undefined) return limitIds;
  const known = new Set<string>(limitIds.map((id) => limits[id].scope));
  const wanted = scope.split(' ');
  const unknown = wanted.find((name) => !known.has(name));
  if (unknown !== undefined)
    return fail(`"${unknown}" is not a scope of limits`, `write one or more of ${[...known].join(', ')}`);
  return limitIds.filter((id) => wanted.includes(limits[id].scope));
}

/** `<Limit id="request-held" />`: a limit in prose, such as "30 s". */
export const limitValue: Renderer = {
  name: 'Limit',
  required: ['id'],
  inline: true,
  render: ({id = ''}, {fail}): PhrasingContent[] => {
    if (!isLimitId(id)) return fail(`there is no limit "${id}"`, 'write an id of packages/platform/src/limits.ts');
    // A non-breaking space keeps the number and its unit on one line.
    return [{type: 'text', value: limits[id].text.replace(/ /g, '\u00a0')}];
  },
};

import {findLimit, limitIds, type LimitId} from '@aloft/platform/limits';
import {anchor} from '../nodes/anchor';
import {definitionList} from '../nodes/definitionList';
import {paragraph} from '../nodes/prose';
import {startSentence} from '../nodes/startSentence';
import type {Attributes, RenderContext, Renderer} from '../Renderer';

/** `<LimitTable scope="machine" />`: the limits of one or more scopes, separated by spaces. Defaults to all. */
export const limitTable: Renderer = {
  name: 'LimitTable',
  optional: ['scope'],
  render: (attributes, context) => [
    definitionList(
      selectLimits(attributes, context).map((id) => {
        const {label, text, description, raisable} = findLimit(id);
        return {
          term: [anchor(`limit-${id}`, [{type: 'text', value: startSentence(label)}])],
          notes: [text, ...(raisable ? ['raised on request'] : [])],
          body: [paragraph(description)],
        };
      }),
    ),
  ],
};

function selectLimits({scope}: Attributes, {fail}: RenderContext): readonly LimitId[] {
  if (scope === undefined) return limitIds;
  const known = new Set<string>(limitIds.map((id) => findLimit(id).scope));
  const wanted = scope.split(' ');
  const unknown = wanted.find((name) => !known.has(name));
  if (unknown !== undefined)
    return fail(`"${unknown}" is not a scope of limits`, `write one or more of ${[...known].join(', ')}`);
  return limitIds.filter((id) => wanted.includes(findLimit(id).scope));
}

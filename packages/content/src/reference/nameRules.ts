import {hostnameRules, type NameRule, nameRules as resourceRules} from '@aloft/platform/values';
import {element} from './nodes';
import type {Renderer} from './Renderer';

const longestShown = 60;

/** `<NameRules />`: the rules for resource names, each with an invalid name; `kind="hostname"`: those for hostnames. */
export const nameRules: Renderer = {
  name: 'NameRules',
  optional: ['kind'],
  render: ({kind = 'resource'}, {fail}) => {
    if (kind !== 'resource' && kind !== 'hostname')
      return fail(`"${kind}" is not a kind of name`, 'write kind="resource" or kind="hostname"');
    const rules = kind === 'resource' ? resourceRules : hostnameRules;
    return [
      element(
        'ol',
        {},
        rules.map((rule) =>
          element('li', {}, [`${rule.text} `, element('br', {}), element('small', {}, [describeBreach(rule)])]),
        ),
      ),
    ];
  },
};

function describeBreach({counterExample}: NameRule): string {
  const isLong = counterExample.length > longestShown;
  const shown = isLong ? `${counterExample.slice(0, 20)}…` : counterExample;
  return `Not allowed: \`${shown}\`${isLong ? ` with ${counterExample.length} characters` : ''}.`;
}

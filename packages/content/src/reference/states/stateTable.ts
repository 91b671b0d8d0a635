import type {ListItem, PhrasingContent} from 'mdast';
import type {StateMachine, Transition} from '@aloft/platform/states';
import {anchor} from '../nodes/anchor';
import {definitionList} from '../nodes/definitionList';
import {paragraph, prose} from '../nodes/prose';
import type {Renderer} from '../Renderer';
import {readKind} from './readKind';
import {hasBilling} from './tagState';

/** `<StateTable kind="machine" />`: the diagram in words, with each state's meaning, billing and transitions. */
export const stateTable: Renderer = {
  name: 'StateTable',
  required: ['kind'],
  render: (attributes, context) => {
    const machine = readKind(attributes, context);
    return [
      definitionList(
        machine.states.map(({name, meaning, billed}) => ({
          term: [anchor(`${machine.kind}-state-${name}`, [{type: 'inlineCode', value: name}])],
          notes: [
            ...(machine.initial.includes(name) ? ['start'] : []),
            ...(hasBilling(machine) ? [billed ? 'billed' : 'not billed'] : []),
          ],
          body: [paragraph(meaning), {type: 'list', ordered: false, spread: false, children: listSteps(machine, name)}],
        })),
      ),
    ];
  },
};

function listSteps({transitions}: StateMachine, name: string): ListItem[] {
  const steps = transitions.filter(({from}) => from === name);
  if (steps.length === 0) return [item([{type: 'text', value: 'Terminal state.'}])];
  return steps.map(({to, cause}: Transition) =>
    item([{type: 'text', value: 'To '}, {type: 'inlineCode', value: to}, {type: 'text', value: ': '}, ...prose(cause)]),
  );
}

function item(children: PhrasingContent[]): ListItem {
  return {type: 'listItem', spread: false, children: [{type: 'paragraph', children}]};
}

import type {ListItem, RootContent} from 'mdast';
import {type StatefulKind, type StateMachine, stateMachines, type Transition} from '@aloft/platform/states';
import {definitionList, element, jsx, listItem} from '../nodes';
import type {Attributes, RenderContext, Renderer} from '../Renderer';
import {drawStates} from './drawStates';
import {hasBilling, tagState} from './measureStates';

// cspell:ignore aeiou
/** `<StateDiagram kind="machine" />`: the states and transitions of a kind, drawn in the build. */
export const stateDiagram: Renderer = {
  name: 'StateDiagram',
  required: ['kind'],
  render: (attributes, context) => {
    const machine = readKind(attributes, context);
    const titleId = `${machine.kind}-states-title`;
    const descriptionId = `${machine.kind}-states-description`;
    const drawing = drawStates(machine, (name) => tagState(machine, name), [titleId, descriptionId]);
    drawing.children.unshift(
      element('title', {id: titleId}, [`States of ${oneOf(machine)}`]),
      element('desc', {id: descriptionId}, [describe(machine)]),
    );
    return [element('figure', {className: ['ref-figure']}, [drawing, jsx('ZoomButton'), ...renderCaption(machine)])];
  },
};

const alternatives = new Intl.ListFormat('en-US', {type: 'disjunction'});

/** The kind with its article: `an app`. */
const oneOf = ({kind}: StateMachine): string => `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`;

function renderCaption(machine: StateMachine): RootContent[] {
  return hasBilling(machine)
    ? [element('figcaption', {}, ['States with a solid bar are billed; those with a dashed outline are not.'])]
    : [];
}

function describe({states, transitions}: StateMachine): string {
  return states
    .map(({name}) => {
      const next = transitions.filter(({from}) => from === name).map(({to}) => to);
      return next.length > 0 ? `From ${name} to ${alternatives.format(next)}.` : `${name} is a terminal state.`;
    })
    .join(' ');
}

/** `<StateTable kind="machine" />`: the diagram in words, with each state's meaning, billing and transitions. */
export const stateTable: Renderer = {
  name: 'StateTable',
  required: ['kind'],
  render: (attributes, context) => {
    const machine = readKind(attributes, context);
    return [
      definitionList(
        machine.states.map(({name, meaning, billed}) => ({
          id: `${machine.kind}-state-${name}`,
          term: `\`${name}\``,
          notes: [
            machine.initial.includes(name) ? 'start' : '',
            hasBilling(machine) ? (billed ? 'billed' : 'not billed') : '',
          ],
          body: [meaning, {type: 'list', ordered: false, spread: false, children: listSteps(machine, name)}],
        })),
      ),
    ];
  },
};

function listSteps({transitions}: StateMachine, name: string): ListItem[] {
  const steps = transitions.filter(({from}) => from === name);
  const texts = steps.map(({to, cause}: Transition) => `To \`${to}\`: ${cause}`);
  return (texts.length > 0 ? texts : ['Terminal state.']).map(listItem);
}

/** The state machine of the kind that an element names. */
function readKind({kind = ''}: Attributes, {fail}: RenderContext): StateMachine {
  if (Object.hasOwn(stateMachines, kind)) return stateMachines[kind as StatefulKind];
  return fail(`"${kind}" is not a kind that has states`, `write one of ${Object.keys(stateMachines).join(', ')}`);
}

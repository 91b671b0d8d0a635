// cspell:ignore aeiou
import type {RootContent} from 'mdast';
import type {StateMachine} from '@aloft/platform/states';
import {element} from '../nodes/element';
import type {Renderer} from '../Renderer';
import {drawStates} from './drawStates';
import {readKind} from './readKind';
import {hasBilling, tagState} from './tagState';

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
    return [element('figure', {className: ['ref-figure']}, [drawing, ...renderCaption(machine)])];
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

// cspell:ignore aeiou
import type {ListItem} from 'mdast';
import {type StatefulKind, type StateMachine, stateMachines} from '@aloft/platform/states';
import {definitionList, element, jsx, listItem, type ReferenceElement} from './nodes';
import type {Renderer} from './Renderer';

/** `<StateDiagram kind="machine" />`: the states and transitions of a kind, drawn in the build. */
export const stateDiagram: Renderer = {
  name: 'StateDiagram',
  required: {kind: Object.keys(stateMachines)},
  render: ({kind}) => {
    const machine: StateMachine = stateMachines[kind as StatefulKind];
    const caption = 'States with a solid bar are billed; those with a dashed outline are not.';
    return [
      element('figure', {className: ['al-diagram']}, [
        drawStates(machine),
        jsx('ZoomButton'),
        ...(hasBilling(machine) ? [element('figcaption', {}, [caption])] : []),
      ]),
    ];
  },
};

const alternatives = new Intl.ListFormat('en-US', {type: 'disjunction'});

function describe({states, transitions}: StateMachine): string {
  return states
    .map(({name}) => {
      const next = transitions.filter(({from}) => from === name).map(({to}) => to);
      return next.length > 0 ? `From ${name} to ${alternatives.format(next)}.` : `${name} is a terminal state.`;
    })
    .join(' ');
}

/** Whether billing differs between the states of a kind. Only then do states get a label for it. */
const hasBilling = ({states}: StateMachine): boolean =>
  states.some(({billed}) => billed) && states.some(({billed}) => !billed);

const margin = 2;
const boxHeight = 44;
/** From the top of a box to that of the next one. */
const step = 66;
/** Distance of the lanes next to the boxes. */
const laneWidth = 15;

/**
 * Draws the states below each other, in the order of the facts. Transitions to the next state go straight down, others
 * along a lane for each target: down on the right, and up on the left. Colors come from the stylesheet, so they follow the color mode.
 */
function drawStates(machine: StateMachine): ReferenceElement {
  const {kind, states, transitions} = machine;
  const at = (state: string) => states.findIndex(({name}) => name === state);
  const steps = transitions.map(({from, to}) => ({from: at(from), to: at(to)}));
  /** Targets of the lanes on a side, those with the shortest lines first. */
  const listLanes = (sign: number) => {
    const lengths = new Map<number, number>();
    for (const {from, to} of steps)
      if (to !== from + 1 && (to - from) * sign > 0)
        lengths.set(to, Math.max(lengths.get(to) ?? 0, Math.abs(to - from)));
    return [...lengths].sort(([, one], [, other]) => one - other).map(([to]) => to);
  };
  const [up, down] = [listLanes(-1), listLanes(1)];
  const boxWidth = Math.ceil(Math.max(8, ...states.map(({name}) => name.length)) * 8.1) + 34;
  const left = margin + up.length * laneWidth;
  const right = left + boxWidth;
  const width = right + down.length * laneWidth + margin;
  const height = states.length * step - (step - boxHeight) + 2 * margin;
  const top = (position: number) => margin + position * step;
  const drawn = steps.map(({from, to}) => {
    if (to === from + 1) {
      const [x, y] = [left + boxWidth / 2, top(from) + boxHeight];
      return [`M${x} ${y}v${step - boxHeight - 4}`, `M${x - 4} ${y + step - boxHeight - 7}l4 7 4-7Z`];
    }
    // Lines leave a box in the direction of their target, so that they don't meet those that arrive.
    const [edge, outward, lanes] = to > from ? [right, 1, down] : [left, -1, up];
    const [start, end] = [top(from) + boxHeight / 2 + outward * 8, top(to) + boxHeight / 2 - outward * 8];
    const bend = outward * 6;
    const x = edge + outward * (lanes.indexOf(to) * laneWidth + 14);
    return [
      `M${edge} ${start}H${x - bend}q${bend} 0 ${bend} ${bend}V${end - bend}q0 ${bend} ${-bend} ${bend}H${edge + outward * 5}`,
      `M${edge + outward * 8} ${end - 4}l${outward * -7} 4 ${outward * 7} 4Z`,
    ];
  });
  const ids = ['title', 'description'].map((part) => `${kind}-states-${part}`);
  const ariaLabelledBy = ids.join(' ');
  return element(
    'svg',
    {textAnchor: 'middle', viewBox: `0 0 ${width} ${height}`, width, height, role: 'img', ariaLabelledBy},
    [
      element('title', {id: ids[0]}, [`States of ${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`]),
      element('desc', {id: ids[1]}, [describe(machine)]),
      ...['line', 'accent'].map((name, part) =>
        element('path', {className: [name], d: drawn.map((paths) => paths[part]).join('')}),
      ),
      ...states.map(({name}, position) => drawState(machine, name, boxWidth, `translate(${left} ${top(position)})`)),
    ],
  );
}

function drawState(machine: StateMachine, name: string, width: number, transform: string): ReferenceElement {
  const billed = hasBilling(machine) && machine.states.some((state) => state.name === name && state.billed);
  const tags = [
    ...(machine.initial.includes(name) ? ['start'] : []),
    ...(machine.transitions.some(({from}) => from === name) ? [] : ['end']),
    ...(billed ? ['billed'] : []),
  ];
  return element('g', {transform}, [
    element('rect', {className: [hasBilling(machine) && !billed ? 'standby' : 'box'], width, height: boxHeight, rx: 7}),
    ...(billed ? [element('rect', {className: ['run'], x: 5, y: 7, width: 4, height: boxHeight - 14, rx: 2})] : []),
    element('text', {className: ['mono'], x: width / 2, y: tags.length > 0 ? 18 : boxHeight / 2 + 5}, [name]),
    ...(tags.length > 0
      ? [element('text', {className: ['small', 'muted'], x: width / 2, y: 33}, [tags.join(' · ')])]
      : []),
  ]);
}

/** `<StateTable kind="machine" />`: the diagram in words, with each state's meaning, billing and transitions. */
export const stateTable: Renderer = {
  name: 'StateTable',
  required: {kind: Object.keys(stateMachines)},
  render: ({kind}) => {
    const machine: StateMachine = stateMachines[kind as StatefulKind];
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
  const texts = transitions.filter(({from}) => from === name).map(({to, cause}) => `To \`${to}\`: ${cause}`);
  return (texts.length > 0 ? texts : ['Terminal state.']).map(listItem);
}

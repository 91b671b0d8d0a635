import type {StateMachine} from '../../../platform/states';
import {element, type ReferenceElement} from '../nodes/element';
import {drawBus} from './drawBus';
import {layoutStates} from './layoutStates';
import {measureStates, type StateSizes} from './measureStates';
import {hasBilling} from './tagState';

/** Draws the life of a kind as SVG. Colors come from the style sheet, so that it follows the mode. */
export function drawStates(
  machine: StateMachine,
  tagsOf: (name: string) => readonly string[],
  labelledBy: readonly string[],
): ReferenceElement {
  const layout = layoutStates(machine);
  const sizes = measureStates(machine, layout);
  const {width, height} = sizes;
  return element(
    'svg',
    {
      className: ['ref-states', ...(hasBilling(machine) ? ['ref-states-billing'] : [])],
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      role: 'img',
      ariaLabelledBy: labelledBy.join(' '),
    },
    [
      ...layout.straight.map((position) => drawStraight(position, sizes)),
      ...layout.down.flatMap((bus) => drawBus(bus, 'down', sizes, layout)),
      ...layout.up.flatMap((bus) => drawBus(bus, 'up', sizes, layout)),
      ...machine.states.map(({name}, position) => drawState(name, tagsOf(name), position, sizes)),
    ],
  );
}

function drawStraight(position: number, {center, top, boxHeight}: StateSizes): ReferenceElement {
  const from = top(position) + boxHeight;
  const to = top(position + 1);
  return element('g', {className: ['ref-step']}, [
    element('path', {d: `M${center} ${from}V${to - 4}`}),
    element('path', {className: ['ref-head'], d: `M${center - 4} ${to - 7}l4 7 4-7Z`}),
  ]);
}

function drawState(
  name: string,
  tags: readonly string[],
  position: number,
  {left, center, top, boxWidth, boxHeight}: StateSizes,
): ReferenceElement {
  const y = top(position);
  const billed = tags.includes('billed');
  return element('g', {className: ['ref-state', ...(billed ? ['ref-billed'] : [])]}, [
    element('rect', {x: left, y, width: boxWidth, height: boxHeight, rx: 7}),
    ...(billed
      ? [element('rect', {className: ['ref-bar'], x: left + 5, y: y + 7, width: 4, height: boxHeight - 14, rx: 2})]
      : []),
    element('text', {x: center, y: y + (tags.length > 0 ? 18 : boxHeight / 2 + 5)}, [name]),
    ...(tags.length > 0 ? [element('text', {className: ['ref-tags'], x: center, y: y + 33}, [tags.join(' · ')])] : []),
  ]);
}

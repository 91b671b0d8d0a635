import type {StateMachine} from '@aloft/platform/states';
import {element, type ReferenceElement} from '../nodes';
import {type Bus, layoutStates, type StateLayout} from './layoutStates';
import {hasBilling, measureStates, type StateSizes} from './measureStates';

/** Draws the states of a kind as SVG. Colors come from the stylesheet, so they follow the color mode. */
export function drawStates(
  machine: StateMachine,
  tagsOf: (name: string) => readonly string[],
  labelledBy: readonly string[],
): ReferenceElement {
  const layout = layoutStates(machine);
  const sizes = measureStates(machine, layout);
  const {width, height} = sizes;
  const buses = (['down', 'up'] as const).flatMap((side) =>
    layout[side].map((bus) => drawBus(bus, side, sizes, layout)),
  );
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
      element('path', {d: drawLines(layout.straight, sizes) + buses.map(({lines}) => lines).join('')}),
      element('path', {d: drawHeads(layout.straight, sizes) + buses.map(({head}) => head).join('')}),
      ...machine.states.map(({name}, position) => drawState(name, tagsOf(name), position, sizes)),
    ],
  );
}

/** Lines from each of the boxes to the next one. Relative coordinates are identical and compress well. */
function drawLines(positions: readonly number[], {center, top, boxHeight}: StateSizes): string {
  const length = top(1) - top(0) - boxHeight - 4;
  return moveAlong(positions, center, (position) => top(position) + boxHeight, `v${length}`, length);
}

function drawHeads(positions: readonly number[], {center, top}: StateSizes): string {
  return moveAlong(positions, center - 4, (position) => top(position + 1) - 7, 'l4 7 4-7Z', 0);
}

/** Repeats a drawing at several heights. @param height from the start point of the drawing to its end point */
function moveAlong(
  positions: readonly number[],
  x: number,
  yOf: (position: number) => number,
  drawing: string,
  height: number,
): string {
  return positions
    .map((position, index) => {
      const before = positions[index - 1];
      const move = before === undefined ? `M${x} ${yOf(position)}` : `m0 ${yOf(position) - yOf(before) - height}`;
      return move + drawing;
    })
    .join('');
}

function drawState(
  name: string,
  tags: readonly string[],
  position: number,
  {left, top, boxWidth, boxHeight}: StateSizes,
): ReferenceElement {
  const billed = tags.includes('billed');
  return element('g', {...(billed && {className: ['ref-billed']}), transform: `translate(${left} ${top(position)})`}, [
    element('rect', {width: boxWidth, height: boxHeight, rx: 7}),
    ...(billed ? [element('rect', {x: 5, y: 7, width: 4, height: boxHeight - 14, rx: 2})] : []),
    element('text', {x: boxWidth / 2, y: tags.length > 0 ? 18 : boxHeight / 2 + 5}, [name]),
    ...(tags.length > 0 ? [element('text', {x: boxWidth / 2, y: 33}, [tags.join(' · ')])] : []),
  ]);
}

type Side = 'down' | 'up';

const radius = 6;

/** Paths of the transitions into one state. */
interface DrawnBus {
  /** A line from each source, all along one lane. */
  readonly lines: string;
  /** The arrowhead at the target. */
  readonly head: string;
}

/**
 * Draws the transitions into one state. Identical parts use relative coordinates, which compress to a few bytes.
 */
function drawBus(bus: Bus, side: Side, sizes: StateSizes, layout: StateLayout): DrawnBus {
  const edge = side === 'down' ? sizes.right : sizes.left;
  const outward = side === 'down' ? 1 : -1;
  const x = sizes.laneX(side, bus.lane);
  const end = portY(bus.target, bus, side, sizes, layout);
  const bend = outward * radius;
  const lines = bus.sources.map((source) => {
    const start = portY(source, bus, side, sizes, layout);
    return [
      `M${edge} ${start}H${x - bend}q${bend} 0 ${bend} ${bend}`,
      `V${end - bend}q0 ${bend} ${-bend} ${bend}H${edge + outward * 5}`,
    ].join('');
  });
  return {
    lines: lines.join(''),
    head: `M${edge + outward * 8} ${end - 4}l${outward * -7} 4 ${outward * 7} 4Z`,
  };
}

/**
 * The height at which a bus meets a box. Incoming and outgoing lines are ordered by lane, so that those of one box
 * don't cross each other.
 */
function portY(position: number, bus: Bus, side: Side, {top, boxHeight}: StateSizes, layout: StateLayout): number {
  const buses = side === 'down' ? layout.down : layout.up;
  const leaving = buses.filter(({sources}) => sources.includes(position)).sort((a, b) => b.lane - a.lane);
  const arriving = buses.filter(({target}) => target === position);
  const ports = side === 'down' ? [...arriving, ...leaving] : [...leaving.reverse(), ...arriving];
  const slot = ports.indexOf(bus);
  return Math.round(top(position) + (boxHeight * (slot + 1)) / (ports.length + 1));
}

import type {StateMachine} from '@aloft/platform/states';
import type {Bus, StateLayout} from './layoutStates';

/** Sizes of a drawing, in CSS pixels. */
export interface StateSizes {
  readonly width: number;
  readonly height: number;
  readonly boxWidth: number;
  readonly boxHeight: number;
  /** Left edge, middle and right edge of the boxes. */
  readonly left: number;
  readonly center: number;
  readonly right: number;
  /** Upper edge of the box at an index. */
  readonly top: (position: number) => number;
  /** Horizontal position of a lane. */
  readonly laneX: (side: 'down' | 'up', lane: number) => number;
}

const characterWidth = 8.1;
const boxHeight = 44;
const gap = 22;
const laneWidth = 15;
const margin = 2;

/** Computes sizes so that every name fits its box and every lane its side. */
export function measureStates({states}: StateMachine, {down, up}: StateLayout): StateSizes {
  const longest = Math.max(8, ...states.map(({name}) => name.length));
  const boxWidth = Math.ceil(longest * characterWidth) + 34;
  const left = margin + countLanes(up) * laneWidth + (up.length > 0 ? 6 : 0);
  const right = left + boxWidth;
  return {
    width: right + countLanes(down) * laneWidth + (down.length > 0 ? 6 : 0) + margin,
    height: states.length * (boxHeight + gap) - gap + 2 * margin,
    boxWidth,
    boxHeight,
    left,
    center: left + boxWidth / 2,
    right,
    top: (position) => margin + position * (boxHeight + gap),
    laneX: (side, lane) =>
      side === 'down' ? right + 6 + (lane + 0.6) * laneWidth : left - 6 - (lane + 0.6) * laneWidth,
  };
}

function countLanes(buses: readonly Bus[]): number {
  return Math.max(0, ...buses.map(({lane}) => lane + 1));
}

/** Whether billing differs between the states of a kind. Only then do states get a label for it. */
export function hasBilling({states}: StateMachine): boolean {
  return states.some(({billed}) => billed) && states.some(({billed}) => !billed);
}

/** Short labels of a state: initial, terminal and billed. */
export function tagState(machine: StateMachine, name: string): string[] {
  const state = machine.states.find((candidate) => candidate.name === name);
  return [
    ...(machine.initial.includes(name) ? ['start'] : []),
    ...(machine.transitions.some(({from}) => from === name) ? [] : ['end']),
    ...(hasBilling(machine) && state?.billed ? ['billed'] : []),
  ];
}

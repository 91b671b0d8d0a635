import type {StateMachine, Transition} from '@aloft/platform/states';

/** Transitions into one state that share a lane next to the boxes. */
export interface Bus {
  /** Index of their common target state. */
  readonly target: number;
  /** Indexes of their source states. */
  readonly sources: readonly number[];
  /** Lane from 0, counted away from the boxes. */
  readonly lane: number;
}

/** Positions in steps and lanes, before sizes are known. */
export interface StateLayout {
  /** Indexes of the states with a straight arrow to the next one. */
  readonly straight: readonly number[];
  /** Transitions down that skip states, on the right. */
  readonly down: readonly Bus[];
  /** Transitions up, on the left. */
  readonly up: readonly Bus[];
}

/**
 * Stacks the states in the order of the facts. Transitions to the next state go straight down. The others run in lanes,
 * one lane per target state, so that a machine with many transitions into `failed` stays readable on a phone.
 */
export function layoutStates({states, transitions}: StateMachine): StateLayout {
  const index = new Map(states.map(({name}, position) => [name, position]));
  const at = (name: string): number => {
    const position = index.get(name);
    if (position === undefined) throw new Error(`a transition names the state "${name}", which does not exist`);
    return position;
  };
  const isNext = ({from, to}: Transition) => at(to) === at(from) + 1;
  const collect = (steps: readonly Transition[]) =>
    assignLanes(
      states.map((_, target) => ({
        target,
        sources: steps.filter(({to}) => at(to) === target).map(({from}) => at(from)),
      })),
    );
  return {
    straight: transitions.filter(isNext).map(({from}) => at(from)),
    down: collect(transitions.filter((step) => !isNext(step) && at(step.to) > at(step.from))),
    up: collect(transitions.filter((step) => at(step.to) < at(step.from))),
  };
}

/** Assigns every bus the innermost lane that is free over its whole length, short ones first. */
function assignLanes(buses: readonly Omit<Bus, 'lane'>[]): Bus[] {
  const lanes: [number, number][][] = [];
  return buses
    .filter(({sources}) => sources.length > 0)
    .map((bus) => ({bus, from: Math.min(bus.target, ...bus.sources), to: Math.max(bus.target, ...bus.sources)}))
    .sort((a, b) => a.to - a.from - (b.to - b.from) || a.from - b.from)
    .map(({bus, from, to}) => {
      const free = lanes.findIndex((taken) => taken.every(([start, end]) => to < start || from > end));
      const lane = free < 0 ? lanes.push([]) - 1 : free;
      lanes[lane]?.push([from, to]);
      return {...bus, lane};
    });
}

import type {Bus} from './layoutStates';

/** Assigns every bus the innermost lane that is free over its whole length, short ones first. */
export function assignLanes(buses: readonly Omit<Bus, 'lane'>[]): Bus[] {
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

import {describe, expect, it} from 'vitest';
import {stateMachines} from '@aloft/platform/states';
import {layoutStates, type Bus} from './layoutStates';
import {measureStates} from './measureStates';

const machines = Object.values(stateMachines);

function overlaps(buses: readonly Bus[]): boolean {
  const ends = ({target, sources}: Bus) => [Math.min(target, ...sources), Math.max(target, ...sources)] as const;
  return buses.some((one, index) =>
    buses
      .slice(index + 1)
      .some((other) => one.lane === other.lane && ends(one)[0] <= ends(other)[1] && ends(other)[0] <= ends(one)[1]),
  );
}

describe('layoutStates', () => {
  it.each(machines.map((machine) => [machine.kind, machine] as const))(
    'draws every transition of %s once, without overlaps',
    (_kind, machine) => {
      const layout = layoutStates(machine);
      const names = machine.states.map(({name}) => name);
      const drawn = [
        ...layout.straight.map((from) => [names[from], names[from + 1]]),
        ...[...layout.down, ...layout.up].flatMap(({sources, target}) =>
          sources.map((source) => [names[source], names[target]]),
        ),
      ];
      expect(drawn.sort()).toEqual(machine.transitions.map(({from, to}) => [from, to]).sort());
      expect(overlaps(layout.down)).toBe(false);
      expect(overlaps(layout.up)).toBe(false);
    },
  );

  it.each(machines.map((machine) => [machine.kind, machine] as const))(
    'keeps %s within the text column of a phone',
    (_kind, machine) => {
      expect(measureStates(machine, layoutStates(machine)).width).toBeLessThanOrEqual(328);
    },
  );
});

import {expect, it} from 'vitest';
import {clockOf, createState, runCommand, type SimulatorState} from '..';

const advance = (state: SimulatorState, ms: number) => runCommand(state, 'true', {now: state.now + ms}).state;

it('time passes purely, and independent of the step size', () => {
  const state = createState({scenario: 'hello'});
  const before = JSON.stringify(state);
  let many = state;
  for (let second = 0; second < 90; second += 1) many = advance(many, 1000);
  expect(many).toEqual(advance(state, 90_000));
  expect(JSON.stringify(state)).toBe(before);
});

it("uses the later of the clock's and the state's time", () => {
  const state = createState({scenario: 'hello'});
  expect(runCommand(state, 'aloft app list', {now: 0}).state.now).toBeGreaterThan(state.now);
  const later = clockOf(state).now + 3_600_000;
  expect(runCommand(state, 'aloft app list', {now: later}).state.now).toBeGreaterThan(later);
});

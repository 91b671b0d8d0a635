import {describe, expect, it} from 'vitest';
import {stateMachines} from '@aloft/platform/states';
import {advance, clockOf, createState, runCommand} from '..';
import {changeState} from './changeState';

describe('changeState', () => {
  it('follows the allowed transitions of every kind, and no others', () => {
    for (const machine of Object.values(stateMachines)) {
      for (const {name: from} of machine.states) {
        for (const {name: to} of machine.states) {
          const resource = {state: from, updatedAt: 0};
          const allowed = from === to || machine.transitions.some((step) => step.from === from && step.to === to);
          if (allowed) {
            changeState(machine.kind, resource, to, 1);
            expect(resource.state).toBe(to);
          } else {
            expect(() => changeState(machine.kind, resource, to, 1)).toThrow('illegal transition');
          }
        }
      }
    }
  });
});

describe('advance', () => {
  it('is pure, and independent of the step size', () => {
    const state = createState({scenario: 'hello'});
    const before = JSON.stringify(state);
    let many = state;
    for (let second = 0; second < 90; second += 1) many = advance(many, 1000);
    expect(many).toEqual(advance(state, 90_000));
    expect(JSON.stringify(state)).toBe(before);
  });

  it('ignores invalid times', () => {
    const state = createState({scenario: 'hello'});
    expect(advance(state, NaN)).toEqual(state);
    expect(advance(state, -5)).toEqual(state);
  });

  it("uses the later of the clock's and the state's time", () => {
    const state = createState({scenario: 'hello'});
    expect(runCommand(state, 'aloft app list', {now: 0}).clock.now).toBeGreaterThan(state.now);
    const later = clockOf(state).now + 3_600_000;
    expect(runCommand(state, 'aloft app list', {now: later}).clock.now).toBeGreaterThan(later);
  });
});

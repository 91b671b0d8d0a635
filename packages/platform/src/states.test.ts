import {describe, expect, it} from 'vitest';
import {nextStates, stateMachines} from './states';

describe.each(Object.values(stateMachines))('states of a $kind', ({kind, states, initial, transitions}) => {
  const names = states.map((state) => state.name);

  it('have a meaning', () => {
    for (const state of states) expect(state.meaning).toMatch(/^[A-Z].*\.$/);
  });

  it('have transitions with a cause', () => {
    for (const step of transitions) expect(step.cause.length).toBeGreaterThan(5);
  });

  it('are all reachable', () => {
    const reached = new Set<string>(initial);
    for (const name of reached) nextStates(kind, name).forEach((next) => reached.add(next));
    expect([...reached].sort()).toEqual([...names].sort());
  });
});

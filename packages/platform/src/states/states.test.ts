import {describe, expect, it} from 'vitest';
import {nextStates, stateMachines} from '.';

describe.each(Object.values(stateMachines))('states of a $kind', ({kind, states, initial, transitions}) => {
  const names = states.map((state) => state.name);

  it('have unique names and a meaning', () => {
    expect(new Set(names).size).toBe(names.length);
    for (const state of states) expect(state.meaning).toMatch(/^[A-Z].*\.$/);
  });

  it('have unique transitions between existing states, each with a cause', () => {
    for (const step of transitions) {
      expect(names).toContain(step.from);
      expect(names).toContain(step.to);
      expect(step.cause.length).toBeGreaterThan(5);
    }
    expect(new Set(transitions.map((step) => `${step.from} ${step.to}`)).size).toBe(transitions.length);
  });

  it('are all reachable', () => {
    const reached = new Set<string>(initial);
    for (const name of reached) nextStates(kind, name).forEach((next) => reached.add(next));
    expect([...reached].sort()).toEqual([...names].sort());
  });
});

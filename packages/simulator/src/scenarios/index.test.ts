import {describe, expect, it} from 'vitest';
import {clockOf, runCommand, scenarioNames, scenarios} from '..';
import {createEmptyState} from '../state/createEmptyState';
import {checkWorld} from '../../tests/checkWorld';

describe.each(scenarioNames)('scenario %s', (name) => {
  it('runs its setup without an error, and has a description', () => {
    const scenario = scenarios[name];
    expect(scenario?.description).toMatch(/^[A-Z].*\.$/);
    let state = createEmptyState(scenario?.options);
    for (const line of scenario?.setup ?? []) {
      const result = runCommand(state, line, clockOf(state));
      expect(result.stderr).toBe('');
      expect(result.exitCode).toBe(0);
      state = result.state;
    }
    expect(checkWorld(state)).toEqual([]);
  });
});

import {expect, it} from 'vitest';
import {clockOf, runCommand, scenarioNames, scenarios} from '.';
import {createEmptyState} from './state/createEmptyState';
import {properties} from '../tests/behaviors';

it.each(scenarioNames)('the scenario %s has a description, and a setup without an error or a violation', (name) => {
  const scenario = scenarios[name];
  expect(scenario?.description).toMatch(/^[A-Z].*\.$/);
  let state = createEmptyState(scenario?.options);
  for (const line of scenario?.setup ?? []) {
    const result = runCommand(state, line, clockOf(state));
    expect(result).toMatchObject({stderr: '', exitCode: 0});
    state = result.state;
  }
  for (const property of Object.values(properties))
    if ('always' in property) expect(property.always(state)).toEqual([]);
});

import {expect, it} from 'vitest';
import {behaviors, type Behavior, type BehaviorId} from '@aloft/platform/behaviors';
import {properties} from '../tests/behaviors';
import {findViolation, formatViolation} from '../tests/runProperty';

it.each(Object.entries(properties))('%s', (id, property) => {
  const violation = findViolation(property);
  if (violation) expect.fail(`${behaviors[id as BehaviorId].sentence}\n\n${formatViolation(violation)}`);
});

it('a behavior has a property, or a reason not to have one', () => {
  const proved = Object.entries<Behavior>(behaviors).filter(([, {textOnly}]) => textOnly === undefined);
  expect(proved.length / Object.keys(behaviors).length).toBeGreaterThan(0.9);
  expect(Object.keys(properties).sort()).toEqual(proved.map(([id]) => id).sort());
});

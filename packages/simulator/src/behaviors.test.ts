import {expect, it} from 'vitest';
import {behaviors, type BehaviorId} from '@aloft/platform/behaviors';
import {properties} from './testing/behaviors';
import {findViolation, formatViolation} from './testing/runProperty';

const proved = (Object.keys(behaviors) as BehaviorId[]).filter((id) => !('textOnly' in properties[id]));

it.each(proved)('%s', (id) => {
  const violation = findViolation(properties[id]);
  if (violation) expect.fail(`${behaviors[id].sentence}\n\n${formatViolation(violation)}`);
});

it('most behaviors are proved', () => {
  expect(proved.length / Object.keys(behaviors).length).toBeGreaterThan(0.85);
});

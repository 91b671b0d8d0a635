import {expect, it} from 'vitest';
import {behaviors, type BehaviorId} from '@aloft/platform/behaviors';
import {properties} from '../tests/behaviors';
import {findViolation, formatViolation} from '../tests/runProperty';

const proved = (Object.keys(behaviors) as BehaviorId[]).filter((id) => !('textOnly' in properties[id]));

it.each(proved)('%s', (id) => {
  const violation = findViolation(properties[id]);
  if (violation) expect.fail(`${behaviors[id].sentence}\n\n${formatViolation(violation)}`);
});

it('most behaviors are proved', () => {
  expect(proved.length / Object.keys(behaviors).length).toBeGreaterThan(0.85);
});

it('a failed property prints the shortest lines that lead to it', () => {
  const violation = findViolation({
    always: ({namespaces}) =>
      Object.values(namespaces).flatMap(({apps}) =>
        Object.values(apps).flatMap(({name, scale}) => (scale.max === 3 ? [`${name} has 3 machines`] : [])),
      ),
  });
  expect(violation && formatViolation(violation)).toMatch(/\naloft app (?:scale|create) [^\n]*\n\n\S+ has 3 machines$/);
  expect(violation?.lines).toHaveLength(1);
});

import path from 'node:path';
import {expect, test} from 'vitest';
import {listDockerfiles} from './images/openWorkspaces';
import {examplesRoot, listExamples, readExample} from './readExample';
import {readVerifications} from './recordVerification';
import {chooseByDate} from './runExamples';
import {findStarter, starterIds} from './starters/starters';

const fix = 'run npm run test:examples -- NAME --record';

const recorded = readVerifications();

test('the record contains only existing examples', () => {
  const ids = [...listExamples(), ...starterIds];
  const unknown = Object.keys(recorded).filter((id) => !ids.includes(id));
  expect(unknown, fix).toEqual([]);
});

test.each(listExamples())('the record matches the declaration in the example.json of %s', (id) => {
  const {guide, title, level, label, untested} = readExample(path.join(examplesRoot, id), id);
  expect(recorded[id], `${id} has no recorded result: ${fix}`).toMatchObject({guide, title, level, label});
  expect(recorded[id]?.untested, fix).toBe(untested);
});

test.each(Object.entries(recorded).filter(([id, {image}]) => image && !findStarter(id)))(
  'the record counts the images of %s',
  (id, {image}) => {
    expect(image?.count ?? 1, fix).toBe(listDockerfiles(readExample(path.join(examplesRoot, id), id)).length);
  },
);

test.each(Object.entries(recorded))(
  'the record has versions for %s, and memory where a server ran',
  (_, {versions, memoryMiB, level}) => {
    for (const {version} of versions) expect(version).toMatch(/^\d+(\.\d+)*$/);
    expect(versions.length).toBeGreaterThan(0);
    if (level === 'served' || level === 'image') expect(memoryMiB).toBeGreaterThan(0);
  },
);

test('three unchanged examples run each day, and each takes its turn', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const examples = ids.map((id) => ({id}));
  const days = [20, 21, 22].map((day) => chooseByDate(examples, new Date(Date.UTC(2026, 10, day))));
  expect(days.map(({length}) => length)).toEqual([3, 3, 3]);
  expect([...new Set(days.flat())].sort()).toEqual(ids);
  expect(chooseByDate([], new Date())).toEqual([]);
});

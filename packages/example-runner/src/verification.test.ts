import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {listDockerfiles} from './images/openWorkspaces';
import {examplesRoot, listExamples, readExample} from './readExample';
import {mergeVerifications, readVerifications, type Verifications} from './recordVerification';
import {chooseByDate} from './runExamples';
import {classifyStart} from './StepRunner';
import {findStarter, starterIds} from './starters/starters';
import type {LocatedExample, Outcome} from './types';

const fix = 'run npm run test:examples -- NAME --record';

describe('examples/verification.json', () => {
  const recorded = readVerifications();

  test('contains only existing examples', () => {
    const ids = [...listExamples(), ...starterIds];
    expect(
      Object.keys(recorded).filter((id) => !ids.includes(id)),
      fix,
    ).toEqual([]);
  });

  test.each(listExamples())('matches the declaration in the example.json of %s', (id) => {
    const {guide, title, level, label, untested} = readExample(path.join(examplesRoot, id), id);
    expect(recorded[id], `${id} has no recorded result: ${fix}`).toMatchObject({guide, title, level, label});
    expect(recorded[id]?.untested, fix).toBe(untested);
  });

  test.each(Object.entries(recorded).filter(([id, {image}]) => image && !findStarter(id)))(
    'counts the images of %s',
    (id, {image}) => {
      expect(image?.count ?? 1, fix).toBe(listDockerfiles(readExample(path.join(examplesRoot, id), id)).length);
    },
  );

  test.each(Object.entries(recorded))(
    'has versions for %s, and memory where a server ran',
    (_, {versions, memoryMiB, level}) => {
      for (const {version} of versions) expect(version).toMatch(/^\d+(\.\d+)*$/);
      expect(versions.length).toBeGreaterThan(0);
      if (level === 'served' || level === 'image') expect(memoryMiB).toBeGreaterThan(0);
    },
  );
});

describe('mergeVerifications', () => {
  const example = {
    id: 'go/x',
    directory: '/',
    guide: '/docs/x',
    title: 'X',
    level: 'served',
    label: 'served with',
    toolchains: [],
    versions: [],
  } as const satisfies LocatedExample;
  const passed = (memoryMiB: number): Outcome => ({
    kind: 'passed',
    seconds: 1,
    memoryMiB,
    versions: [{name: 'X', version: '1.2'}],
  });
  const failed: Outcome = {kind: 'failed', step: 'run x', message: 'no', log: [], seconds: 1};
  const before: Verifications = mergeVerifications({}, [[example, passed(100)]], ['go/x']);

  test('keeps the recorded memory if it differs only slightly', () => {
    expect(mergeVerifications(before, [[example, passed(110)]], ['go/x'])['go/x']?.memoryMiB).toBe(100);
    expect(mergeVerifications(before, [[example, passed(130)]], ['go/x'])['go/x']?.memoryMiB).toBe(130);
  });

  test('records the class of the slowest start', () => {
    const outcome = {...passed(100), startClass: classifyStart(5)} as Outcome;
    expect(mergeVerifications({}, [[example, outcome]], ['go/x'])['go/x']?.startClass).toBe('1–5 s');
    expect([0.9, 1, 5.1].map(classifyStart)).toEqual(['<1 s', '1–5 s', '>5 s']);
  });

  test('records the inputs with the date of the first pass', () => {
    const record = (inputs: string) =>
      mergeVerifications(older, [[example, {...passed(100), inputs} as Outcome]], ['go/x']);
    const older: Verifications = {'go/x': {...before['go/x']!, inputs: 'a', since: '2026-01-02'}};
    expect(record('a')['go/x']).toMatchObject({inputs: 'a', since: '2026-01-02'});
    expect(record('b')['go/x']).toMatchObject({inputs: 'b', since: new Date().toISOString().slice(0, 10)});
  });

  test('three unchanged examples run each day, and each takes its turn', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const examples = ids.map((id) => ({id}));
    const days = [20, 21, 22].map((day) => chooseByDate(examples, new Date(Date.UTC(2026, 10, day))));
    expect(days.map(({length}) => length)).toEqual([3, 3, 3]);
    expect([...new Set(days.flat())].sort()).toEqual(ids);
    expect(chooseByDate([], new Date())).toEqual([]);
  });

  test('keeps examples that failed and removes deleted ones', () => {
    expect(mergeVerifications(before, [[example, failed]], ['go/x'])).toEqual(before);
    expect(mergeVerifications(before, [], [])).toEqual({});
  });
});

import path from 'node:path';
import {writeFileSync} from 'node:fs';
import {readVerifications as read, verificationFile} from '@aloft/content/samples';
import type {LocatedExample, Outcome} from './types';
import {examplesRoot} from './readExample';

/** The recorded results, which guides show. */
export const readVerifications = () => read(examplesRoot);

/** Relative change of memory below which the recorded figure is kept, because memory varies between runs. */
const tolerance = 0.15;

function keepMemory(before: number | undefined, now: number | undefined): number | undefined {
  return before !== undefined && now !== undefined && Math.abs(now - before) <= Math.max(2, before * tolerance)
    ? before
    : now;
}

/** Merges a run into the record: examples that passed are replaced, others are kept, and deleted ones are removed. */
export function recordResults(
  results: readonly (readonly [LocatedExample, Outcome])[],
  existing: readonly string[],
): void {
  const before = readVerifications();
  const merged = new Map(Object.entries(before).filter(([id]) => existing.includes(id)));
  for (const [{id, guide, title, level, label, untested}, outcome] of results) {
    if (outcome.kind !== 'passed') continue;
    const memoryMiB = keepMemory(before[id]?.memoryMiB, outcome.memoryMiB);
    const {versions, startClass, image, inputs} = outcome;
    const known = before[id]?.inputs === inputs ? before[id]?.since : undefined;
    const since = inputs && (known ?? new Date().toISOString().slice(0, 10));
    // JSON leaves out what is undefined.
    merged.set(id, {guide, title, level, label, untested, versions, memoryMiB, startClass, image, inputs, since});
  }
  const sorted = Object.fromEntries([...merged].sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(path.join(examplesRoot, verificationFile), `${JSON.stringify(sorted, null, 2)}\n`);
}

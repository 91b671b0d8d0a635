import path from 'node:path';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import type {ImageResult, Level, LocatedExample, Outcome, StartClass, Version} from './types';
import {examplesRoot} from './readExample';

/** Recorded test result of an example, which its guide shows. */
export interface Verification {
  readonly guide: string;
  readonly title: string;
  readonly level: Level;
  readonly label: string;
  /** The software that the page is about never ran. */
  readonly untested?: true;
  readonly versions: readonly Version[];
  /** Resident memory of the example's servers after the requests, in MiB. Absent if no server ran. */
  readonly memoryMiB?: number;
  /** How long the slowest server took to become ready. Absent when none ran, and in results from before it was measured. */
  readonly startClass?: StartClass;
  /** Images that were built and run. Absent for an example without a Dockerfile. */
  readonly image?: ImageResult;
  /** Hash of what the result depends on, and the date of the first pass with it. */
  readonly inputs?: string;
  readonly since?: string;
}

export type Verifications = Readonly<Record<string, Verification>>;

/** The recorded results, which guides show. */
export const verificationFile = path.join(examplesRoot, 'verification.json');

export function readVerifications(file: string = verificationFile): Verifications {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Verifications) : {};
}

/** Relative change of memory below which the recorded figure is kept, because memory varies between runs. */
const tolerance = 0.15;

function keepMemory(before: number | undefined, now: number | undefined): number | undefined {
  return before !== undefined && now !== undefined && Math.abs(now - before) <= Math.max(2, before * tolerance)
    ? before
    : now;
}

const dateOf = (before: Verification | undefined, inputs: string): string =>
  (before?.inputs === inputs ? before.since : undefined) ?? new Date().toISOString().slice(0, 10);

/** Merges a run into the record: examples that passed are replaced, others are kept, and deleted ones are removed. */
export function mergeVerifications(
  before: Verifications,
  results: readonly (readonly [LocatedExample, Outcome])[],
  existing: readonly string[],
): Verifications {
  const merged = new Map(Object.entries(before).filter(([id]) => existing.includes(id)));
  for (const [{id, guide, title, level, label, untested}, outcome] of results) {
    if (outcome.kind !== 'passed') continue;
    const memoryMiB = keepMemory(before[id]?.memoryMiB, outcome.memoryMiB);
    merged.set(id, {
      guide,
      title,
      level,
      label,
      ...(untested && {untested}),
      versions: outcome.versions,
      ...(memoryMiB === undefined ? {} : {memoryMiB}),
      ...(outcome.startClass && {startClass: outcome.startClass}),
      ...(outcome.image && {image: outcome.image}),
      ...(outcome.inputs && {inputs: outcome.inputs, since: dateOf(before[id], outcome.inputs)}),
    });
  }
  return Object.fromEntries([...merged].sort(([a], [b]) => (a < b ? -1 : 1)));
}

export function writeVerifications(verifications: Verifications, file: string = verificationFile): void {
  writeFileSync(file, `${JSON.stringify(verifications, null, 2)}\n`);
}

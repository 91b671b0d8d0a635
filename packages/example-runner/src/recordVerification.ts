import path from 'node:path';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import type {Example, LocatedExample, Outcome} from './types';
import {examplesRoot} from './readExample';

type Passed = Extract<Outcome, {kind: 'passed'}>;

/** Recorded test result of an example, which its guide shows. */
export interface Verification
  extends Pick<Example, 'guide' | 'title' | 'level' | 'label' | 'untested'>, Omit<Passed, 'kind' | 'seconds'> {
  /** Date of the first pass with the inputs. */
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

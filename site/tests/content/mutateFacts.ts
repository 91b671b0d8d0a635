import {vi} from 'vitest';
import type {CheckContext} from '@aloft/content/checks';
import type {Page} from '@aloft/content/pages';
import {formatProblem} from '@aloft/content/problems';

/** The modules with the facts, which are reloaded so that one test's change doesn't affect another. */
export interface FactModules {
  readonly commands: {path: string[]; flags: {name: string; values?: string[]}[]}[];
  readonly schema: SchemaPart;
  readonly limits: Record<string, {text: string; value: number}>;
  readonly machineStates: StatesPart;
  readonly volumeStates: StatesPart;
  readonly metrics: {name: string}[];
  readonly errorCodes: string[];
  readonly globalFlags: {name: string; values?: string[]}[];
}

/** The states of a kind of resource, writable. */
interface StatesPart {
  states: {name: string}[];
  transitions: {from: string; to: string}[];
}

/** A part of the manifest's schema, writable. */
export interface SchemaPart {
  properties: Record<string, SchemaPart>;
  required: string[];
  $defs: Record<string, SchemaPart>;
  enum: string[];
  'x-maximum': string;
  'x-minimum': string;
  $ref?: string;
}

/**
 * Checks pages against changed facts.
 *
 * @param known problems that the pages have without the change, formatted by `formatProblem`
 * @returns the files of the pages that fail, sorted, each once
 */
export async function findFailing(
  pages: readonly Page[],
  context: Omit<CheckContext, 'facts'>,
  mutate: (facts: FactModules) => void,
  known: ReadonlySet<string> = new Set(),
): Promise<string[]> {
  vi.resetModules();
  // Plain data comes first, because modules that derive from it are loaded after the change.
  const {commands} = await import('@aloft/platform/commands');
  const {manifestSchema: schema} = await import('@aloft/platform/manifest');
  const {limits} = await import('@aloft/platform/limits');
  const {machineStates} = await import('@aloft/platform/states');
  const {volumeStates} = await import('@aloft/platform/states');
  const {metrics} = await import('@aloft/platform/system');
  const {errorCodes} = await import('@aloft/platform/errors');
  const {globalFlags} = await import('@aloft/platform/commands');
  const facts = {commands, schema, limits, machineStates, volumeStates, metrics, errorCodes, globalFlags};
  mutate(facts as unknown as FactModules);
  const {siteFacts} = await import('@aloft/content/facts');
  const {runChecks} = await import('@aloft/content/checks');
  const problems = await runChecks(pages, {...context, facts: siteFacts});
  const found = problems.filter((problem) => !problem.isWarning && !known.has(formatProblem(problem)));
  return [...new Set(found.map(({file}) => file))].sort();
}

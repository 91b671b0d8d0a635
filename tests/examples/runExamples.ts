import {constants} from 'node:os';
import path from 'node:path';
import {formatOutcome, formatSummary} from './formatOutcome';
import {installToolchains} from './installToolchains';
import {examplesRoot, listExamples} from './listExamples';
import {parseArguments} from './parseArguments';
import type {ProcessPool} from './ProcessPool';
import {readExample} from './readExample';
import {mergeVerifications, readVerifications, writeVerifications} from './recordVerification';
import {runExample} from './runExample';
import type {LocatedExample, Outcome} from './types';

/**
 * The command `test:examples`: runs the named examples one after the other and prints a line for each.
 * @returns the exit code: 0 when none failed, 1 else.
 * @throws Error for a wrong command line or a declared test that is not valid.
 */
export async function runExamples(argv: readonly string[], say: (line: string) => void): Promise<number> {
  const known = listExamples();
  const {ids, list, install, record} = parseArguments(argv, known);
  if (list) {
    for (const id of ids) say(id);
    return 0;
  }
  if (process.platform !== 'linux') throw new Error('examples run on Linux only: the runner finds their processes in /proc');
  const examples = ids.map((id) => readExample(path.join(examplesRoot, id), id));
  if (install) installToolchains(examples, say);

  let current: ProcessPool | undefined;
  let interruptedBy: NodeJS.Signals | undefined;
  const interrupt = (signal: NodeJS.Signals) => {
    interruptedBy = signal;
    void current?.endAll(500); // the example fails at its current step, and cleans up
  };
  process.once('SIGINT', interrupt);
  process.once('SIGTERM', interrupt);

  const results: [LocatedExample, Outcome][] = [];
  for (const example of examples) {
    const found = await runExample(example, {onPool: (pool) => (current = pool)});
    const outcome = process.env.REQUIRE_ALL === '1' ? requireRun(found) : found;
    say(formatOutcome(example.id, outcome));
    results.push([example, outcome]);
    if (interruptedBy) return 128 + constants.signals[interruptedBy];
  }
  if (record) writeVerifications(mergeVerifications(readVerifications(), results, known));
  const outcomes = results.map(([, outcome]) => outcome);
  say(formatSummary(outcomes));
  return outcomes.some((outcome) => outcome.kind === 'failed') ? 1 : 0;
}

/** Under `REQUIRE_ALL=1` a skip counts as a failure unless the example expects it. */
export function requireRun(outcome: Outcome): Outcome {
  if (outcome.kind !== 'skipped' || outcome.expected) return outcome;
  return {kind: 'failed', step: 'find toolchains', message: `${outcome.reason}, and REQUIRE_ALL=1 wants every example run`, log: [], seconds: 0};
}

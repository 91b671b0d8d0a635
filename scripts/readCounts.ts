import {existsSync, readFileSync} from 'node:fs';
import type {CommandResult} from './runCommand';
import type {Counts, Phase} from './phases';

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {readonly status: string; readonly assertionResults: readonly unknown[]}[];
}

interface PlaywrightReport {
  readonly stats: {expected: number; unexpected: number; flaky: number; skipped: number};
  readonly errors: readonly unknown[];
}

const summary = /(\d+) passed, (\d+) failed, (\d+) skipped(?:, (\d+) unchanged)?\s*$/gm;

/**
 * Reads the test counts of a finished phase. A command that failed without reporting a failure, because it crashed or
 * didn't write a report, counts as one failure.
 */
export function readCounts(
  {counts}: Pick<Phase, 'counts'>,
  {code, output}: Pick<CommandResult, 'code' | 'output'>,
): Counts {
  const found = countTests(counts, code, output);
  return code !== 0 && found.failed === 0 ? {...found, failed: 1} : found;
}

function countTests(counts: Phase['counts'], code: number, output: string): Counts {
  if (counts === 'exit') return {passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0};
  if (counts === 'summary') {
    const last = [...output.matchAll(summary)].at(-1);
    if (!last) return {passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0};
    const [passed, failed, skipped, unchanged] = last.slice(1).map((count) => Number(count ?? 0));
    return {passed: passed!, failed: failed!, skipped: skipped!, unchanged};
  }
  if (!existsSync(counts.report)) return {passed: 0, failed: 1, skipped: 0};
  const report: unknown = JSON.parse(readFileSync(counts.report, 'utf8'));
  return counts.by === 'vitest' ? countVitest(report as VitestReport) : countPlaywright(report as PlaywrightReport);
}

function countVitest(report: VitestReport): Counts {
  // A file that fails to load doesn't report any tests but counts as a failure.
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function countPlaywright({stats, errors}: PlaywrightReport): Counts {
  return {passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, skipped: stats.skipped};
}

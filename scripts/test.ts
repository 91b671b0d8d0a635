import {mkdirSync, rmSync} from 'node:fs';
import {phases, type Counts, type Phase} from './phases';
import {readCounts} from './readCounts';
import {runCommand} from './runCommand';
import {selectPhases} from './selectPhases';

/** Lines of a failed phase that the summary repeats: the reports of all test runners end with their failures. */
const repeatedLines = 40;

/** Runs the phases in order, even after a failure, and sums their counts. */
async function runTests(argv: readonly string[]): Promise<Counts> {
  const selected = selectPhases(argv, phases);
  mkdirSync('.cache/test', {recursive: true});
  const results: {phase: Phase; counts: Counts; seconds: number; output: string}[] = [];
  for (const [index, phase] of selected.entries()) {
    console.log(`\n── ${phase.name} (${index + 1} of ${selected.length}) ──`);
    if (typeof phase.counts === 'object') rmSync(phase.counts.report, {force: true});
    const result = await runCommand(phase.command, {live: true});
    results.push({phase, counts: readCounts(phase, result), ...result});
  }
  for (const {phase, counts, output} of results)
    if (counts.failed)
      console.log(`\n── end of ${phase.name} ──\n${output.trimEnd().split('\n').slice(-repeatedLines).join('\n')}`);
  console.log('');
  for (const {phase, counts, seconds} of results) {
    console.log(`${phase.name.padEnd(9)} ${seconds.toFixed(0).padStart(5)} s  ${formatCounts(counts)}`);
  }
  for (const {phase, counts} of results) if (counts.failed) console.log(`\n${phase.name} failed. ${phase.hint}`);
  return results.reduce((sum, {counts}) => addCounts(sum, counts), {passed: 0, failed: 0, skipped: 0});
}

function addCounts(a: Counts, b: Counts): Counts {
  return {passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped};
}

function formatCounts({passed, failed, skipped}: Counts): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

runTests(process.argv.slice(2)).then(
  (counts) => {
    console.log(`\n${formatCounts(counts)}`);
    process.exitCode = counts.failed ? 1 : 0;
  },
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 2;
  },
);

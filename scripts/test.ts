import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {parseArgs} from 'node:util';
import {listPhases, reports, type Counts, type Phase} from './phases';
import {readCounts} from './readCounts';
import {runCommand} from './runCommand';

interface Result {
  readonly phase: Phase;
  readonly counts: Counts;
  readonly seconds: number;
  readonly output: string;
}

/** Lines of failures that are printed when a phase ends, and again at the end. All of them are in its log. */
const shownLines = {atOnce: 300, atEnd: 60};

/** Start of the failures in the reports of vitest and Playwright. */
const failureStart = /^[^a-z]*Failed (?:Suites|Tests) \d|^ +1\) /m;

/** @throws Error that lists the phases for an invalid command line */
function selectPhases(argv: readonly string[]): readonly Phase[] {
  const {values} = parseArgs({args: [...argv], options: {only: {type: 'string'}, all: {type: 'boolean'}}});
  if (values.all) process.env.TEST_ALL = '1';
  const phases = listPhases(values.all ?? false);
  const names = phases.map(({name}) => name);
  const wanted = values.only?.split(',') ?? names;
  const unknown = wanted.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`no phase is named "${unknown}"; there are: ${names.join(', ')}`);
  return phases.filter(({name}) => wanted.includes(name));
}

/** Runs phases side by side as far as the cores suffice. After a failure, only those that need its result don't run. */
async function runPhases(selected: readonly Phase[]): Promise<readonly Result[]> {
  const isAlone = selected.length === 1;
  const waiting = new Set(selected);
  const running = new Map<Phase, Promise<unknown>>();
  const results: Result[] = [];
  let free = Math.max(2, availableParallelism());

  const run = async (phase: Phase): Promise<void> => {
    const failed = results.find(({phase: {name}, counts}) => counts.failed && phase.after?.includes(name));
    if (failed) {
      const output = `didn't run, because ${failed.phase.name} failed`;
      return finish({phase, counts: {passed: 0, failed: 1, skipped: 0}, seconds: 0, output});
    }
    if (isAlone) console.log(`\n── ${phase.name} ──`);
    else console.log(`started  ${phase.name}`);
    if (typeof phase.counts === 'object') rmSync(phase.counts.report, {force: true});
    const result = await runCommand(phase.command, {live: isAlone});
    writeFileSync(`${reports}/${phase.name}.log`, result.output);
    finish({phase, counts: readCounts(phase, result), ...result});
  };
  const finish = (result: Result): void => {
    results.push(result);
    if (isAlone) return;
    console.log(formatResult(result));
    for (const [line] of result.output.matchAll(/^\s*skipped:? .*/gim)) console.log(`         ${line.trim()}`);
    if (result.counts.failed) console.log(formatFailures(result, shownLines.atOnce));
  };

  while (waiting.size > 0 || running.size > 0) {
    const isPending = (name: string) => [...waiting, ...running.keys()].some((phase) => phase.name === name);
    for (const phase of waiting) {
      if (phase.cores > free || phase.after?.some(isPending)) continue;
      waiting.delete(phase);
      free -= phase.cores;
      const done = run(phase).then(() => {
        running.delete(phase);
        free += phase.cores;
      });
      running.set(phase, done);
    }
    await Promise.race(running.values());
  }
  return results;
}

function formatResult({phase: {name}, counts, seconds}: Result): string {
  return `${counts.failed ? 'failed ' : 'passed '}  ${name.padEnd(9)} ${seconds.toFixed(0).padStart(5)} s  ${formatCounts(counts)}`;
}

function formatFailures({phase, output}: Result, count: number): string {
  const text = output.trimEnd();
  const start = text.search(failureStart);
  const lines = start < 0 ? text.split('\n').slice(-count) : text.slice(start).split('\n').slice(0, count);
  return `\n── failures of ${phase.name} ──\n${lines.join('\n')}\n${phase.hint}\n`;
}

function formatCounts({passed, failed, skipped, unchanged = 0}: Counts): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped${unchanged ? `, ${unchanged} unchanged` : ''}`;
}

function addCounts(results: readonly Result[]): Counts {
  const sum = (count: (counts: Counts) => number) => results.reduce((total, {counts}) => total + count(counts), 0);
  return {
    passed: sum(({passed}) => passed),
    failed: sum(({failed}) => failed),
    skipped: sum(({skipped}) => skipped),
    unchanged: sum(({unchanged = 0}) => unchanged),
  };
}

async function runTests(argv: readonly string[]): Promise<void> {
  const started = performance.now();
  const selected = selectPhases(argv);
  mkdirSync(reports, {recursive: true});
  const results = await runPhases(selected);
  for (const result of results.filter(({counts}) => counts.failed))
    console.log(formatFailures(result, shownLines.atEnd));
  console.log('');
  for (const result of results) console.log(formatResult(result));
  console.log(`\n${((performance.now() - started) / 60_000).toFixed(1)} minutes`);
  const counts = addCounts(results);
  // CI reads the line without the unchanged ones.
  if (counts.unchanged) console.log(formatCounts({...counts, unchanged: 0}));
  console.log(formatCounts(counts));
  process.exitCode = counts.failed ? 1 : 0;
}

runTests(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 2;
});

import {spawn} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import {availableParallelism, totalmem} from 'node:os';
import {parseArgs, stripVTControlCharacters} from 'node:util';
import {runMain} from './runMain';

/** One part of `npm test`. */
interface Phase {
  readonly name: string;
  /** A script of `package.json` with its arguments. */
  readonly script: string;
  /** Phases that it needs the result of. */
  readonly after?: readonly string[];
  /** Cores that it keeps busy. */
  readonly cores: 1 | 2;
  /** How to mend a failure, if the output doesn't say it. */
  readonly hint?: string;
}

const examples = process.argv.includes('--all') ? '--all' : '--changed';
/** CI installs the examples' toolchains. Elsewhere, examples with a missing toolchain are skipped. */
const install = process.env.REQUIRE_ALL === '1' && process.getuid?.() === 0 ? ' --install' : '';
const fix = 'Run `npm run fix`. Add correct words to .config/words/.';
const update =
  'Expected, actual and differing pixels are in .cache/test/visual. If the change is intended, store the pictures with `npm run test:visual -- --update`.';
const builds = ['build', 'localized', 'variants'];

/** In order of preference: the ones that others need come first. */
const phases: readonly Phase[] = [
  {name: 'content', script: 'check:content', cores: 1},
  {name: 'build', script: 'build', cores: 1},
  {name: 'localized', script: 'test:builds localized', cores: 1, after: ['build']},
  {name: 'variants', script: 'test:builds other plain', cores: 1, after: ['build']},
  // These use more, but side by side, they leave no core idle while the longest build or test ends.
  {name: 'check', script: 'check', cores: 1, hint: fix},
  {name: 'unit', script: 'test:unit', cores: 1},
  {name: 'site', script: 'test:site', cores: 1, after: builds},
  {name: 'visual', script: 'test:visual', cores: 1, after: ['build'], hint: update},
  {name: 'engines', script: 'test:engines', cores: 2, after: builds},
  {name: 'browser', script: 'test:browser', cores: 2, after: builds},
  {name: 'plain', script: 'test:browser -- --plain', cores: 2, after: builds},
  {name: 'examples', script: `test:examples -- ${examples}${install}`, cores: 2},
];

interface Result {
  readonly phase: Phase;
  /** Standard output and error, interleaved. */
  readonly output: string;
  readonly seconds: number;
  /** Numbers of tests. Those that haven't changed since they passed don't run. */
  readonly counts: Readonly<Record<'passed' | 'failed' | 'skipped' | 'unchanged', number>>;
}

/** Directory of logs. */
const logs = '.cache/test';

/** Lines of failures that are printed when a phase ends, and again at the end. All of them are in its log. */
const shownLines = {atOnce: 300, atEnd: 60};

/** Start of the failures in the reports of vitest and Playwright. */
const failureStart = /^[^a-z]*Failed (?:Suites|Tests) \d|^ +1\) /m;

/** A line of the summaries of vitest, Playwright, and our own programs. */
const summary = /^ *(?:Test Files|Tests)? *\d+ (?:passed|failed|flaky|skipped)\b.*/gm;

/**
 * Reads the test counts of a finished phase from the last summary. A command without one is one test. A command that
 * failed without reporting a failure, because it crashed, counts as one failure.
 */
function readCounts(code: number, output: string): Result['counts'] {
  const lines = (stripVTControlCharacters(output).match(summary) ?? [code === 0 ? '1 passed' : '1 failed']).join('\n');
  const count = (word: string) => Number(lines.match(new RegExp(`\\d+(?= ${word})`, 'g'))?.at(-1) ?? 0);
  const failed = code === 0 ? 0 : Math.max(1, count('failed'));
  const passed = count('passed') + count('flaky');
  return {passed, failed, skipped: count('skipped') + count('todo'), unchanged: count('unchanged')};
}

/** Runs a phase, and writes its log. @param isLive whether to also print the output while it runs */
function runPhase(phase: Phase, isLive: boolean): Promise<Result> {
  const started = performance.now();
  const child = spawn(`npm run --silent ${phase.script}`, {shell: true, stdio: ['ignore', 'pipe', 'pipe']});
  let output = '';
  for (const stream of ['stdout', 'stderr'] as const)
    child[stream].on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (isLive) process[stream].write(chunk);
    });
  return new Promise((resolve) =>
    child.on('close', (code) => {
      writeFileSync(`${logs}/${phase.name}.log`, output);
      resolve({phase, output, seconds: (performance.now() - started) / 1000, counts: readCounts(code ?? 1, output)});
    }),
  );
}

/** Runs phases side by side as far as the cores suffice. After a failure, only those that need its result don't run. */
async function runPhases(selected: readonly Phase[]): Promise<readonly Result[]> {
  const isAlone = selected.length === 1;
  const waiting = new Set(selected);
  const running = new Map<Phase, Promise<void>>();
  const results: Result[] = [];
  // Two builds need 7 GB.
  const cores = totalmem() < 7e9 ? 1 : Math.max(2, availableParallelism());
  let free = cores;

  const run = async (phase: Phase): Promise<void> => {
    const failed = results.find(({phase: {name}, counts}) => counts.failed && phase.after?.includes(name));
    if (!failed) console.log(isAlone ? `\n── ${phase.name} ──` : `started  ${phase.name}`);
    const result = failed
      ? {
          phase,
          output: `didn't run, because ${failed.phase.name} failed`,
          seconds: 0,
          counts: {passed: 0, failed: 1, skipped: 0, unchanged: 0},
        }
      : await runPhase(phase, isAlone);
    results.push(result);
    if (isAlone) return;
    console.log(formatResult(result));
    for (const [line] of result.output.matchAll(/^\s*skipped:? .*/gim)) console.log(`         ${line.trim()}`);
    if (result.counts.failed) console.log(formatFailures(result, shownLines.atOnce));
  };

  while (waiting.size > 0 || running.size > 0) {
    const isPending = (name: string) => [...waiting, ...running.keys()].some((phase) => phase.name === name);
    for (const phase of waiting) {
      const used = Math.min(phase.cores, cores);
      if (used > free || phase.after?.some(isPending)) continue;
      waiting.delete(phase);
      free -= used;
      const done = run(phase).then(() => {
        running.delete(phase);
        free += used;
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
  const again = `Run it again with \`npm run ${phase.script}\`${phase.after ? ' after `npm run build`' : ''}.`;
  return `\n── failures of ${phase.name} ──\n${lines.join('\n')}\n${phase.hint ? `${phase.hint} ` : ''}${again}\n`;
}

function formatCounts({passed, failed, skipped, unchanged}: Result['counts']): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped${unchanged ? `, ${unchanged} unchanged` : ''}`;
}

async function runTests(): Promise<void> {
  const started = performance.now();
  const {values} = parseArgs({options: {only: {type: 'string'}, all: {type: 'boolean'}}});
  if (values.all) process.env.TEST_ALL = '1';
  // Docusaurus would print a notice about newer versions, which this site doesn't use.
  process.env.NO_UPDATE_NOTIFIER = '1';
  const names = phases.map(({name}) => name);
  const wanted = values.only?.split(',') ?? names;
  const unknown = wanted.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`no phase is named "${unknown}"; there are: ${names.join(', ')}`);
  mkdirSync(logs, {recursive: true});
  const results = await runPhases(phases.filter(({name}) => wanted.includes(name)));
  for (const result of results.filter(({counts}) => counts.failed))
    console.log(formatFailures(result, shownLines.atEnd));
  console.log('');
  for (const result of results) console.log(formatResult(result));
  console.log(`\n${((performance.now() - started) / 60_000).toFixed(1)} minutes`);
  const sum = (word: keyof Result['counts']) => results.reduce((total, {counts}) => total + counts[word], 0);
  const total = {passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped'), unchanged: sum('unchanged')};
  // CI reads the line without the unchanged ones.
  if (total.unchanged) console.log(formatCounts({...total, unchanged: 0}));
  console.log(formatCounts(total));
  process.exitCode = total.failed ? 1 : 0;
}

void runMain(runTests, 2);

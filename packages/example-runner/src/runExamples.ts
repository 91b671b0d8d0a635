import path from 'node:path';
import {constants} from 'node:os';
import {hashInputs} from './hashInputs';
import {parseArguments} from './parseArguments';
import {tagReview} from './images/baseImages';
import {builders, ImageBuilder} from './images/ImageBuilder';
import {ProcessPool} from './ProcessPool';
import {examplesRoot, listExamples, readExample} from './readExample';
import {readVerifications, recordResults} from './recordVerification';
import {listNeededPrograms, runExample, runsInImages} from './runExample';
import {describeStarter, runStarter} from './starters/runStarter';
import {findStarter, starterIds} from './starters/starters';
import {failIfRequired, requiresAll} from './skipReason';
import type {LocatedExample, Outcome} from './types';
import {execFileSync, type ExecFileSyncOptions} from 'node:child_process';
import {findToolchain} from './findToolchain';

/** Number of concurrent examples. Two keep a small machine busy while one waits for a download. */
const concurrency = 2;

/**
 * How often CI runs an example before it calls it failed: as other tests, twice, because downloads may fail. Puma 6.6 on
 * Ruby 3.3 ignores at least 2% of the signals to stop, because its threads wait for each other.
 */
const attemptsInCi = ({toolchains}: LocatedExample): number => (toolchains.some(({name}) => name === 'Puma') ? 4 : 2);

/**
 * Implements the command `test:examples`: runs the named examples and prints a line for each.
 * @returns the exit code: 1 if an example failed, otherwise 0
 * @throws Error for an invalid command line or declared test
 */
export async function runExamples(argv: readonly string[], say: (line: string) => void): Promise<number> {
  const known = [...listExamples(), ...starterIds];
  const {ids, list, install, record, changed} = parseArguments(argv, known);
  const examples = ids.map((id) => {
    const starter = findStarter(id);
    return starter ? describeStarter(id, starter) : readExample(path.join(examplesRoot, id), id);
  });
  if (install) installToolchains(examples, say);
  if (list) {
    for (const id of ids) say(id);
    return 0;
  }
  if (process.platform !== 'linux')
    throw new Error('examples run on Linux only: the runner finds their processes in /proc');

  const shared = new ProcessPool();
  const found = ImageBuilder.find(shared);
  const builder = 'missing' in found ? undefined : found;
  if ('missing' in found && examples.some(runsInImages)) {
    failIfRequired(found.missing);
    if (record) throw new Error(`${found.missing}: --record needs images, because the recorded result names them`);
    say(`skipped  images: ${found.missing}. Samples run on the machine itself`);
  }

  const pools = new Set([shared]);
  let interruptedBy: NodeJS.Signals | undefined;
  const interrupt = (signal: NodeJS.Signals) => {
    interruptedBy = signal;
    for (const pool of pools) void pool.endAll(500); // each example fails at its current step and cleans up
  };
  process.once('SIGINT', interrupt);
  process.once('SIGTERM', interrupt);

  const results: [LocatedExample, Outcome][] = [];
  const recorded = readVerifications();
  const hashes = new Map(examples.map((example) => [example.id, hashInputs(example, builder !== undefined)]));
  const unchanged = examples.filter(({id}) => hashes.get(id) !== undefined && hashes.get(id) === recorded[id]?.inputs);
  // A record that was interrupted goes on with those that haven't passed.
  const turns = (record ? [] : [true, false]).flatMap((isStarter) => {
    const ofKind = unchanged.filter(({id}) => starterIds.includes(id) === isStarter);
    return chooseByDate(ofKind, new Date());
  });
  const left = new Set(changed ? unchanged.filter(({id}) => !turns.includes(id)) : []);
  const waiting = [...examples].sort((a, b) => Number(b.slow ?? false) - Number(a.slow ?? false));
  const work = async () => {
    for (let example = waiting.shift(); example && !interruptedBy; example = waiting.shift()) {
      const options = {onPool: (pool: ProcessPool) => pools.add(pool), measure: record, ...(builder && {builder})};
      const starter = findStarter(example.id);
      const run = () => (starter ? runStarter(example.id, starter, options) : runExample(example, options));
      let ran: Outcome = left.has(example)
        ? {kind: 'unchanged', since: recorded[example.id]?.since ?? ''}
        : await run();
      const attempts = process.env.CI ? attemptsInCi(example) : 1;
      for (let more = attempts - 1; more > 0 && ran.kind === 'failed' && !interruptedBy; more--) {
        say(formatOutcome(example.id, ran).replace('failed', 'again '));
        ran = await run();
      }
      if (requiresAll && ran.kind === 'skipped') {
        const message = `${ran.reason}, and REQUIRE_ALL=1 requires every example`;
        ran = {kind: 'failed', step: 'find toolchains', message, log: [], seconds: 0};
      }
      say(formatOutcome(example.id, ran));
      const inputs = hashes.get(example.id);
      results.push([example, ran.kind === 'passed' && inputs ? {...ran, inputs} : ran]);
      // An interrupted run keeps what has passed.
      if (record) recordResults(results, known);
    }
  };
  await Promise.all(Array.from({length: concurrency}, work));
  builder?.close();
  shared.close();
  if (interruptedBy) return 128 + constants.signals[interruptedBy];
  if (builder)
    say(`tags last reviewed on ${tagReview.date}, ${tagReview.method}; local images stand in for the official ones`);
  const outcomes = results.map(([, outcome]) => outcome);
  const count = (kind: Outcome['kind']) => outcomes.filter((outcome) => outcome.kind === kind).length;
  const same = count('unchanged');
  const end = same ? `, ${same} unchanged` : '';
  // In the format that CI reads.
  say(`${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped${end}`);
  return count('failed') > 0 ? 1 : 0;
}

/** The ids of three examples that run although they're unchanged. All of them take their turn. */
export function chooseByDate(unchanged: readonly {readonly id: string}[], date: Date): readonly string[] {
  const first = 3 * Math.floor(date.getTime() / 86_400_000);
  return unchanged.length === 0 ? [] : [0, 1, 2].map((index) => unchanged[(first + index) % unchanged.length]!.id);
}

/**
 * Installs the Debian packages with the toolchains of these examples that are missing on this machine.
 * @throws Error if the user isn't root, or if apt-get fails
 */
function installToolchains(examples: readonly LocatedExample[], say: (line: string) => void): void {
  const needed = examples.flatMap((example) =>
    runsInImages(example) ? [...builders, ...listNeededPrograms(example, true)] : example.toolchains,
  );
  const missing = needed.filter((toolchain) => toolchain.debian?.length && 'missing' in findToolchain(toolchain));
  const packages = [...new Set(missing.flatMap((toolchain) => toolchain.debian ?? []))].sort();
  if (!packages.length) return say('install: no Debian packages are missing');
  if (process.getuid?.() !== 0)
    throw new Error(`--install needs root. As root run: apt-get install --no-install-recommends ${packages.join(' ')}`);
  say(`install: ${packages.join(' ')}`);
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  // An error's message contains the command and what it wrote to standard error.
  const options: ExecFileSyncOptions = {env, timeout: 600_000, stdio: ['ignore', 'ignore', 'pipe']};
  execFileSync('apt-get', ['update', '-q'], options);
  execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], options);
}

/** Formats the result of one example: one line, and for a failure the step, the message and the end of the log. */
export function formatOutcome(id: string, outcome: Outcome): string {
  switch (outcome.kind) {
    case 'passed': {
      const memory = outcome.memoryMiB === undefined ? '' : `  ${outcome.memoryMiB} MiB resident`;
      const versions = outcome.versions.map(({name, version}) => `${name} ${version}`).join(', ');
      const image = outcome.image ? `  image on ${outcome.image.bases.join(', ')}` : '';
      return `passed   ${id.padEnd(24)} ${outcome.seconds.toFixed(1).padStart(6)} s${memory}  ${versions}${image}`;
    }
    case 'unchanged':
      return `unchanged since ${outcome.since}  ${id}`;
    case 'skipped':
      return `skipped  ${id.padEnd(24)} ${outcome.reason}`;
    case 'failed': {
      const head = `failed   ${id.padEnd(24)} ${outcome.seconds.toFixed(1).padStart(6)} s  step "${outcome.step}": ${outcome.message}`;
      return [head, ...outcome.log.filter(Boolean).map((line) => `         | ${line}`)].join('\n');
    }
  }
}

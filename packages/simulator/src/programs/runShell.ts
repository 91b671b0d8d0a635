import {brand} from '@aloft/platform/brand';
import {sanitizeText} from '@aloft/platform/values';
import type {SimulatorState} from '../state/types';
import {advanceTo} from '../state/advanceState';
import {DAY} from '../state/lifecycle';
import {failWith, refuse, type ShellResult, succeed} from './ShellResult';
import {runCurl} from './runCurl';
import {runDig} from './runDig';
import {isDirectory, isForeign, listDirectory, resolvePath} from './resolvePath';
import {endFlow} from '../machines/flows';
import {pick} from '../resources';
import type {Outcome} from '../runCommand';

type ShellCommand = (draft: SimulatorState, args: string[]) => ShellResult;

const COMMANDS: Record<string, ShellCommand> = {
  curl: runCurl,
  dig: runDig,
  cd: runCd,
  cat: runCat,
  ls: runLs,
  mkdir: runMkdir,
  echo: (_, args) =>
    /^-[neE]+$/.test(args[0] ?? '') || args.some((arg) => arg.startsWith('~'))
      ? refuse('echo is simulated without options and ~')
      : succeed(args.join(' ').split('\n')),
  export: runExport,
  unset: runUnset,
  sleep: runSleep,
  true: () => succeed(),
  jobs: runJobs,
  kill: runKill,
};

/** Programs other than `aloft` that transcripts can use. */
export const SHELL_COMMANDS: readonly string[] = Object.keys(COMMANDS).sort();

/** Runs a line that isn't an `aloft` command. Changes the draft. */
export function runShell(draft: SimulatorState, words: string[]): ShellResult {
  const [name = '', ...args] = words;
  const command = pick(COMMANDS, name);
  if (['cat', 'cd', 'ls', 'mkdir'].includes(name) && args.some((arg) => isForeign(draft, arg)))
    return refuse('only the files of the project are simulated, without patterns');
  return command
    ? command(draft, args)
    : refuse(`${shorten(name)} is not simulated; only ${brand.cli}, ${SHELL_COMMANDS.join(', ')} are`);
}

const shorten = (word: string): string => sanitizeText(word, 60).trim();

function runCd(draft: SimulatorState, args: string[]): ShellResult {
  if (args.length !== 1 || args[0] === '-') return refuse('cd is simulated with one directory of the project');
  const target = resolvePath(draft, args[0] ?? '');
  if (!isDirectory(draft, target)) return failWith(1, `cd: ${shorten(args[0] ?? '')}: No such file or directory`);
  draft.shell.directory = target;
  return succeed();
}

function runMkdir(draft: SimulatorState, args: string[]): ShellResult {
  const names = args.filter((arg) => arg !== '-p');
  if (names.length === 0 || names.some((name) => name.startsWith('-')))
    return refuse('mkdir is simulated with directories and -p only');
  for (const name of names) {
    const path = resolvePath(draft, name);
    const parent = path.split('/').slice(0, -1).join('/');
    const exists = isDirectory(draft, path) || Object.hasOwn(draft.files, path);
    const problem = exists ? 'File exists' : isDirectory(draft, parent) ? null : 'No such file or directory';
    if (problem !== null && !args.includes('-p'))
      return failWith(1, `mkdir: cannot create directory '${shorten(name)}': ${problem}`);
    draft.files[`${path}/.keep`] ??= {text: ''};
  }
  return succeed();
}

function runCat(draft: SimulatorState, args: string[]): ShellResult {
  const lines: string[] = [];
  if (args.length === 0 || args.some((arg) => arg.startsWith('-'))) return refuse('cat is simulated with files only');
  for (const name of args) {
    const path = resolvePath(draft, name);
    const file = pick(draft.files, path);
    const problem = isDirectory(draft, path) ? 'Is a directory' : 'No such file or directory';
    if (!file) return {stdout: lines, stderr: [`cat: ${shorten(name)}: ${problem}`], exitCode: 1};
    if (file.text !== '') lines.push(...file.text.replace(/\n$/, '').split('\n'));
  }
  return succeed(lines);
}

function runLs(draft: SimulatorState, args: string[]): ShellResult {
  const [name = '.', ...rest] = args.filter((arg) => arg !== '-1');
  if (rest.length > 0 || name.startsWith('-')) return refuse('ls is simulated with one file or directory only');
  const path = resolvePath(draft, name);
  if (Object.hasOwn(draft.files, path)) return succeed([shorten(name)]);
  if (!isDirectory(draft, path)) return failWith(2, `ls: cannot access '${shorten(name)}': No such file or directory`);
  return succeed(
    listDirectory(draft, path)
      .filter((entry) => !entry.startsWith('.'))
      .map((entry) => entry.replace(/\/$/, '')),
  );
}

function runExport(draft: SimulatorState, args: string[]): ShellResult {
  if (args.length === 0) return refuse('export: write NAME=value');
  for (const arg of args) {
    const match = /^([A-Za-z_]\w*)=([\s\S]*)$/.exec(arg);
    if (!match) return refuse(`export ${shorten(arg)}: write NAME=value`);
    draft.shell.env[match[1] ?? ''] = match[2] ?? '';
  }
  return succeed();
}

function runUnset(draft: SimulatorState, args: string[]): ShellResult {
  for (const arg of args) delete draft.shell.env[arg];
  return succeed();
}

/** Advances time by at most 400 days, which is enough for a certificate renewal. */
function runSleep(draft: SimulatorState, args: string[]): ShellResult {
  const text = args[0] ?? '';
  const match = /^(\d{1,9}(?:\.\d{1,3})?)([smhd]?)$/.exec(text);
  const ms = match ? Number(match[1]) * (SLEEP_UNITS[match[2] ?? ''] ?? 1000) : 0;
  if (args.length !== 1 || ms > 400 * DAY || /^inf/.test(text))
    return refuse('sleep is simulated with one time of at most 400 days');
  if (!match) return failWith(1, `sleep: invalid time interval '${shorten(text)}'`);
  advanceTo(draft, draft.now + ms);
  return succeed();
}

const SLEEP_UNITS: Record<string, number> = {s: 1000, m: 60_000, h: 3_600_000, d: DAY};

/** Process id before that of the first background job. */
const FIRST_PROCESS = 4100;

/**
 * Runs a line whose request or connection stays open until it ends by itself, or by `kill`.
 *
 * @param runAloft runs a line of the CLI
 */
export function runInBackground(
  draft: SimulatorState,
  line: readonly string[],
  runAloft: (line: readonly string[], job: number) => Outcome,
): Outcome {
  const [program, ...args] = line;
  const isCli = program === brand.cli && args[0] === 'machine' && ['exec', 'port-forward'].includes(args[1] ?? '');
  if (!isCli && program !== 'curl') {
    const reason = `only curl, ${brand.cli} machine exec and ${brand.cli} machine port-forward are simulated with &`;
    return {state: draft, ...refuse(reason)};
  }
  const number = 1 + Math.max(0, ...draft.jobs.map((job) => job.number));
  draft.jobs.push({number, line: line.join(' '), status: 'Running', output: []});
  const outcome = isCli ? runAloft(line, number) : {state: draft, ...runCurl(draft, args, number)};
  const {state, exitCode = 0, stdout = [], stderr = []} = outcome;
  advanceTo(state, state.now);
  const job = state.jobs.find((entry) => entry.number === number);
  if (job) job.output = [...stdout, ...stderr];
  if (job?.status === 'Running' && !state.flows.some((flow) => flow.job === number))
    job.status = exitCode === 0 ? 'Done' : `Exit ${exitCode}`;
  if (outcome.notSimulated === undefined) return {state, stdout: [`[${number}] ${FIRST_PROCESS + number}`]};
  state.jobs = state.jobs.filter((entry) => entry !== job);
  return outcome;
}

/** Lists the background jobs. Those that have ended are listed once, with their output. */
function runJobs(draft: SimulatorState, args: string[]): ShellResult {
  if (args.length > 0) return refuse('jobs is simulated without arguments');
  const lines = draft.jobs.flatMap(({number, line, status, output}) =>
    status === 'Running' ? [`[${number}]  ${status}  ${line} &`] : [...output, `[${number}]  ${status}  ${line}`],
  );
  draft.jobs = draft.jobs.filter(({status}) => status === 'Running');
  return succeed(lines);
}

/** `kill %1`: ends a background job like its client. */
function runKill(draft: SimulatorState, args: string[]): ShellResult {
  const number = Number(/^%(\d{1,6})$/.exec(args[0] ?? '')?.[1]);
  if (args.length !== 1 || Number.isNaN(number)) return refuse('kill is simulated with the number of a job, like %1');
  const flow = draft.flows.find(({job}) => job === number);
  if (!flow) return failWith(1, `kill: %${number}: no such job`);
  endFlow(draft, flow, 'closed');
  return succeed();
}

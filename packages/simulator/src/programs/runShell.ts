import {brand} from '@aloft/platform/brand';
import {sanitizeText} from '@aloft/platform/values';
import type {SimulatorState} from '../state/types';
import {endFlow} from '../machines/flows';
import {advanceTo} from '../state/advanceState';
import {DAY} from '../state/durations';
import {refuse, type ShellResult} from './refuse';
import {runCurl} from './runCurl';
import {runDig} from './runDig';
import {isDirectory, listDirectory, resolvePath} from './resolvePath';

type ShellCommand = (draft: SimulatorState, args: string[]) => ShellResult;

const COMMANDS: Record<string, ShellCommand> = {
  curl: runCurl,
  dig: runDig,
  cd: runCd,
  cat: runCat,
  ls: runLs,
  mkdir: runMkdir,
  echo: (_, args) =>
    /^-[neE]+$/.test(args[0] ?? '')
      ? refuse('echo is simulated without options')
      : {stdout: args.join(' ').split('\n'), stderr: [], exitCode: 0},
  export: runExport,
  unset: runUnset,
  sleep: runSleep,
  true: () => ({stdout: [], stderr: [], exitCode: 0}),
  jobs: runJobs,
  kill: runKill,
};

/** Programs other than `aloft` that transcripts can use. */
export const SHELL_COMMANDS: readonly string[] = Object.keys(COMMANDS).sort();

/** Runs a line that isn't an `aloft` command. Changes the draft. */
export function runShell(draft: SimulatorState, words: string[]): ShellResult {
  const [name = '', ...args] = words;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  return command
    ? command(draft, args)
    : refuse(`${shorten(name)} is not simulated; only ${brand.cli}, ${SHELL_COMMANDS.join(', ')} are`);
}

const shorten = (word: string): string => sanitizeText(word, 60).trim();

function done(stdout: string[] = []): ShellResult {
  return {stdout, stderr: [], exitCode: 0};
}

function fail(text: string): ShellResult {
  return {stdout: [], stderr: [text], exitCode: 1};
}

function runCd(draft: SimulatorState, args: string[]): ShellResult {
  const target = resolvePath(draft, args[0] ?? '~/project');
  if (!isDirectory(draft, target)) return fail(`cd: ${shorten(args[0] ?? '')}: No such file or directory`);
  draft.shell.directory = target;
  return done();
}

function runMkdir(draft: SimulatorState, args: string[]): ShellResult {
  for (const name of args.filter((arg) => !arg.startsWith('-'))) {
    draft.files[`${resolvePath(draft, name)}/.keep`] ??= {text: ''};
  }
  return done();
}

function runCat(draft: SimulatorState, args: string[]): ShellResult {
  const lines: string[] = [];
  if (args.length === 0 || args.some((arg) => arg.startsWith('-'))) return refuse('cat is simulated with files only');
  for (const name of args) {
    const path = resolvePath(draft, name);
    const file = Object.hasOwn(draft.files, path) ? draft.files[path] : undefined;
    if (!file) return {stdout: lines, stderr: [`cat: ${shorten(name)}: No such file or directory`], exitCode: 1};
    if (file.text !== '') lines.push(...file.text.replace(/\n$/, '').split('\n'));
  }
  return done(lines);
}

function runLs(draft: SimulatorState, args: string[]): ShellResult {
  const [name = '.', ...rest] = args.filter((arg) => arg !== '-1');
  if (rest.length > 0 || name.startsWith('-')) return refuse('ls is simulated with one file or directory only');
  const path = resolvePath(draft, name);
  if (Object.hasOwn(draft.files, path)) return done([shorten(name)]);
  if (!isDirectory(draft, path))
    return {stdout: [], stderr: [`ls: cannot access '${shorten(name)}': No such file or directory`], exitCode: 2};
  return done(
    listDirectory(draft, path)
      .filter((entry) => !entry.startsWith('.'))
      .map((entry) => entry.replace(/\/$/, '')),
  );
}

function runExport(draft: SimulatorState, args: string[]): ShellResult {
  for (const arg of args) {
    const match = /^([A-Za-z_]\w*)=([\s\S]*)$/.exec(arg);
    if (!match) return refuse(`export ${shorten(arg)}: write NAME=value`);
    draft.shell.env[match[1] ?? ''] = match[2] ?? '';
  }
  return done();
}

function runUnset(draft: SimulatorState, args: string[]): ShellResult {
  for (const arg of args) delete draft.shell.env[arg];
  return done();
}

/** Lists the background jobs. Those that have ended are listed once, with their output. */
function runJobs(draft: SimulatorState, args: string[]): ShellResult {
  if (args.length > 0) return refuse('jobs is simulated without arguments');
  const lines = draft.jobs.flatMap(({number, line, status, output}) =>
    status === 'Running' ? [`[${number}]  ${status}  ${line} &`] : [...output, `[${number}]  ${status}  ${line}`],
  );
  draft.jobs = draft.jobs.filter(({status}) => status === 'Running');
  return done(lines);
}

function runKill(draft: SimulatorState, args: string[]): ShellResult {
  const number = Number(/^%(\d{1,6})$/.exec(args[0] ?? '')?.[1]);
  if (args.length !== 1 || Number.isNaN(number)) return refuse('kill is simulated with the number of a job, like %1');
  const flow = draft.flows.find(({job}) => job === number);
  if (!flow) return fail(`kill: %${number}: no such job`);
  endFlow(draft, flow, 'closed');
  return done();
}

/** Advances time by at most 400 days, which is enough for a certificate renewal. */
function runSleep(draft: SimulatorState, args: string[]): ShellResult {
  const text = args[0] ?? '';
  const match = /^(\d{1,9}(?:\.\d{1,3})?)([smhd]?)$/.exec(text);
  const ms = match ? Number(match[1]) * (SLEEP_UNITS[match[2] ?? ''] ?? 1000) : Infinity;
  if (ms > 400 * DAY) return fail(`sleep: invalid time interval '${shorten(text)}'`);
  advanceTo(draft, draft.now + ms);
  return done();
}

const SLEEP_UNITS: Record<string, number> = {s: 1000, m: 60_000, h: 3_600_000, d: DAY};

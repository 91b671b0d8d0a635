import {brand} from '@aloft/platform/brand';
import {createError, type ErrorCode, printError} from '@aloft/platform/errors';
import {type CliError, type ParsedInvocation, parseInvocation} from '@aloft/platform/cli';
import {checkAccess} from './access';
import {findHandler} from './commands';
import type {Context, Dependencies, Reply} from './context';
import {attempt, createFailure, type Failure, toError} from './failure';
import {renderReply} from './format/renderReply';
import {describeCall, isDenial, recordRequest} from './requests';
import {formatHelp} from './formatHelp';
import {runInBackground, runShell} from './programs/runShell';
import {splitWords} from './programs/splitWords';
import {advanceTo} from './state/advanceState';
import {DURATIONS} from './state/lifecycle';
import type {SimulatorState} from './state/types';
import {formatDuration} from '@aloft/platform/values';

/** The simulated time. */
export interface Clock {
  /** Ms since the epoch, UTC. */
  now: number;
}

/** Result of a line: its output, and the state after it. */
export interface CommandResult {
  state: SimulatorState;
  /** Empty, or lines that each end with a newline. */
  stdout: string;
  stderr: string;
  exitCode: number;
  /** Time when the line is done. */
  clock: Clock;
  /** Error code, if an `aloft` command failed. */
  errorCode?: string;
  /** Reason why the line wasn't run, if it isn't simulated. */
  notSimulated?: string;
}

/** Result of a line, in lines. */
export interface Outcome {
  state: SimulatorState;
  stdout?: readonly string[];
  stderr?: readonly string[];
  exitCode?: number;
  errorCode?: string;
  notSimulated?: string;
}

/**
 * Runs one line in the simulator. It's pure, doesn't change its input and never throws. The time is the later of the
 * clock's and the state's.
 */
export function runCommand(
  state: SimulatorState,
  commandLine: string | readonly string[],
  clock: Clock,
  deps: Dependencies = {},
): CommandResult {
  const {stdout = [], stderr = [], exitCode = 0, ...rest} = runSafely(state, commandLine, clock, deps);
  return {...rest, stdout: joinLines(stdout), stderr: joinLines(stderr), exitCode, clock: {now: rest.state.now}};
}

/** Turns an exception in the simulator itself into an error of the CLI, without changing the state. */
function runSafely(
  state: SimulatorState,
  commandLine: string | readonly string[],
  clock: Clock,
  deps: Dependencies,
): Outcome {
  try {
    const draft = structuredClone(state);
    advanceTo(draft, clock.now);
    return runLine(draft, commandLine, deps);
  } catch {
    return failWith(state, createError('api_failed', {request: 'simulator'}));
  }
}

function joinLines(lines: readonly string[]): string {
  return lines.map((line) => `${line.trimEnd()}\n`).join('');
}

function runLine(draft: SimulatorState, commandLine: string | readonly string[], deps: Dependencies): Outcome {
  let words: readonly string[];
  if (typeof commandLine === 'string') {
    const split = splitWords(commandLine, draft.shell.env);
    if (!split.ok)
      return {state: draft, stderr: [`not simulated: ${split.reason}`], exitCode: 127, notSimulated: split.reason};
    words = split.words;
  } else {
    words = commandLine;
  }
  const env = {...draft.shell.env};
  let first = 0;
  for (; first < words.length; first += 1) {
    const assignment = /^([A-Za-z_]\w{0,99})=([\s\S]*)$/.exec(words[first] ?? '');
    if (!assignment) break;
    env[assignment[1] ?? ''] = assignment[2] ?? '';
  }
  const line = words.slice(first);
  if (line.length === 0) {
    draft.shell.env = env;
    return {state: draft};
  }
  if (line.at(-1) === '&')
    return runInBackground(draft, line.slice(0, -1), (words, job) => runAloft(draft, words, env, deps, job));
  if (line[0] === brand.cli) return runAloft(draft, line, env, deps);
  return {state: draft, ...runShell(draft, [...line])};
}

function runAloft(
  draft: SimulatorState,
  words: readonly string[],
  env: Record<string, string>,
  deps: Dependencies,
  job: number | null = null,
): Outcome {
  const parsed = parseInvocation(words, {env});
  if (!parsed.ok) return failWith(draft, parsed.error);
  if (parsed.kind === 'help') return {state: draft, stdout: formatHelp(parsed.path)};
  const call = parsed.invocation;
  const before = structuredClone(draft);
  const attempted = attempt<ErrorCode, Outcome>((fail) => {
    const context = {draft, call, deps, env, job, fail};
    checkAccess(context);
    if (call.command.confirms && !call.flags.yes) fail('confirmation_required');
    const reply = findHandler(call.command)(context);
    recordRequest(context, 'allowed');
    advanceTo(draft, draft.now + DURATIONS.command);
    return finish(context, reply, draft.now - before.now);
  });
  if (attempted.ok) return attempted.result;
  const {failure} = attempted;
  if (isDenial(failure)) attempt((fail) => recordRequest({draft: before, call, deps, env, job, fail}, 'denied'));
  advanceTo(before, before.now + DURATIONS.command);
  return failWith(before, toError(failure, call.command.path));
}

function finish(context: Context, reply: Reply, elapsedMs: number): Outcome {
  const {draft, call} = context;
  const calls = call.flags.verbose ? describeCall(context, elapsedMs) : [];
  const failure = reply.failure ?? checkTimeout(call, elapsedMs);
  if (failure) {
    const outcome = failWith(draft, toError(failure, call.command.path));
    const steps = call.flags.output === 'table' && !call.flags.quiet ? (reply.raw ?? reply.steps ?? []) : [];
    return {...outcome, stdout: steps, stderr: [...calls, ...(reply.notes ?? []), ...(outcome.stderr ?? [])]};
  }
  const notes = call.flags.quiet ? [] : (reply.notes ?? []);
  return {
    state: draft,
    stdout: renderReply(reply, call, draft.now),
    stderr: [...calls, ...notes],
    exitCode: reply.exitCode ?? 0,
    notSimulated: reply.notSimulated,
  };
}

function failWith(state: SimulatorState, error: CliError): Outcome {
  return {
    state,
    stderr: printError(error).trimEnd().split('\n'),
    exitCode: error.exitCode,
    errorCode: error.code,
  };
}

/** Target state of a waiting command, by its noun. */
const GOALS: Record<string, string> = {machine: 'ready', volume: 'available', certificate: 'active'};

/** Creates the failure of a command that took longer than its `--timeout`. Its changes remain. */
function checkTimeout(call: ParsedInvocation, elapsedMs: number): Failure<'wait_timeout'> | undefined {
  const {timeout, wait} = call.flags;
  if (typeof timeout !== 'number' || wait !== true || elapsedMs <= timeout) return undefined;
  const noun = call.command.path[0] ?? '';
  const kind = noun === 'deploy' ? 'app' : noun;
  const name = call.args.NAME ?? call.args.VOLUME;
  return createFailure('wait_timeout', {
    kind,
    name: typeof name === 'string' ? name : 'of the manifest',
    state: GOALS[kind] ?? 'live',
    timeout: formatDuration(timeout),
    command: typeof name === 'string' ? `${brand.cli} ${kind} get ${name}` : `${brand.cli} ${kind} list`,
  });
}

import {brand} from '@aloft/platform/brand';
import {type ParsedInvocation, parseInvocation} from '@aloft/platform/cli';
import {type CliError, createError, type ErrorCode, printError} from '@aloft/platform/errors';
import {formatDuration} from '@aloft/platform/values';
import {checkAccess, describeCall, isDenial, recordRequest} from './access';
import {findHandler} from './commands';
import {type Context, type Dependencies, refuse, type Reply, attempt, Failure, toError} from './context';
import {renderReply, formatHelp} from './format';
import {runInBackground, runShell, NotSimulated, splitWords} from './programs/runShell';
import {advanceTo} from './state/advanceState';
import {DURATIONS} from './state/lifecycle';
import type {SimulatorState} from './state/types';

/** Result of a line: its output, and the state after it. */
export interface CommandResult extends Pick<Reply, 'notSimulated' | 'errorCode'> {
  state: SimulatorState;
  /** Empty, or lines that each end with a newline. */
  stdout: string;
  stderr: string;
  exitCode: number;
}

/**
 * Runs one line in the simulator. It's pure, doesn't change its input and never throws. The time is the later of the
 * clock's and the state's.
 */
export function runCommand(
  state: SimulatorState,
  commandLine: string | readonly string[],
  clock: Pick<SimulatorState, 'now'>,
  deps: Dependencies = {},
): CommandResult {
  let draft = state;
  const run = (): Reply => {
    try {
      draft = structuredClone(state);
      advanceTo(draft, clock.now);
      return runLine(draft, splitWords(commandLine, draft.shell.env), deps);
    } catch (error) {
      if (error instanceof NotSimulated) return refuse(error.message);
      // A mistake in the simulator itself doesn't change the state.
      draft = state;
      return failWith(createError('api_failed', {request: 'simulator'}));
    }
  };
  const {raw = [], notes = [], exitCode = 0, notSimulated, errorCode} = run();
  return {state: draft, stdout: joinLines(raw), stderr: joinLines(notes), exitCode, notSimulated, errorCode};
}

const joinLines = (lines: readonly string[]): string => lines.map((line) => `${line.trimEnd()}\n`).join('');

function runLine(draft: SimulatorState, words: readonly string[], deps: Dependencies): Reply {
  const first = words.findIndex((word) => !/^[A-Za-z_]\w{0,99}=/.test(word));
  // Each is split at its first "=", because a value may contain others.
  const given = words.slice(0, first < 0 ? undefined : first).map((word) => word.split(/=([^]*)/, 2));
  const env = {...draft.shell.env, ...(Object.fromEntries(given) as Record<string, string>)};
  if (first < 0) {
    draft.shell.env = env;
    return {};
  }
  const base = {draft, deps, env, job: null};
  const line = words.slice(first);
  if (line.at(-1) === '&')
    return runInBackground(draft, line.slice(0, -1), (words, job) => runAloft({...base, job}, words));
  if (line[0] === brand.cli) return runAloft(base, line);
  return runShell(draft, line);
}

function runAloft(base: Omit<Context, 'call' | 'fail'>, words: readonly string[]): Reply {
  const {draft, env} = base;
  const parsed = parseInvocation(words, env);
  if (!parsed.ok) return failWith(parsed.error);
  if (parsed.kind === 'help') return {raw: formatHelp(parsed.path)};
  const call = parsed.invocation;
  const before = structuredClone(draft);
  const attempted = attempt<ErrorCode, Reply>((fail) => {
    const context = {...base, call, fail};
    checkAccess(context);
    if (call.command.confirms && !call.flags.yes) fail('confirmation_required');
    const reply = findHandler(call.command)(context);
    recordRequest(context, 'allowed');
    advanceTo(draft, draft.now + DURATIONS.command);
    return finish(context, reply, draft.now - before.now);
  });
  if (!(attempted instanceof Failure)) return attempted;
  Object.assign(draft, before);
  if (isDenial(attempted)) attempt((fail) => recordRequest({...base, call, fail}, 'denied'));
  advanceTo(draft, draft.now + DURATIONS.command);
  return failWith(toError(attempted, call.command.path));
}

function finish(context: Context, reply: Reply, elapsedMs: number): Reply {
  const {draft, call} = context;
  const {output, quiet, verbose} = call.flags;
  const {raw, steps, notes = [], exitCode, notSimulated} = reply;
  const calls = verbose ? describeCall(context, elapsedMs) : [];
  const failure = reply.failure ?? checkTimeout(call, elapsedMs);
  if (failure) {
    const outcome = failWith(toError(failure, call.command.path));
    const shown = output === 'table' && !quiet ? (raw ?? steps) : undefined;
    return {...outcome, raw: shown, notes: [...calls, ...notes, ...(outcome.notes ?? [])]};
  }
  const printed = renderReply(reply, call, draft.now);
  return {raw: printed, notes: [...calls, ...(quiet ? [] : notes)], exitCode, notSimulated};
}

function failWith(error: CliError): Reply {
  return {notes: printError(error).trimEnd().split('\n'), exitCode: error.exitCode, errorCode: error.code};
}

/** Target state of a waiting command, by its noun. */
const GOALS: Record<string, string> = {machine: 'ready', volume: 'available', certificate: 'active'};

/** Creates the failure of a command that took longer than its `--timeout`. Its changes remain. */
function checkTimeout({flags, command: {path}, args}: ParsedInvocation, elapsedMs: number) {
  const {timeout, wait} = flags;
  if (typeof timeout !== 'number' || wait !== true || elapsedMs <= timeout) return undefined;
  const kind = path[0] === 'deploy' ? 'app' : (path[0] ?? '');
  const name = args.NAME ?? args.VOLUME;
  return new Failure('wait_timeout', {
    kind,
    name: typeof name === 'string' ? name : 'of the manifest',
    state: GOALS[kind] ?? 'live',
    timeout: formatDuration(timeout),
    command: `${brand.cli} ${kind} ${typeof name === 'string' ? `get ${name}` : 'list'}`,
  });
}

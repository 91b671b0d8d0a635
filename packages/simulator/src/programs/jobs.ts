import {brand} from '@aloft/platform/brand';
import {endFlow} from '../machines/flows';
import type {Outcome} from '../runCommand';
import {advanceTo} from '../state/advanceState';
import type {SimulatorState} from '../state/types';
import {failWith, refuse, type ShellResult, succeed} from './ShellResult';
import {runCurl} from './runCurl';

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
export function runJobs(draft: SimulatorState, args: string[]): ShellResult {
  if (args.length > 0) return refuse('jobs is simulated without arguments');
  const lines = draft.jobs.flatMap(({number, line, status, output}) =>
    status === 'Running' ? [`[${number}]  ${status}  ${line} &`] : [...output, `[${number}]  ${status}  ${line}`],
  );
  draft.jobs = draft.jobs.filter(({status}) => status === 'Running');
  return succeed(lines);
}

/** `kill %1`: ends a background job like its client. */
export function runKill(draft: SimulatorState, args: string[]): ShellResult {
  const number = Number(/^%(\d{1,6})$/.exec(args[0] ?? '')?.[1]);
  if (args.length !== 1 || Number.isNaN(number)) return refuse('kill is simulated with the number of a job, like %1');
  const flow = draft.flows.find(({job}) => job === number);
  if (!flow) return failWith(1, `kill: %${number}: no such job`);
  endFlow(draft, flow, 'closed');
  return succeed();
}

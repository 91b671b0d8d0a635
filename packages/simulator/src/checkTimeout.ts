import {brand} from '@aloft/platform/brand';
import type {ParsedInvocation} from '@aloft/platform/cli';
import {formatDuration} from '@aloft/platform/values';
import {createFailure, type Failure} from './failure';

/** Target state of a waiting command, by its noun. */
const GOALS: Record<string, string> = {machine: 'ready', volume: 'available', certificate: 'active'};

/** Creates the failure of a command that took longer than its `--timeout`. Its changes remain. */
export function checkTimeout(call: ParsedInvocation, elapsedMs: number): Failure<'wait_timeout'> | undefined {
  const {timeout, wait} = call.flags;
  if (typeof timeout !== 'number' || wait !== true || elapsedMs <= timeout) return undefined;
  const noun = call.path[0] ?? '';
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

import {brand} from '../brand';
import {nouns} from '../cli/nouns';
import type {ParsedInvocation} from '../cli/types';
import {digestText} from './state/drawId';
import {DURATIONS} from './state/durations';
import type {SimulatorState} from './state/types';

const READING = new Set(['list', 'get', 'logs', 'metrics', 'quota', 'whoami', 'releases', 'open']);

/** The line that `--verbose` prints for the API call of a command. */
export function describeCall(state: SimulatorState, call: ParsedInvocation, elapsedMs: number): string[] {
  const verb = call.path.at(-1) ?? '';
  const method = READING.has(verb) ? 'GET' : ['delete', 'revoke', 'unset'].includes(verb) ? 'DELETE' : 'POST';
  const path = pathOf(state, call);
  const request = `req-${digestText(`${state.seed} ${state.now} ${path}`, 8)}`;
  return [`${method} ${brand.apiUrl}/${path} (${Math.max(elapsedMs, DURATIONS.command)} ms, ${request})`];
}

/** `namespaces/acme/apps/hello/rollback` */
function pathOf(state: SimulatorState, call: ParsedInvocation): string {
  const [first = '', ...rest] = call.path;
  const noun = nouns.find((entry) => entry.name === first);
  const name = typeof call.args.NAME === 'string' ? [call.args.NAME] : [];
  const verb = rest.filter((word) => !['list', 'get', 'create', 'update', 'delete'].includes(word));
  const resource = [noun?.plural ?? first, ...name, ...verb];
  const global = ['token', 'namespace'].includes(first) || noun === undefined;
  return [
    ...(global ? [] : ['namespaces', call.global.namespace ?? state.currentNamespace ?? state.account.handle]),
    ...resource,
  ].join('/');
}

import {findOperation} from '../api/operations';
import {brand} from '../brand';
import type {ParsedInvocation} from '../cli/types';
import {digestText} from './state/drawId';
import {DURATIONS} from './state/durations';
import type {SimulatorState} from './state/types';

/** The line that `--verbose` prints for the API call of a command; empty for a command that doesn't send such a request. */
export function describeCall(state: SimulatorState, call: ParsedInvocation, elapsedMs: number): string[] {
  const operation = findOperation(call.path.join(' '));
  if (!operation) return [];
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => valueOf(state, call, name));
  const request = identifyRequest(state, path);
  return [`${operation.method} ${brand.apiUrl}${path} (${Math.max(elapsedMs, DURATIONS.command)} ms, ${request})`];
}

/** The id of an API request that is sent now. */
export function identifyRequest({seed, now}: SimulatorState, path: string): string {
  return `req-${digestText(`${seed} ${now} ${path}`, 8)}`;
}

/** Value of a path parameter: the argument of that name, or the first one. */
function valueOf(state: SimulatorState, call: ParsedInvocation, name: string): string {
  if (name === 'namespace' && call.path[0] !== 'namespace') {
    return call.global.namespace ?? state.currentNamespace ?? state.account.handle;
  }
  const {args} = call;
  const value = args[name.toUpperCase()] ?? (name === 'variable' || name === 'secret' ? args['KEY=VALUE'] : undefined);
  const [text = state.currentNamespace ?? ''] = namesOf(value ?? args.NAME ?? args.APP);
  return text;
}

function namesOf(value: ParsedInvocation['args'][string] | undefined): string[] {
  if (value === undefined) return [];
  return typeof value === 'object' ? (Array.isArray(value) ? value.map(String) : Object.keys(value)) : [String(value)];
}

import {brand} from '@aloft/platform/brand';
import type {ParsedInvocation} from '@aloft/platform/cli';
import {nameNamespace} from './chooseNamespace';
import type {Context} from './context';
import {digestText} from './state/drawId';
import {DURATIONS} from './state/durations';
import type {SimulatorState} from './state/types';

/** Output of `--verbose` for the API call of a command; empty for a command without an API call. */
export function describeCall(context: Context, elapsedMs: number): string[] {
  const {draft, call} = context;
  const {api} = call.command;
  if (!api) return [];
  const [method = '', template = ''] = api.request.split(' ');
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => valueOf(context, name));
  const request = identifyRequest(draft, path);
  return [`${method} ${brand.apiUrl}${path} (${Math.max(elapsedMs, DURATIONS.command)} ms, ${request})`];
}

/** Id of an API request at the current time. */
export function identifyRequest({seed, now}: SimulatorState, path: string): string {
  return `req-${digestText(`${seed} ${now} ${path}`, 8)}`;
}

/** Value of a path parameter: the argument of that name, the first argument, or the namespace. */
function valueOf(context: Context, name: string): string {
  const {args, path} = context.call;
  if (name === 'namespace' && path[0] !== 'namespace') return nameNamespace(context);
  const value = args[name.toUpperCase()] ?? (name === 'variable' || name === 'secret' ? args['KEY=VALUE'] : undefined);
  const [text = nameNamespace(context)] = namesOf(value ?? args.NAME ?? args.APP);
  return text;
}

function namesOf(value: ParsedInvocation['args'][string] | undefined): string[] {
  if (value === undefined) return [];
  return typeof value === 'object' ? (Array.isArray(value) ? value.map(String) : Object.keys(value)) : [String(value)];
}

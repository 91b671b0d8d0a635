import {brand} from '@aloft/platform/brand';
import type {Command} from '@aloft/platform/cli';
import {isObject} from '@aloft/platform/values';
import {ACCOUNT, nameNamespace, peekToken} from './access';
import type {Context} from './context';
import {digestText} from './state/drawId';
import {DURATIONS, formatTime} from './state/lifecycle';
import type {SimulatorState} from './state/types';
import {peekManifest} from './deploy/readManifest';
import type {Failure} from './failure';

/** Output of `--verbose` for the API call of a command; empty for a command without an API call. */
export function describeCall(context: Context, elapsedMs: number): string[] {
  const {draft, call} = context;
  const [method, template] = call.command.api?.request.split(' ') ?? [];
  if (template === undefined) return [];
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
  const {args, command} = context.call;
  if (name === 'namespace' && command.path[0] !== 'namespace') return nameNamespace(context);
  const pairs = name === 'variable' || name === 'secret' ? args['KEY=VALUE'] : undefined;
  const value = args[name.toUpperCase()] ?? pairs ?? args.NAME ?? args.APP ?? nameNamespace(context);
  return String((isObject(value) ? Object.keys(value) : [value].flat())[0] ?? nameNamespace(context));
}

/** Entries that the simulator keeps. */
const keptEntries = 100;

/** Whether the token doesn't allow the request. */
export const isDenial = ({code}: Failure): boolean => ['scope_missing', 'namespace_forbidden'].includes(code);

/** Whether a command changes something on the platform, or reaches into a machine. */
function isRecorded({api, access, path}: Command): boolean {
  if (api) return !api.request.startsWith('GET ');
  return access === 'admin' || (access === 'deploy' && path[0] !== 'namespace');
}

/**
 * Adds a request to the audit log: one that changes something, or one that was denied.
 *
 * @param app of a deploy, whose command doesn't name it
 */
export function recordRequest(context: Context, outcome: 'allowed' | 'denied', app = peekManifest(context)?.app): void {
  const {draft, call} = context;
  const {path} = call.command;
  const token = peekToken(context);
  if (!token || !(outcome === 'denied' || isRecorded(call.command))) return;
  const [noun, ...verb] = path.length > 1 ? path : ['app', ...path];
  const {NAME, VOLUME, SOURCE, DESTINATION} = call.args;
  const remote = [SOURCE, DESTINATION].map((path) => /^([^:/]+):/.exec(String(path))?.[1]).find(Boolean);
  const name = noun === 'namespace' ? undefined : (NAME ?? VOLUME ?? remote ?? app);
  const isPersonal = token.kind === 'personal';
  const entry = {
    time: formatTime(draft.now),
    actorKind: isPersonal ? 'account' : 'deploy-token',
    actor: isPersonal ? ACCOUNT : token.name,
    token: isPersonal ? token.name : null,
    action: `${noun}.${verb.join('-')}`,
    resource: name === undefined ? null : `${noun}/${String(name)}`,
    outcome,
    address: '192.0.2.44',
    requestId: identifyRequest(draft, path.join(' ')),
  };
  draft.audit = [...draft.audit, {namespace: nameNamespace(context), entry}].slice(-keptEntries);
}

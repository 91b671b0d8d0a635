import type {Command} from '@aloft/platform/cli';
import {peekToken} from './checkAccess';
import {nameNamespace} from './chooseNamespace';
import type {Context, View} from './context';
import {identifyRequest} from './describeCall';
import {peekManifest} from './deploy/readManifest';
import type {Failure} from './failure';
import {formatTime} from './state/durations';

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
  const namespace = nameNamespace(context);
  const entry: View = {
    time: formatTime(draft.now),
    actorKind: token.kind === 'personal' ? 'account' : 'deploy-token',
    actor: token.kind === 'personal' ? draft.account.handle : token.name,
    token: token.kind === 'personal' ? token.name : null,
    action: `${noun}.${verb.join('-')}`,
    resource: name === undefined ? null : `${noun}/${String(name)}`,
    outcome,
    address: '192.0.2.44',
    requestId: identifyRequest(draft, path.join(' ')),
  };
  draft.audit = [...draft.audit, {namespace, entry}].slice(-keptEntries);
}

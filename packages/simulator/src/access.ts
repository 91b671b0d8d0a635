import {brand, variables} from '@aloft/platform/brand';
import type {Command} from '@aloft/platform/cli';
import {limits} from '@aloft/platform/limits';
import {scopeNames} from '@aloft/platform/system';
import {isObject} from '@aloft/platform/values';
import type {Context, Failure} from './context';
import {peekManifest} from './deploy/readManifest';
import {meant, pick} from './resources';
import {digestText, drawId} from './state/drawId';
import {DURATIONS, formatTime} from './state/lifecycle';
import type {Namespace, SimulatorState, Token} from './state/types';

/** The user's account, after which the first namespace is named. */
export const ACCOUNT = 'acme';

/** Fails unless the user is logged in with a token that allows the access, by default what the command needs. */
export function checkAccess(
  context: Context<TokenError | 'scope_missing' | 'token_expired'>,
  access = context.call.command.access,
): void {
  if (access === 'local' || access === 'anyone') return;
  const token = currentToken(context);
  checkExpiry(context, token);
  token.lastUsedAt = context.draft.now;
  if (token.kind === 'personal') return;
  const rank: readonly string[] = scopeNames;
  if (token.scopes.every((scope) => rank.indexOf(scope) < rank.indexOf(access)))
    context.fail('scope_missing', {scope: access});
}

/** Fails if a token has expired. */
export function checkExpiry({draft, fail}: Context<'token_expired'>, token: Token): void {
  if (token.expiresAt <= draft.now) fail('token_expired', {date: formatTime(token.expiresAt).slice(0, 10)});
}

/** Why a command has no token. */
export type TokenError = 'token_invalid' | 'not_authenticated';

/** The token in use: `ALOFT_TOKEN`, or the one that `aloft login` stored. Fails if there is none. */
export function currentToken(context: Context<TokenError>): Token {
  const isGiven = Boolean(context.env[variables.token]) || context.draft.session !== null;
  return peekToken(context) ?? context.fail(isGiven ? 'token_invalid' : 'not_authenticated');
}

/** The token in use, or undefined if there is none or it was revoked. */
function peekToken({draft, env}: Context): Token | undefined {
  const given = env[variables.token];
  return given ? findToken(draft, given) : draft.tokens.find(({id}) => id === draft.session?.token);
}

/** Finds the token with a value. */
export function findToken({tokens}: SimulatorState, value: string): Token | undefined {
  const digest = digestText(value, 32);
  return tokens.find((token) => token.digest === digest);
}

/** Why a command has no namespace. */
type NamespaceError = TokenError | 'namespace_not_found' | 'namespace_forbidden';

/**
 * Name of a command's namespace, from the flag or variable, the manifest, the token, the current selection, the
 * account's first namespace, or the account, in this order. The namespace may not exist, and the token may be for
 * another one.
 */
export function nameNamespace(context: Context): string {
  const {draft, call} = context;
  const {group, access} = call.command;
  const isProject = group === 'project' && access !== 'local';
  return (
    call.flags.namespace ??
    (isProject ? peekManifest(context)?.namespace : null) ??
    peekToken(context)?.namespace ??
    draft.currentNamespace ??
    Object.keys(draft.namespaces)[0] ??
    ACCOUNT
  );
}

/** Namespace of a command, or the named one. Fails if it doesn't exist, or if the token is for another one. */
export function chooseNamespace(context: Context<NamespaceError>, name = nameNamespace(context)): Namespace {
  const {draft, fail} = context;
  const token = currentToken(context);
  const namespace =
    pick(draft.namespaces, name) ?? fail('namespace_not_found', {name}, meant(name, Object.keys(draft.namespaces)));
  if (token.namespace !== null && token.namespace !== name) fail('namespace_forbidden', {namespace: name});
  return namespace;
}

/**
 * Adds a token, by default with all permissions of the account; `value` is the token itself, which isn't stored in the
 * state.
 */
export function addToken(
  draft: SimulatorState,
  {name, kind = 'personal', namespace = null, scopes = ['admin']}: Partial<Token> & Pick<Token, 'name'>,
  lifetime = limits['token-lifetime'].value,
): {token: Token; value: string} {
  const value = `alft_${kind}_${drawId(draft, '', 24)}`;
  const token: Token = {
    id: drawId(draft, 't-'),
    name,
    kind,
    namespace,
    scopes,
    createdAt: draft.now,
    expiresAt: draft.now + lifetime,
    lastUsedAt: null,
    digest: digestText(value, 32),
  };
  draft.tokens.push(token);
  return {token, value};
}

/** Output of `--verbose` for the API call of a command; empty for a command without an API call. */
export function describeCall(context: Context, elapsedMs: number): string[] {
  const {draft, call} = context;
  const {method, path: template} = call.command.api ?? {};
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
  if (api) return api.method !== 'GET';
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

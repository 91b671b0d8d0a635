import {variables} from '@aloft/platform/brand';
import {limits} from '@aloft/platform/limits';
import {scopeNames} from '@aloft/platform/system';
import type {Context} from './context';
import {peekManifest} from './deploy/readManifest';
import {meant, pick} from './resources';
import {digestText, drawId} from './state/drawId';
import {formatTime} from './state/lifecycle';
import type {Namespace, SimulatorState, Token} from './state/types';

/** The user's account, after which the first namespace is named. */
export const ACCOUNT = 'acme';

/** Why a token can't be used. */
type TokenError = 'not_authenticated' | 'token_invalid' | 'token_expired';

/** Fails unless the user is logged in with a token that allows the command. */
export function checkAccess(context: Context<'scope_missing' | TokenError>): void {
  const {access} = context.call.command;
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

/** The token in use: `ALOFT_TOKEN`, or the one that `aloft login` stored. Fails if there is none. */
export function currentToken(context: Context<'token_invalid' | 'not_authenticated'>): Token {
  const isGiven = Boolean(context.env[variables.token]) || context.draft.session !== null;
  return peekToken(context) ?? context.fail(isGiven ? 'token_invalid' : 'not_authenticated');
}

/** The token in use, or undefined if there is none or it was revoked. */
export function peekToken({draft, env}: Context): Token | undefined {
  const given = env[variables.token];
  return given ? findToken(draft, given) : draft.tokens.find(({id}) => id === draft.session?.token);
}

/** Finds the token with a value. */
export function findToken({tokens}: SimulatorState, value: string): Token | undefined {
  const digest = digestText(value, 32);
  return tokens.find((token) => token.digest === digest);
}

/** Why a command has no namespace. */
type NamespaceError = 'not_authenticated' | 'token_invalid' | 'namespace_not_found' | 'namespace_forbidden';

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

import {variables} from '@aloft/platform/brand';
import {scopeNames} from '@aloft/platform/system';
import type {Context} from './context';
import {digestText, drawId} from './state/drawId';
import type {Namespace, SimulatorState, Token} from './state/types';
import {formatTime} from './state/lifecycle';
import {findNamespace} from './resources';
import {peekManifest} from './deploy/readManifest';
import {limits} from '@aloft/platform/limits';

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
  const best = Math.max(...token.scopes.map((entry) => rank.indexOf(entry)));
  if (best < rank.indexOf(access)) context.fail('scope_missing', {scope: access});
}

/** Fails if a token has expired. */
export function checkExpiry({draft, fail}: Context<'token_expired'>, token: Token): void {
  if (token.expiresAt <= draft.now) fail('token_expired', {date: formatTime(token.expiresAt).slice(0, 10)});
}

/** The token in use: `ALOFT_TOKEN`, or the one that `aloft login` stored. Fails if there is none. */
export function currentToken(context: Context<'token_invalid' | 'not_authenticated'>): Token {
  const token = peekToken(context);
  if (token) return token;
  const isGiven = Boolean(context.env[variables.token]) || context.draft.session !== null;
  return context.fail(isGiven ? 'token_invalid' : 'not_authenticated');
}

/** The token in use, or undefined if there is none or it was revoked. */
export function peekToken({draft, env}: Context): Token | undefined {
  const given = env[variables.token];
  if (given) return draft.tokens.find(({digest}) => digest === digestText(given, 32));
  return draft.tokens.find(({id}) => id === draft.session?.token);
}

/** Finds the token with a value; fails if there is none. */
export function findToken({draft, fail}: Context<'token_invalid'>, value: string): Token {
  const digest = digestText(value, 32);
  return draft.tokens.find((entry) => entry.digest === digest) ?? fail('token_invalid');
}

/** Why a command has no namespace. */
export type NamespaceError = 'not_authenticated' | 'token_invalid' | 'namespace_not_found' | 'namespace_forbidden';

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
    draft.account.handle
  );
}

/** Namespace of a command, or the named one. Fails if it doesn't exist, or if the token is for another one. */
export function chooseNamespace(context: Context<NamespaceError>, name = nameNamespace(context)): Namespace {
  const token = currentToken(context);
  const namespace = findNamespace(context, name);
  if (token.namespace !== null && token.namespace !== name) {
    context.fail('namespace_forbidden', {namespace: name});
  }
  return namespace;
}

/** Default lifetime of a token, in ms. */
const LIFETIME = limits['token-lifetime'].value;

/** Adds a token; `value` is the token itself, which isn't stored in the state. */
export function addToken(
  draft: SimulatorState,
  fields: Pick<Token, 'name' | 'kind' | 'namespace' | 'scopes'>,
  lifetime = LIFETIME,
): {token: Token; value: string} {
  const value = `alft_${fields.kind}_${drawId(draft, '', 24)}`;
  const token: Token = {
    id: drawId(draft, 't-'),
    ...fields,
    createdAt: draft.now,
    expiresAt: draft.now + lifetime,
    lastUsedAt: null,
    digest: digestText(value, 32),
  };
  draft.tokens.push(token);
  return {token, value};
}

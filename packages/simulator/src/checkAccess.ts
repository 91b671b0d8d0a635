import {variables} from '@aloft/platform/brand';
import {scopeNames} from '@aloft/platform/system';
import type {Context} from './context';
import {digestText} from './state/drawId';
import type {Token} from './state/types';
import {formatTime} from './state/durations';

/** Why a token can't be used. */
export type TokenError = 'not_authenticated' | 'token_invalid' | 'token_expired';

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

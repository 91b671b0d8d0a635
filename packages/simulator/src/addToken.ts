import {limits} from '@aloft/platform/limits';
import {digestText, drawId} from './state/drawId';
import type {SimulatorState, Token} from './state/types';

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

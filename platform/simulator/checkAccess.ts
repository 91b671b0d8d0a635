import {variables} from '../brand';
import type {TokenScope} from '../security';
import type {Context} from './context';
import {CommandFailure} from './failure';
import {digestText} from './state/drawId';
import {formatTime} from './state/formatTime';
import type {SimulatorState, Token} from './state/types';

/** Commands that work without a login. */
const OPEN = new Set(['login', 'logout', 'version', 'completion', 'init', 'schema', 'schema validate']);
/** Read-only verbs. */
const READING = new Set(['list', 'get', 'logs', 'metrics', 'quota', 'whoami', 'releases', 'open']);
/** Commands that require the scope `admin`. */
const ADMIN = new Set([
  'namespace create',
  'token create',
  'token revoke',
  'token list',
  'machine exec',
  'machine cp',
  'machine port-forward',
]);

/** Fails unless the user is logged in with a token that allows the command. */
export function checkAccess(context: Context): void {
  const name = context.call.path.join(' ');
  if (OPEN.has(context.call.path[0] ?? '') || OPEN.has(name)) return;
  const token = currentToken(context);
  checkExpiry(context.draft, token);
  token.lastUsedAt = context.draft.now;
  if (token.kind === 'personal') return;
  const scope = neededScope(name, context.call.path.at(-1) ?? '');
  const rank = ['read', 'deploy', 'admin'];
  const best = Math.max(...token.scopes.map((entry) => rank.indexOf(entry)));
  if (best < rank.indexOf(scope)) throw new CommandFailure('scope_missing', {scope});
}

function neededScope(name: string, verb: string): TokenScope['name'] {
  if (ADMIN.has(name) || verb === 'delete') return 'admin';
  return READING.has(verb) ? 'read' : 'deploy';
}

/** Fails if a token has expired. */
export function checkExpiry(draft: SimulatorState, token: Token): void {
  if (token.expiresAt > draft.now) return;
  throw new CommandFailure('token_expired', {date: formatTime(token.expiresAt).slice(0, 10)});
}

/** The token in use: `ALOFT_TOKEN`, or the one that `aloft login` stored. Fails if there is none. */
export function currentToken(context: Context): Token {
  const token = peekToken(context);
  if (token) return token;
  const isGiven = Boolean(context.env[variables.token]) || context.draft.session !== null;
  throw new CommandFailure(isGiven ? 'token_invalid' : 'not_authenticated');
}

/** The token in use, or undefined if there is none or it was revoked. */
export function peekToken({draft, env}: Context): Token | undefined {
  const given = env[variables.token];
  if (given) return draft.tokens.find(({digest}) => digest === digestText(given, 32));
  return draft.tokens.find(({id}) => id === draft.session?.token);
}

/** Finds the token with a value; fails if there is none. */
export function findToken(context: Context, value: string): Token {
  const digest = digestText(value, 32);
  const token = context.draft.tokens.find((entry) => entry.digest === digest);
  if (!token) throw new CommandFailure('token_invalid');
  return token;
}

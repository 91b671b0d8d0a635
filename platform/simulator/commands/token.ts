import {addToken} from '../addToken';
import type {Context, Handler, Reply, View} from '../context';
import {CommandFailure} from '../failure';
import {chooseNamespace} from '../chooseNamespace';
import {list, number, text} from '../resolve';
import {formatTime} from '../state/formatTime';
import type {Token} from '../state/types';

export const tokenCommands: Record<string, Handler> = {
  'token list': ({draft}) => ({views: draft.tokens.map(viewToken), empty: 'No tokens.'}),
  'token create': create,
  'token revoke': revoke,
};

function viewToken(token: Token): View {
  return {
    name: token.name,
    kind: token.kind,
    namespace: token.namespace,
    scopes: [...token.scopes],
    createdAt: formatTime(token.createdAt),
    expiresAt: formatTime(token.expiresAt),
    lastUsedAt: token.lastUsedAt === null ? null : formatTime(token.lastUsedAt - (token.lastUsedAt % 60_000)),
  };
}

function create(context: Context): Reply {
  const {draft} = context;
  const name = text(context, 'NAME') ?? 'token';
  if (draft.tokens.some((token) => token.name === name)) {
    throw new CommandFailure('name_taken', {namespace: draft.account.handle, kind: 'a token', name});
  }
  const kind = text(context, 'kind') === 'deploy' ? 'deploy' : 'personal';
  const scopes = [...new Set(list(context, 'scope'))];
  const {token, value} = addToken(
    draft,
    {
      name,
      kind,
      namespace: kind === 'deploy' ? chooseNamespace(context).name : null,
      scopes: kind === 'personal' ? ['admin'] : scopes.length === 0 ? ['deploy'] : scopes,
    },
    number(context, 'expires') ?? undefined,
  );
  return {
    steps: [`Created the ${kind} token ${name}, valid until ${formatTime(token.expiresAt).slice(0, 10)}`, value],
    notes: ['note: this value is shown only once; store it now'],
    view: {...viewToken(token), secret: value},
    quiet: [value],
  };
}

function revoke(context: Context): Reply {
  const {draft} = context;
  const name = text(context, 'NAME') ?? '';
  const token = draft.tokens.find((entry) => entry.name === name || entry.id === name);
  if (!token) throw new CommandFailure('token_not_found', {name});
  draft.tokens = draft.tokens.filter((entry) => entry !== token);
  if (draft.session?.token === token.id) draft.session = null;
  return {steps: [`Revoked the token ${token.name}`], view: viewToken(token), quiet: [token.name]};
}

import {addToken} from '../addToken';
import {chooseNamespace} from '../chooseNamespace';
import type {View} from '../context';
import {implement} from '../implement';
import type {Token} from '../state/types';
import {formatTime} from '../state/durations';

export const tokenCommands = {
  ...implement('token list', [], ({draft}) => ({views: draft.tokens.map(viewToken), empty: 'No tokens.'})),

  ...implement('token create', ['kind', 'scope', 'expires'], (context) => {
    const {draft, args, flags, fail} = context;
    const {kind, expires} = flags;
    if (draft.tokens.some((token) => token.name === args.NAME)) {
      return fail('name_taken', {namespace: draft.account.handle, kind: 'a token', name: args.NAME});
    }
    const {token, value} = addToken(
      draft,
      {
        name: args.NAME,
        kind,
        namespace: kind === 'deploy' ? chooseNamespace(context).name : null,
        scopes: kind === 'personal' ? ['admin'] : [...new Set(flags.scope)],
      },
      expires,
    );
    return {
      steps: [`Created the ${kind} token ${args.NAME}, valid until ${formatTime(token.expiresAt).slice(0, 10)}`, value],
      notes: ['note: this value is shown only once; store it now'],
      view: {...viewToken(token), secret: value},
      quiet: [value],
    };
  }),

  ...implement('token revoke', [], ({draft, args, fail}) => {
    const token = draft.tokens.find(({name, id}) => name === args.NAME || id === args.NAME);
    if (!token) return fail('token_not_found', {name: args.NAME});
    draft.tokens = draft.tokens.filter((entry) => entry !== token);
    if (draft.session?.token === token.id) draft.session = null;
    return {steps: [`Revoked the token ${token.name}`], view: viewToken(token), quiet: [token.name]};
  }),
};

export function viewToken(token: Token): View {
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

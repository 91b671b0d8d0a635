import {viewToken} from '../views';
import {brand, variables} from '@aloft/platform/brand';
import {addToken, checkExpiry, chooseNamespace, currentToken, findToken} from '../access';
import {declare, type Reply} from '../context';
import {type CommandContext, implement} from '../implement';
import {pick} from '../resources';
import {drawId} from '../state/drawId';
import type {SimulatorState, Token} from '../state/types';
import {formatTime} from '../state/lifecycle';

/** Version of the simulated CLI. */
const CLI_VERSION = '1.0.0';

export const sessionCommands = {
  ...implement('login', ['token', 'browser'], runLogin),

  ...implement('logout', [], ({draft, env}) => {
    const id = draft.session?.token;
    draft.session = null;
    draft.tokens = draft.tokens.filter((token) => token.id !== id || token.kind === 'deploy');
    return {
      steps: [id === undefined ? 'You were not logged in' : 'Logged out'],
      view: {account: draft.account.handle},
      quiet: [],
      notes: env[variables.token] ? [`note: ${variables.token} is still set`] : [],
    };
  }),

  ...implement('whoami', [], (context) => {
    const {draft, env, call} = context;
    const token = currentToken(context);
    const name = call.flags.namespace ?? token.namespace ?? draft.currentNamespace;
    return {
      view: {
        account: draft.account.handle,
        token: `${token.name} (${env[variables.token] ? variables.token : 'login'})`,
        namespace: name,
        region: name === null ? null : (pick(draft.namespaces, name)?.region ?? null),
        expiresAt: formatTime(token.expiresAt),
      },
      quiet: [draft.account.handle],
    };
  }),

  ...implement('version', [], () => ({
    view: {name: brand.cli, version: CLI_VERSION, api: brand.apiUrl},
    steps: [`${brand.cli} ${CLI_VERSION}`],
    quiet: [CLI_VERSION],
  })),

  ...implement('completion', [], () => declare('the script is only for your own shell')),

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

function runLogin(context: CommandContext<'login'>): Reply<never> {
  const {draft, flags} = context;
  const value = context.given('token') ? flags.token : undefined;
  if (value === '-') {
    return declare(`a token on standard input is not simulated; use --token "$${variables.token}"`);
  }
  if (value !== undefined) {
    const token = findToken(context, value);
    checkExpiry(context, token);
    draft.session = {token: token.id};
    return reportLogin(draft, token, []);
  }
  const code = drawId(draft, '', 8).toUpperCase();
  const address = `${brand.consoleUrl}/login`;
  const {token} = addToken(draft, {name: freeTokenName(draft), kind: 'personal', namespace: null, scopes: ['admin']});
  draft.session = {token: token.id};
  draft.currentNamespace ??= Object.keys(draft.namespaces)[0] ?? null;
  const pretty = `${code.slice(0, 4)}-${code.slice(4)}`;
  const step = flags.browser
    ? `Opening ${address}?code=${pretty}`
    : `Open ${address} on another computer and enter the code ${pretty}`;
  return reportLogin(draft, token, [step]);
}

function freeTokenName(draft: SimulatorState): string {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? 'laptop' : `laptop-${number}`;
    if (!draft.tokens.some((token) => token.name === name)) return name;
  }
}

function reportLogin(draft: SimulatorState, token: Token, steps: string[]): Reply<never> {
  const namespace = token.namespace ?? draft.currentNamespace;
  return {
    steps: [
      ...steps,
      `Logged in as ${draft.account.handle} with the token ${token.name}`,
      ...(namespace === null ? [] : [`Namespace: ${namespace}`]),
    ],
    view: {account: draft.account.handle, token: token.name, namespace},
    quiet: [],
  };
}

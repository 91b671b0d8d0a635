import {brand, variables} from '@aloft/platform/brand';
import {addToken} from '../addToken';
import {checkExpiry, currentToken, findToken} from '../checkAccess';
import {declare, type Reply} from '../context';
import {type CommandContext, implement} from '../implement';
import {pick} from '../resolve';
import {drawId} from '../state/drawId';
import type {SimulatorState, Token} from '../state/types';
import {formatTime} from '../state/durations';

/** Version of the simulated CLI. */
export const CLI_VERSION = '1.0.0';

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

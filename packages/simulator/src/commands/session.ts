import {brand, variables} from '@aloft/platform/brand';
import {ACCOUNT, addToken, checkExpiry, chooseNamespace, currentToken, findToken} from '../access';
import {refuse} from '../context';
import {implement, done} from '../implement';
import {checkNameFree, findFreeName, pick} from '../resources';
import {drawId} from '../state/drawId';
import {formatTime} from '../state/lifecycle';
import {viewToken} from '../views';

/** Version of the simulated CLI. */
const CLI_VERSION = '1.0.0';

export const sessionCommands = {
  ...implement('login', ['token', 'browser'], (context) => {
    const {draft, flags, given, fail} = context;
    if (given('token') && flags.token === '-')
      return refuse(`a token on standard input is not simulated; use --token "$${variables.token}"`);
    const steps: string[] = [];
    const found = given('token') ? (findToken(draft, flags.token ?? '') ?? fail('token_invalid')) : undefined;
    if (found) checkExpiry(context, found);
    else {
      const code = drawId(draft, '', 8).toUpperCase().replace(/^.{4}/, '$&-');
      const address = `${brand.consoleUrl}/login`;
      const manual = `Open ${address} on another computer and enter the code ${code}`;
      steps.push(flags.browser ? `Opening ${address}?code=${code}` : manual);
      draft.currentNamespace ??= Object.keys(draft.namespaces)[0] ?? null;
    }
    const freeName = findFreeName(draft.tokens, (number) => (number === 1 ? 'laptop' : `laptop-${number}`));
    const token = found ?? addToken(draft, {name: freeName}).token;
    draft.session = {token: token.id};
    const namespace = token.namespace ?? draft.currentNamespace;
    steps.push(`Logged in as ${ACCOUNT} with the token ${token.name}`);
    if (namespace !== null) steps.push(`Namespace: ${namespace}`);
    return {steps, view: {account: ACCOUNT, token: token.name, namespace}};
  }),

  ...implement('logout', [], ({draft, env}) => {
    const id = draft.session?.token;
    draft.session = null;
    draft.tokens = draft.tokens.filter((token) => token.id !== id || token.kind === 'deploy');
    return {
      steps: [id === undefined ? 'You were not logged in' : 'Logged out'],
      view: {account: ACCOUNT},
      notes: env[variables.token] ? [`note: ${variables.token} is still set`] : [],
    };
  }),

  ...implement('whoami', [], (context) => {
    const {draft, env, call} = context;
    const token = currentToken(context);
    const namespace = call.flags.namespace ?? token.namespace ?? draft.currentNamespace;
    return {
      view: {
        account: ACCOUNT,
        token: `${token.name} (${env[variables.token] ? variables.token : 'login'})`,
        namespace,
        region: pick(draft.namespaces, namespace ?? '')?.region ?? null,
        expiresAt: formatTime(token.expiresAt),
      },
      quiet: [ACCOUNT],
    };
  }),

  ...implement('version', [], () => ({
    view: {name: brand.cli, version: CLI_VERSION, api: brand.apiUrl},
    steps: [`${brand.cli} ${CLI_VERSION}`],
    quiet: [CLI_VERSION],
  })),

  ...implement('completion', [], () => refuse('the script is only for your own shell')),

  ...implement('token list', [], ({draft}) => ({views: draft.tokens.map(viewToken), empty: 'No tokens.'})),

  ...implement('token create', ['kind', 'scope', 'expires'], (context) => {
    const {draft, args, flags} = context;
    const {kind, expires} = flags;
    const name = args.NAME;
    checkNameFree(context, ACCOUNT, 'a token', draft.tokens, name);
    const limits =
      kind === 'deploy' ? {namespace: chooseNamespace(context).name, scopes: [...new Set(flags.scope)]} : {};
    const {token, value} = addToken(draft, {name, kind, ...limits}, expires);
    return {
      steps: [`Created the ${kind} token ${name}, valid until ${formatTime(token.expiresAt).slice(0, 10)}`, value],
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
    return done(viewToken(token), `Revoked the token ${token.name}`);
  }),
};

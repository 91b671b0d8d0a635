import {commandUsage} from '@aloft/platform/cli';
import type {TokenError} from '../access';
import {checkMounts} from '../attachments';
import type {Changes, Context, Reply} from '../context';
import {checkSecrets, createApp} from '../deploy/applyServices';
import {findFile} from '../deploy/readManifest';
import {liveRelease, releaseApp, secretsOf} from '../deploy/releaseApp';
import {implement, checkNotSuspended, done} from '../implement';
import {checkEnvironment, isEqual, pick} from '../resources';
import {digestText} from '../state/drawId';
import {formatTime} from '../state/lifecycle';
import type {App, Release} from '../state/types';
import {viewApp} from '../views';

export const appEnvironmentCommands = {
  ...implement('app env set', ['deploy'], (context) => {
    const {app} = context;
    const given = context.args['KEY=VALUE'];
    const env = {...app.template.env, ...given};
    const change = (): void => {
      app.template.env = env;
      checkEnvironment(context, env, app.secretValues);
    };
    return apply(context, app, 'set', '', Object.keys(given), change, !isEqual(env, app.template.env));
  }),

  ...implement('app env unset', ['deploy'], (context) => {
    const {app} = context;
    const {env} = app.template;
    const names = [...new Set(context.args.VARIABLE)];
    const variable = names.find((name) => !Object.hasOwn(env, name));
    if (variable !== undefined) context.fail('variable_not_found', {name: app.name, variable});
    return apply(context, app, 'unset', '', names, () => {
      for (const name of names) delete env[name];
    });
  }),

  ...implement('app env list', [], (context) => {
    const {env} = context.app.template;
    const names = Object.keys(env).sort();
    return {views: names.map((name) => ({name, value: env[name]})), empty: 'No variables.'};
  }),

  ...implement('app secret set', ['from-file', 'deploy'], (context) => {
    const {draft, args, flags, call, fail} = context;
    const file = flags['from-file'];
    const given = {...(file === undefined ? {} : readSecrets(context, file)), ...args['KEY=VALUE']};
    const names = Object.keys(given);
    if (names.length === 0) fail('argument_missing', {argument: 'KEY=VALUE', usage: commandUsage(call.command)});
    const app = pick(context.namespace.apps, args.NAME) ?? createApp(context, args.NAME);
    const changed = Object.entries(given).filter(([name, value]) => pick(app.secretValues, name)?.value !== value);
    const change = (): void => {
      for (const [name, value] of changed) {
        const digest = digestText(`${app.namespace}/${app.name}/${name}=${value}`, 8);
        app.secretValues[name] = {value, digest, updatedAt: draft.now};
      }
      checkEnvironment(context, app.template.env, app.secretValues);
    };
    return apply(context, app, 'set', 'secret ', names, change, changed.length > 0);
  }),

  ...implement('app secret unset', ['deploy'], (context) => {
    const {app} = context;
    const names = [...new Set(context.args.SECRET)];
    checkSecrets(context, app.name, app.secretValues, names);
    return apply(context, app, 'unset', 'secret ', names, () => {
      for (const name of names) delete app.secretValues[name];
      app.template.secrets = app.template.secrets.filter((name) => !names.includes(name));
    });
  }),

  ...implement('app secret list', [], (context) => {
    const secrets = Object.entries(context.app.secretValues).sort(([left], [right]) => (left < right ? -1 : 1));
    const views = secrets.map(([name, {digest, updatedAt}]) => ({name, digest, updatedAt: formatTime(updatedAt)}));
    return {views, empty: 'No secrets.'};
  }),
};

/**
 * Creates a release for a change of the environment, unless the app has no release yet or `--no-deploy` is set.
 *
 * @param kind what the names are, for the steps
 * @param isChanged false if the app has the values already
 */
function apply(
  context: Context<'app_suspended' | 'quota_exceeded' | 'volume_attached' | TokenError> &
    Pick<Changes, 'namespace'> & {readonly flags: {readonly deploy: boolean}},
  app: App,
  verb: 'set' | 'unset',
  kind: '' | 'secret ',
  names: readonly string[],
  change: () => void,
  isChanged = true,
): Reply<'deploy_failed'> {
  const {draft, namespace, flags} = context;
  const {name, image} = app;
  const live = liveRelease(app);
  const deploys = live !== undefined && image !== null && flags.deploy;
  const isStaged =
    live && !isEqual([live.template, digestsOf(live.secrets)], [app.template, digestsOf(secretsOf(app))]);
  if (!isChanged && !(deploys && isStaged))
    return done(viewApp(app, namespace), `App ${name} already has these values`);
  const what = kind + names.join(', ');
  const steps = [verb === 'set' ? `Set ${what} of app ${name}` : `Removed ${what} from app ${name}`];
  if (deploys) {
    checkNotSuspended(context, app);
    checkMounts(context, app);
    return releaseApp(context, app, {image, message: `${verb} ${what}`, steps, change});
  }
  change();
  app.updatedAt = draft.now;
  return done(viewApp(app, namespace), ...steps);
}

const digestsOf = (secrets: Release['secrets']): string[] =>
  Object.entries(secrets).map(([name, {digest}]) => `${name} ${digest}`);

/** Reads the `KEY=VALUE` lines of a file. */
function readSecrets(context: Context<'file_not_found'>, file: string): Record<string, string> {
  const {text} = findFile(context, file) ?? context.fail('file_not_found', {file});
  const lines = text.matchAll(/^([A-Z_][A-Z0-9_]{0,127})=(.*)$/gm);
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]));
}

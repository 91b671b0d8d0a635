import {commandUsage} from '@aloft/platform/cli';
import {checkEnvironment, isEqual, pick} from '../resources';
import {chooseNamespace} from '../access';
import type {Context, Reply, View} from '../context';
import {createApp} from '../deploy/applyManifest';
import {findFile} from '../deploy/readManifest';
import {releaseApp, secretsOf} from '../deploy/releaseApp';
import {implement} from '../implement';
import {digestText} from '../state/drawId';
import type {App, Namespace, Release} from '../state/types';
import {checkMounts} from '../attachments/volumes';
import {chosenApp, doneWithApp} from './chosen';
import {formatTime} from '../state/lifecycle';

export const appEnvironmentCommands = {
  ...implement('app env set', ['deploy'], (context) => {
    const {namespace, app} = chosenApp(context);
    const given = context.args['KEY=VALUE'];
    const names = Object.keys(given).join(', ');
    const env = {...app.template.env, ...given};
    const change = (): void => {
      app.template.env = env;
      checkEnvironment(context, app.template.env, app.secretValues);
    };
    return apply(context, namespace, app, 'set', names, change, !isEqual(env, app.template.env));
  }),

  ...implement('app env unset', ['deploy'], (context) => {
    const {namespace, app} = chosenApp(context);
    const names = [...new Set(context.args.VARIABLE)];
    for (const variable of names) {
      if (!Object.hasOwn(app.template.env, variable)) context.fail('variable_not_found', {name: app.name, variable});
    }
    return apply(context, namespace, app, 'unset', names.join(', '), () => {
      for (const variable of names) delete app.template.env[variable];
    });
  }),

  ...implement('app env list', [], (context) => {
    const {app} = chosenApp(context);
    const views = Object.entries(app.template.env)
      .sort(byName)
      .map(([name, value]): View => ({name, value}));
    return {views, empty: 'No variables.'};
  }),

  ...implement('app secret set', ['from-file', 'deploy'], (context) => {
    const {draft, args, flags, call, fail} = context;
    const file = flags['from-file'];
    const given = {...(file === undefined ? {} : readSecrets(context, file)), ...args['KEY=VALUE']};
    if (Object.keys(given).length === 0) {
      const usage = commandUsage(call.command);
      fail('argument_missing', {argument: 'KEY=VALUE', usage});
    }
    const namespace = chooseNamespace(context);
    const app = pick(namespace.apps, args.NAME) ?? createApp(context, namespace, args.NAME);
    const changed = Object.entries(given).filter(([name, value]) => pick(app.secretValues, name)?.value !== value);
    const names = Object.keys(given).join(', ');
    const change = (): void => {
      for (const [name, value] of changed) {
        const digest = digestText(`${app.namespace}/${app.name}/${name}=${value}`, 8);
        app.secretValues[name] = {value, digest, updatedAt: draft.now};
      }
      checkEnvironment(context, app.template.env, app.secretValues);
    };
    return apply(context, namespace, app, 'set', `secret ${names}`, change, changed.length > 0);
  }),

  ...implement('app secret unset', ['deploy'], (context) => {
    const {namespace, app} = chosenApp(context);
    const names = [...new Set(context.args.SECRET)];
    for (const secret of names) {
      if (!Object.hasOwn(app.secretValues, secret)) context.fail('secret_not_found', {name: app.name, secret});
    }
    return apply(context, namespace, app, 'unset', `secret ${names.join(', ')}`, () => {
      for (const secret of names) delete app.secretValues[secret];
      app.template.secrets = app.template.secrets.filter((entry) => !names.includes(entry));
    });
  }),

  ...implement('app secret list', [], (context) => {
    const {app} = chosenApp(context);
    const views = Object.entries(app.secretValues)
      .sort(byName)
      .map(([name, {digest, updatedAt}]): View => ({name, digest, updatedAt: formatTime(updatedAt)}));
    return {views, empty: 'No secrets.'};
  }),
};

function byName([left]: [string, unknown], [right]: [string, unknown]): number {
  return left < right ? -1 : 1;
}

type ApplyError = 'app_suspended' | 'quota_exceeded' | 'volume_attached' | 'token_invalid' | 'not_authenticated';

interface ApplyContext extends Context<ApplyError> {
  readonly flags: {readonly deploy: boolean};
}

/**
 * Creates a release for a change of the environment, unless the app has no release yet or `--no-deploy` is set.
 *
 * @param what what changes: `secret TOKEN`
 * @param isChanged false if the app has the values already
 */
function apply(
  context: ApplyContext,
  namespace: Namespace,
  app: App,
  verb: 'set' | 'unset',
  what: string,
  change: () => void,
  isChanged = true,
): Reply<'deploy_failed'> {
  const {name, image} = app;
  const live = app.releases.find(({number}) => number === app.release);
  const deploys = live !== undefined && image !== null && context.flags.deploy;
  const isStaged =
    live && !isEqual([live.template, digestsOf(live.secrets)], [app.template, digestsOf(secretsOf(app))]);
  if (!isChanged && !(deploys && isStaged))
    return doneWithApp(namespace, app, [`App ${name} already has these values`]);
  const steps = [verb === 'set' ? `Set ${what} of app ${name}` : `Removed ${what} from app ${name}`];
  if (deploys) {
    if (app.state === 'suspended') context.fail('app_suspended', {name});
    checkMounts(context, namespace, app);
    return releaseApp(context, namespace, app, {image, message: `${verb} ${what}`, steps, change});
  }
  change();
  app.updatedAt = context.draft.now;
  return doneWithApp(namespace, app, steps);
}

const digestsOf = (secrets: Release['secrets']): string[] =>
  Object.entries(secrets).map(([name, {digest}]) => `${name} ${digest}`);

/** Reads the `KEY=VALUE` lines of a file. */
function readSecrets(context: Context<'file_not_found'>, file: string): Record<string, string> {
  const {text} = findFile(context, file) ?? context.fail('file_not_found', {file});
  const lines = text.split(/\r?\n/).map((line) => /^([A-Z_][A-Z0-9_]{0,127})=(.*)$/.exec(line));
  return Object.fromEntries(lines.filter((match) => match !== null).map((match) => [match[1] ?? '', match[2] ?? '']));
}

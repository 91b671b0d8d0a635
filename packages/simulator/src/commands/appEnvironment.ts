import {brand} from '@aloft/platform/brand';
import {
  appEnvList,
  appEnvSet,
  appEnvUnset,
  appSecretList,
  appSecretSet,
  appSecretUnset,
} from '@aloft/platform/commands';
import {commandUsage} from '@aloft/platform/cli';
import {limits} from '@aloft/platform/limits';
import {chooseNamespace} from '../chooseNamespace';
import type {Context, Reply, View} from '../context';
import {createApp} from '../deploy/applyManifest';
import {findFile} from '../deploy/readManifest';
import {addRelease, releaseApp} from '../deploy/releaseApp';
import {implement} from '../implement';
import {pick} from '../resolve';
import {digestText} from '../state/drawId';
import {formatTime} from '../state/formatTime';
import type {App, Namespace} from '../state/types';
import {checkMounts} from '../attachments/volumes';
import {chosenApp, doneWithApp} from './chosenApp';

export const appEnvironmentCommands = {
  ...implement(appEnvSet, ['deploy'], (context) => {
    const {namespace, app} = chosenApp(context);
    const given = context.args['KEY=VALUE'];
    app.template.env = {...app.template.env, ...given};
    checkSize(context, app);
    const names = Object.keys(given).join(', ');
    return apply(context, namespace, app, `set ${names}`, `Set ${names} of app ${app.name}`);
  }),

  ...implement(appEnvUnset, ['deploy'], (context) => {
    const {namespace, app} = chosenApp(context);
    const names = [...new Set(context.args.VARIABLE)];
    for (const variable of names) {
      if (!Object.hasOwn(app.template.env, variable)) context.fail('variable_not_found', {name: app.name, variable});
      delete app.template.env[variable];
    }
    const list = names.join(', ');
    return apply(context, namespace, app, `unset ${list}`, `Removed ${list} from app ${app.name}`);
  }),

  ...implement(appEnvList, (context) => {
    const {app} = chosenApp(context);
    const views = Object.entries(app.template.env)
      .sort(byName)
      .map(([name, value]): View => ({name, value}));
    return {views, empty: 'No variables.'};
  }),

  ...implement(appSecretSet, ['from-file', 'deploy'], (context) => {
    const {draft, args, flags, call, fail} = context;
    const file = flags['from-file'];
    const given = {...(file === undefined ? {} : readSecrets(context, file)), ...args['KEY=VALUE']};
    if (Object.keys(given).length === 0) {
      const usage = commandUsage(call.command);
      fail('argument_missing', {command: `${brand.cli} app secret set`, argument: 'KEY=VALUE', usage});
    }
    const namespace = chooseNamespace(context);
    const app = pick(namespace.apps, args.NAME) ?? createApp(context, namespace, args.NAME);
    for (const [name, value] of Object.entries(given)) {
      app.secretValues[name] = {
        bytes: new TextEncoder().encode(value).length,
        digest: digestText(`${app.namespace}/${app.name}/${name}=${value}`, 8),
        updatedAt: draft.now,
      };
    }
    checkSize(context, app);
    const names = Object.keys(given).join(', ');
    return apply(context, namespace, app, `set secret ${names}`, `Set secret ${names} of app ${app.name}`);
  }),

  ...implement(appSecretUnset, ['deploy'], (context) => {
    const {namespace, app} = chosenApp(context);
    const names = [...new Set(context.args.SECRET)];
    for (const secret of names) {
      if (!Object.hasOwn(app.secretValues, secret)) context.fail('secret_not_found', {name: app.name, secret});
      delete app.secretValues[secret];
      app.template.secrets = app.template.secrets.filter((entry) => entry !== secret);
    }
    const list = names.join(', ');
    return apply(context, namespace, app, `unset secret ${list}`, `Removed secret ${list} from app ${app.name}`);
  }),

  ...implement(appSecretList, (context) => {
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

type ApplyError = 'quota_exceeded' | 'volume_attached' | 'token_invalid' | 'not_authenticated';

interface ApplyContext extends Context<ApplyError> {
  readonly flags: {readonly deploy: boolean};
}

/** Creates a release for a change of the environment, unless the app has no release yet or `--no-deploy` is set. */
function apply(
  context: ApplyContext,
  namespace: Namespace,
  app: App,
  message: string,
  step: string,
): Reply<'deploy_failed'> {
  app.updatedAt = context.draft.now;
  if (app.release === null || app.image === null || app.state === 'suspended' || !context.flags.deploy) {
    return doneWithApp(namespace, app, [step]);
  }
  checkMounts(context, namespace, app);
  return releaseApp(context, namespace, app, addRelease(context, app, app.image, message), [step]);
}

function checkSize({fail}: Context<'environment_too_large'>, app: App): void {
  const encoder = new TextEncoder();
  const variables = Object.entries(app.template.env).reduce(
    (sum, [key, value]) => sum + encoder.encode(key + value).length + 2,
    0,
  );
  const secrets = Object.entries(app.secretValues).reduce(
    (sum, [key, secret]) => sum + key.length + secret.bytes + 2,
    0,
  );
  const limit = limits.environment;
  if (variables + secrets <= limit.value) return;
  fail('environment_too_large', {
    size: `${Math.ceil((variables + secrets) / 1024)} KiB`,
    limit: limit.text,
  });
}

/** Reads the `KEY=VALUE` lines of a file. */
function readSecrets(context: Context<'file_not_found'>, file: string): Record<string, string> {
  const {text} = findFile(context, file) ?? context.fail('file_not_found', {file});
  const lines = text.split(/\r?\n/).map((line) => /^([A-Z_][A-Z0-9_]{0,127})=(.*)$/.exec(line));
  return Object.fromEntries(lines.filter((match) => match !== null).map((match) => [match[1] ?? '', match[2] ?? '']));
}

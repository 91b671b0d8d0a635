import {brand} from '../../brand';
import {commandUsage} from '../../cli/grammar';
import {limits} from '../../limits';
import type {Context, Handler, Reply, View} from '../context';
import {createApp} from '../deploy/applyManifest';
import {addRelease, releaseApp} from '../deploy/releaseApp';
import {CommandFailure} from '../failure';
import {isOn, list, pairs, pick, text} from '../resolve';
import {resolvePath} from '../shell/resolvePath';
import {digestText} from '../state/drawId';
import {formatTime} from '../state/formatTime';
import type {App, Namespace} from '../state/types';
import {chosenApp, doneWithApp} from './chosenApp';

export const appEnvironmentCommands: Record<string, Handler> = {
  'app env set': setVariables,
  'app env unset': unsetVariables,
  'app env list': (context) => {
    const {app} = chosenApp(context);
    const views = Object.entries(app.template.env)
      .sort(byName)
      .map(([name, value]): View => ({name, value}));
    return {views, empty: 'No variables.'};
  },
  'app secret set': setSecrets,
  'app secret unset': unsetSecrets,
  'app secret list': (context) => {
    const {app} = chosenApp(context);
    const views = Object.entries(app.secretValues)
      .sort(byName)
      .map(([name, secret]): View => ({
        name,
        digest: secret.digest,
        updatedAt: formatTime(secret.updatedAt),
      }));
    return {views, empty: 'No secrets.'};
  },
};

function byName([left]: [string, unknown], [right]: [string, unknown]): number {
  return left < right ? -1 : 1;
}

/** Creates a release for a change of the environment, unless the app has no release yet or `--no-deploy` is set. */
function apply(context: Context, namespace: Namespace, app: App, message: string, steps: string[]): Reply {
  app.updatedAt = context.draft.now;
  checkSize(app);
  if (app.release === null || app.image === null || app.state === 'suspended' || !isOn(context, 'deploy')) {
    return doneWithApp(namespace, app, steps);
  }
  return releaseApp(context, namespace, app, addRelease(context, app, app.image, message), steps);
}

function checkSize(app: App): void {
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
  throw new CommandFailure('environment_too_large', {
    size: `${Math.ceil((variables + secrets) / 1024)} KiB`,
    limit: limit.text,
  });
}

function setVariables(context: Context): Reply {
  const {namespace, app} = chosenApp(context);
  const given = readPairs(context);
  app.template.env = {...app.template.env, ...given};
  const names = Object.keys(given).join(', ');
  return apply(context, namespace, app, `set ${names}`, [`Set ${names} of app ${app.name}`]);
}

function unsetVariables(context: Context): Reply {
  const {namespace, app} = chosenApp(context);
  const names = readNames(context);
  for (const name of names) {
    if (!Object.hasOwn(app.template.env, name))
      throw new CommandFailure('variable_not_found', {name: app.name, variable: name});
    delete app.template.env[name];
  }
  return apply(context, namespace, app, `unset ${names.join(', ')}`, [
    `Removed ${names.join(', ')} from app ${app.name}`,
  ]);
}

function setSecrets(context: Context): Reply {
  const {draft} = context;
  const given = {...readFileOfSecrets(context), ...readPairs(context)};
  if (Object.keys(given).length === 0) {
    throw new CommandFailure('argument_missing', {
      command: `${brand.cli} app secret set`,
      argument: 'KEY=VALUE',
      usage: commandUsage(context.call.command),
    });
  }
  const namespace = context.namespace();
  const appName = text(context, 'NAME') ?? '';
  const app = pick(namespace.apps, appName) ?? createApp(draft, namespace, appName);
  for (const [name, value] of Object.entries(given)) {
    const bytes = new TextEncoder().encode(value).length;
    app.secretValues[name] = {
      bytes,
      digest: digestText(`${app.namespace}/${app.name}/${name}=${value}`, 8),
      updatedAt: draft.now,
    };
  }
  const names = Object.keys(given).join(', ');
  return apply(context, namespace, app, `set secret ${names}`, [`Set secret ${names} of app ${app.name}`]);
}

function unsetSecrets(context: Context): Reply {
  const {namespace, app} = chosenApp(context);
  const names = readNames(context);
  for (const name of names) {
    if (!Object.hasOwn(app.secretValues, name))
      throw new CommandFailure('secret_not_found', {name: app.name, secret: name});
    delete app.secretValues[name];
    app.template.secrets = app.template.secrets.filter((entry) => entry !== name);
  }
  return apply(context, namespace, app, `unset secret ${names.join(', ')}`, [
    `Removed secret ${names.join(', ')} from app ${app.name}`,
  ]);
}

function readFileOfSecrets(context: Context): Record<string, string> {
  const {draft} = context;
  const file = text(context, 'from-file');
  if (file === null) return {};
  const path = resolvePath(draft, file);
  const entry = Object.hasOwn(draft.files, path) ? draft.files[path] : undefined;
  if (!entry) throw new CommandFailure('file_not_found', {file});
  const lines = entry.text.split(/\r?\n/).map((line) => /^([A-Z_][A-Z0-9_]{0,127})=(.*)$/.exec(line));
  return Object.fromEntries(lines.filter((match) => match !== null).map((match) => [match[1] ?? '', match[2] ?? '']));
}

function readPairs(context: Context): Record<string, string> {
  const argument = context.call.command.args.find((entry) => entry.type === 'keyValue');
  return argument ? pairs(context, argument.name) : {};
}

function readNames(context: Context): string[] {
  const argument = context.call.command.args.find((entry) => entry.variadic);
  return argument ? [...new Set(list(context, argument.name))] : [];
}

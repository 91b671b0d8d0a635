import type {CommandRequest} from '../api/operations';
import {settings} from '../manifest/settings';
import {
  type Fields,
  findResource,
  fieldOfSetting,
  listFields,
  type ResourceField,
  type ResourceKind,
} from '../resources';
import type {Argument, Flag} from './types';

/** What doesn't follow from a command's words, arguments and flags, such as fields of the body that no flag sets. */
export type RequestDefinition = Partial<Omit<CommandRequest, 'method' | 'path' | 'body'>> & {
  readonly request?: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;
  readonly body?: Fields;
};

const methods: Readonly<Record<string, string>> = {
  list: 'GET',
  get: 'GET',
  create: 'POST',
  update: 'PATCH',
  delete: 'DELETE',
};
/** Statuses other than 200 by method. */
const statuses: Readonly<Partial<Record<string, CommandRequest['status']>>> = {POST: 202, DELETE: 204};

/**
 * The API request of a command. `volume snapshot delete` deletes
 * `/namespaces/{namespace}/volumes/{volume}/snapshots/{snapshot}`, and a verb without an HTTP method is its last part.
 */
export function createRequest(
  words: readonly string[],
  args: readonly Argument[],
  flags: readonly Flag[],
  {request, body: bodyFields = {}, ...own}: RequestDefinition,
): CommandRequest {
  const verb = words.at(-1) ?? '';
  const nouns = words.slice(0, -1);
  const kind = nouns.at(-1) as ResourceKind;
  const scope = ['namespace', 'token'].includes(nouns[0] ?? '') ? '' : '/namespaces/{namespace}';
  const list = `${scope}/${nouns.map((noun) => `${noun}s`).join(`/{${nouns[0]}}/`)}`;
  const one = `${list}/{${kind}}`;
  const place = verb === 'list' || verb === 'create' ? list : one + (verb in methods ? '' : `/${verb}`);
  const [method = '', path = ''] = (request ?? `${methods[verb] ?? 'POST'} ${place}`).split(' ');
  const derived = {
    id:
      verb + nouns.map((noun) => noun.charAt(0).toUpperCase() + noun.slice(1)).join('') + (verb === 'list' ? 's' : ''),
    method,
    path,
    status: verb === 'create' ? 201 : (statuses[method] ?? 200),
    result: verb === 'list' ? ([kind] as const) : method === 'DELETE' ? null : kind,
    ...own,
  };
  if (method === 'GET' || method === 'DELETE') return derived;

  const more = listFields(bodyFields);
  const fields = new Map<string, ResourceField>();
  const required = new Set(own.required);
  const kindFields = findResource(String(derived.result))?.fields ?? [];
  const [name] = kindFields.filter((field) => field.path === 'name');
  if (verb === 'create' && name) fields.set('name', name);
  if (verb === 'create' && args.at(-1)?.required) required.add('name');
  for (const flag of flags) {
    const paths = fieldPaths(flag);
    // A setting that requests can change, although the resource doesn't show it.
    const setting = settings.find((each) => each.flag.name === flag.name);
    const found = [...more, ...kindFields].find((field) => paths.includes(field.path));
    const field = found ?? (setting && fieldOfSetting(setting, String(derived.result)));
    if (field) fields.set(field.path, field);
    if (field && flag.required) required.add(field.path);
  }
  for (const field of more) fields.set(field.path, field);
  // Required fields first, then in the order of the resource.
  const rank = (field: ResourceField) =>
    kindFields.indexOf(field) + (required.has(field.path) ? 0 : 1000) + (kindFields.includes(field) ? 0 : 100);
  const body = [...fields.values()].sort((left, right) => rank(left) - rank(right));
  if (body.length === 0) return derived;
  return {...derived, body, required: body.map(({path: name}) => name).filter((name) => required.has(name))};
}

/** Body fields of flags with another name. Those of settings are the paths of the settings. */
const pathOfFlag: Readonly<Record<string, string>> = {
  ...Object.fromEntries(settings.map(({flag, path}) => [flag.name, path])),
  file: 'manifest',
  label: 'labels',
  port: 'listeners',
  'redirect-http': 'listeners',
  hostname: 'hostnames',
  'add-hostname': 'hostnames',
  'remove-hostname': 'hostnames',
  scope: 'scopes',
  expires: 'expiresAt',
};

/** Paths that a body field with the meaning of a flag can have: `memory` and `machine.memory` for `--memory`. */
export function fieldPaths({name}: Flag): readonly string[] {
  const path = pathOfFlag[name] ?? name;
  return [name, path, path.replace('machine.', '')];
}

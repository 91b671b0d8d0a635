import type {Flag, ValueType} from '../cli/types';
import {settings} from '../manifest/settings';
import type {FieldType} from '../resources/types';
import type {ApiOperation} from './types';

/** Flags that only the CLI interprets: what it waits for, prints, reads from a file, or uploads. */
const clientFlags = new Set([
  ...['wait', 'timeout', 'tty', 'from-file'],
  ...['file', 'dockerfile', 'build-arg', 'build-secret', 'cache'],
]);

/** Body fields of flags with another name. Those of settings are the paths of the settings. */
const fieldOfFlag: Readonly<Record<string, string>> = {
  ...Object.fromEntries(settings.map(({flag, path}) => [flag.name, path])),
  label: 'labels',
  port: 'listeners',
  'redirect-http': 'listeners',
  hostname: 'hostnames',
  'add-hostname': 'hostnames',
  'remove-hostname': 'hostnames',
  scope: 'scopes',
  expires: 'expiresAt',
};

/** Types of query parameters; those of other flags are strings. */
const types: Partial<Record<ValueType, FieldType>> = {boolean: 'boolean', integer: 'integer', duration: 'duration'};

/** A query parameter of an operation. */
export interface QueryParameter {
  /** In camel case: `withVolumes`. */
  readonly name: string;
  readonly type: FieldType;
  readonly flag: Flag;
}

/** The options of an operation's command that neither the path nor the body contains. */
export function listQueryParameters({command, body = [], path}: ApiOperation): readonly QueryParameter[] {
  const fields = new Set(body.map((field) => field.path));
  const isSent = ({name}: Flag): boolean => {
    const field = fieldOfFlag[name] ?? name;
    return (
      fields.has(name) || fields.has(field) || fields.has(field.replace('machine.', '')) || path.includes(`{${name}}`)
    );
  };
  return (command?.flags ?? [])
    .filter((flag) => !isSent(flag) && !clientFlags.has(flag.name) && flag.name !== 'limit')
    .map((flag) => ({
      name: flag.name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      type: types[flag.type] ?? 'string',
      flag,
    }));
}

import type {Flag} from '../cli/types';
import {limits, vcpuCounts} from '../limits';
import type {JsonSchema} from './schema';

/** A setting of machines or of their number: a property of the manifest, a flag, and a field of resources. */
export interface Setting {
  /** Property of the manifest and of an app. A machine has it without `machine.`. */
  readonly path: string;
  /** A sentence that the manifest, the flag and the fields share. */
  readonly summary: string;
  /** Further sentences about the manifest's property. */
  readonly details?: string;
  /** A further sentence about the flag. */
  readonly flagNote?: string;
  /** JSON Schema of the property. */
  readonly schema: JsonSchema & {readonly examples: readonly unknown[]};
  readonly flag: Omit<Flag, 'description' | 'values' | 'min' | 'max'>;
  /** Kinds of resources with a field for it, if not all of those that have the setting. */
  readonly fieldOf?: readonly ('app' | 'machine')[];
}

const count = {type: 'integer', placeholder: 'COUNT'} as const;

/** Settings of a machine, in the order of the manifest's reference. */
export const machineSettings = {
  vcpus: {
    path: 'machine.vcpus',
    summary: 'Virtual CPUs per machine.',
    schema: {type: 'integer', enum: vcpuCounts, default: 1, examples: [2]},
    flag: {name: 'vcpus', type: 'enum', placeholder: 'COUNT'},
  },
  memory: {
    path: 'machine.memory',
    summary: 'Memory per machine.',
    details: 'The kernel uses part of it.',
    schema: {
      $ref: '#/$defs/size',
      'x-minimum': limits['machine-memory-min'].written,
      'x-maximum': limits['machine-memory-max'].written,
      default: '256Mi',
      examples: ['512Mi'],
    },
    flag: {name: 'memory', type: 'size'},
  },
  command: {
    path: 'machine.command',
    summary: "Command that replaces the image's `CMD`.",
    details: "Each word is one item. If the list is empty, the image's `CMD` is used. The `ENTRYPOINT` still applies.",
    flagNote: 'It is split into words as in a shell.',
    schema: {type: 'array', items: {type: 'string'}, default: [], examples: [['node', 'server.js']]},
    flag: {name: 'command', type: 'string', placeholder: 'COMMAND'},
  },
  env: {
    path: 'machine.env',
    summary: 'Environment variables of the process.',
    details: 'Values are strings, so quote numbers and booleans.',
    schema: {
      type: 'object',
      propertyNames: {$ref: '#/$defs/variable'},
      additionalProperties: {type: 'string'},
      default: {},
      examples: [{LOG_LEVEL: 'info', WORKERS: '4'}],
    },
    flag: {name: 'env', short: 'e', type: 'keyValue', repeatable: true},
    fieldOf: ['app'],
  },
  secrets: {
    path: 'machine.secrets',
    summary: "Names of the app's secrets that the process receives as environment variables.",
    details: 'Set their values with `aloft app secret set`.',
    schema: {
      type: 'array',
      items: {$ref: '#/$defs/variable'},
      uniqueItems: true,
      default: [],
      examples: [['DATABASE_URL']],
    },
    flag: {name: 'secret', type: 'variable', repeatable: true},
    fieldOf: ['app'],
  },
  restart: {
    path: 'machine.restart',
    summary: 'When to restart the process after it exits.',
    details:
      'It applies once the health check has passed; until then, a process that exits fails the start. `always`: after any exit code. `on-failure`: after an exit code other than 0. `never`: not at all. If the process is not restarted, the machine stops; with `never`, an exit code other than 0 sets the machine to `failed`.',
    schema: {type: 'string', enum: ['always', 'on-failure', 'never'], default: 'always', examples: ['on-failure']},
    flag: {name: 'restart', type: 'enum', placeholder: 'POLICY'},
  },
  flashMode: {
    path: 'machine.flash.mode',
    summary: 'When the machine is flashed and goes to standby.',
    details:
      '`auto`: the first snapshot is taken when the health check first passes, and the machine goes to standby once it has been idle for `idleTimeout`. `manual`: the process requests the first snapshot through the control socket; from then on, the machine goes to standby as with `auto`. `off`: the machine never goes to standby, and its memory is never written to a snapshot. Use it only for software that must not be snapshotted; for a worker, use `scale.min: 1`.',
    schema: {type: 'string', enum: ['auto', 'manual', 'off'], default: 'auto', examples: ['manual']},
    flag: {name: 'flash-mode', type: 'enum', placeholder: 'MODE'},
  },
  idleTimeout: {
    path: 'machine.flash.idleTimeout',
    summary: 'How long the machine must be idle before it goes to standby.',
    details:
      'A machine is idle if it has no request in flight on `http` and `https` listeners and no open connection on `tcp` and `tls` listeners. A keep-alive connection without a request does not count.',
    schema: {
      $ref: '#/$defs/duration',
      'x-minimum': limits['idle-timeout-min'].written,
      'x-maximum': limits['idle-timeout-max'].written,
      default: limits['idle-timeout-default'].written,
      examples: ['5m'],
    },
    flag: {name: 'idle-timeout', type: 'duration'},
  },
  healthPath: {
    path: 'machine.healthcheck.http.path',
    summary: 'Path that the health check requests.',
    schema: {type: 'string', pattern: '^/', 'x-problem': 'it must begin with /', default: '/', examples: ['/healthz']},
    flag: {name: 'health-path', type: 'string', placeholder: 'PATH', requires: ['health-port']},
    fieldOf: [],
  },
  healthPort: {
    path: 'machine.healthcheck.http.port',
    summary: 'Port that the health check connects to.',
    schema: {$ref: '#/$defs/port', examples: [8080]},
    flag: {name: 'health-port', type: 'integer', placeholder: 'PORT'},
    fieldOf: [],
  },
} as const satisfies Readonly<Record<string, Setting>>;

/** Settings of the number of machines. */
export const scaleSettings = {
  min: {
    path: 'scale.min',
    summary: 'Minimum number of machines that stay running.',
    details: 'With `0`, every machine can go to standby. A worker, such as a queue consumer or a scheduler, needs `1`.',
    schema: {type: 'integer', minimum: 0, maximum: limits['scale-max'].value, default: 0, examples: [1]},
    flag: {name: 'min', ...count},
  },
  max: {
    path: 'scale.max',
    summary: 'Maximum number of machines.',
    details: 'For an app with a volume, it must be 1.',
    schema: {type: 'integer', minimum: 1, maximum: limits['scale-max'].value, default: 1, examples: [4]},
    flag: {name: 'max', ...count},
  },
  concurrency: {
    path: 'scale.concurrency',
    summary:
      'Number of requests in flight, or of open TCP and TLS connections, that a machine handles before the platform uses another one.',
    details: `If \`max\` does not allow another machine, new requests and connections wait for at most ${limits['request-held'].text}.`,
    schema: {type: 'integer', minimum: 1, maximum: 10000, default: 80, examples: [50]},
    flag: {name: 'concurrency', ...count},
  },
} as const satisfies Readonly<Record<string, Setting>>;

/** Values of settings by id: sizes in bytes, durations in milliseconds, and null without a value or default. */
export type SettingValues<Settings extends Readonly<Record<string, Setting>>> = {
  -readonly [Id in keyof Settings]: SettingValue<Settings[Id]>;
};

type SettingValue<S extends Setting> =
  | (S extends {readonly flag: {readonly type: 'keyValue'}}
      ? Record<string, string>
      : S extends {readonly schema: {readonly type: 'array'}}
        ? string[]
        : S extends {readonly flag: {readonly type: 'integer' | 'size' | 'duration'}}
          ? number
          : S extends {readonly schema: {readonly enum: readonly (infer Choice)[]}}
            ? Choice
            : string)
  | (S extends {readonly schema: {readonly default: unknown}} ? never : null);

/** Every setting, in the order of the manifest. */
export const settings: readonly Setting[] = [...Object.values(machineSettings), ...Object.values(scaleSettings)];

/** The manifest's properties below a path. */
export function propertiesOf(parent: string): Record<string, JsonSchema> {
  const own = settings.filter(({path}) => path.slice(0, path.lastIndexOf('.')) === parent);
  return Object.fromEntries(
    own.map(({path, summary, details, schema}) => [
      path.slice(parent.length + 1),
      {description: details ? `${summary} ${details}` : summary, ...structuredClone(schema)},
    ]),
  );
}

type Texts<Values> = Values extends readonly (infer Value extends string | number)[] ? readonly `${Value}`[] : never;

/** The flag of a setting. */
export type SettingFlag<S extends Setting> = S extends Setting
  ? S['flag'] & {
      readonly description: string;
      readonly values?: S['schema'] extends {readonly enum: infer Values} ? Texts<Values> : undefined;
    }
  : never;

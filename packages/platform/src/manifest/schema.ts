import {brand} from '../brand';
import {limits} from '../limits';
import {
  hostnameLength,
  imageLength,
  maxPort,
  nameLength,
  reservedNames,
  reservedPrefix,
  variableLength,
  variablePattern,
} from '../values/names';
import {durationPattern, sizePattern} from '../values/quantities';
import {propertiesOf} from './settings';

const hostnameLabel = `[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,${hostnameLength.label - 2}}[a-zA-Z0-9])?`;

/** The keywords of JSON Schema that the manifest's schema uses. */
export interface JsonSchema {
  readonly $id?: string;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly type?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly enum?: readonly (string | number)[];
  readonly const?: string | number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly items?: JsonSchema;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema | true>>;
  readonly additionalProperties?: boolean | JsonSchema;
  readonly propertyNames?: JsonSchema;
  readonly not?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly if?: JsonSchema;
  readonly then?: JsonSchema;
  readonly 'x-minimum'?: string;
  readonly 'x-maximum'?: string;
  /** The problem with a value, for messages. */
  readonly 'x-problem'?: string;
  readonly [annotation: string]: unknown;
}

/** An object with no other properties than those of the schema. */
const closed = {type: 'object', additionalProperties: false} as const;

/** Branches of which a value has exactly one property. */
const exactlyOne = (...names: readonly string[]): JsonSchema[] =>
  names.map((name) => ({required: [name], properties: {[name]: true}}));

/** A value of a definition. */
const refer = (name: 'name' | 'port', description: string, example: string | number): JsonSchema => ({
  description,
  $ref: `#/$defs/${name}`,
  examples: [example],
});

/** A duration within bounds. */
const duration = (
  description: string,
  [min, max]: readonly [string, string],
  initially: string,
  example: string,
): JsonSchema => ({
  description,
  $ref: '#/$defs/duration',
  'x-minimum': min,
  'x-maximum': max,
  default: initially,
  examples: [example],
});

/** A text that isn't empty. */
const text = (description: string, example: string, more: JsonSchema = {}): JsonSchema => ({
  description,
  type: 'string',
  minLength: 1,
  ...more,
  examples: [example],
});

/** JSON Schema of the manifest, published at `brand.schemaPath`. */
export const manifestSchema: JsonSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: `${brand.docsUrl}${brand.schemaPath}`,
  title: `${brand.name} project manifest`,
  description: `The \`${brand.manifest}\` file specifies an app's image, machines, services, and volumes.`,
  ...closed,
  required: ['version', 'app', 'build'],
  properties: {
    version: {
      description: 'Version of the manifest format.',
      type: 'integer',
      const: 1,
      examples: [1],
    },
    app: refer('name', 'Name of the app. The first deploy creates the app.', 'hello'),
    namespace: refer(
      'name',
      "Namespace of the app. `--namespace` and `ALOFT_NAMESPACE` override it. The default is the deploy token's namespace or, with a personal token, the one set with `aloft namespace use`.",
      'acme',
    ),
    labels: {
      description: 'Labels for grouping apps and for filtering lists with `--label`.',
      type: 'object',
      propertyNames: {pattern: '^[a-z0-9]([a-z0-9._/-]{0,61}[a-z0-9])?$'},
      additionalProperties: {type: 'string', maxLength: 63},
      default: {},
      examples: [{team: 'web'}],
    },
    build: {
      description: 'Source of the image: a Dockerfile that the platform builds, or an existing image.',
      ...closed,
      oneOf: exactlyOne('dockerfile', 'image'),
      'x-problem': 'specify either "dockerfile" or "image", not both',
      properties: {
        dockerfile: text('Path to the Dockerfile, relative to the manifest.', 'Dockerfile'),
        image: text(
          'Image to run instead of building one. Specify a tag, or a digest to pin the exact content.',
          'registry.aloft.example/acme/hello:3',
          {maxLength: imageLength},
        ),
        context: text(
          'Directory to send to the image builder, relative to the manifest. Files that match `.dockerignore` are excluded.',
          '.',
          {default: '.'},
        ),
        target: text('Stage of the Dockerfile to build. The default is the last stage.', 'runtime'),
        args: {
          description:
            'Build arguments for the `ARG` instructions in the Dockerfile. They are stored in the image history, so do not use them for secrets.',
          type: 'object',
          propertyNames: {$ref: '#/$defs/variable'},
          additionalProperties: {type: 'string'},
          default: {},
          examples: [{NODE_ENV: 'production'}],
        },
      },
      examples: [{dockerfile: 'Dockerfile', context: '.'}],
    },
    release: {
      description:
        'Command that `aloft deploy` runs once before it starts the machines of the new release, for example to migrate a database.',
      ...closed,
      required: ['command'],
      properties: {
        command: {
          description:
            'Command and its arguments, one item each. It runs on a one-off machine with the new image and the size, environment, and secrets of `machine`, but no volumes. If it fails, the deploy stops and the app does not change, but changes that the command made elsewhere, for example to a database, remain. It runs without a shell; if you need one, use `sh -c`.',
          type: 'array',
          items: {type: 'string', minLength: 1},
          minItems: 1,
          examples: [['npm', 'run', 'migrate']],
        },
        timeout: duration(
          'Maximum run time of the command. When it elapses, the command is stopped and the deploy fails.',
          ['1s', '1h'],
          '10m',
          '30m',
        ),
      },
      examples: [{command: ['npm', 'run', 'migrate'], timeout: '10m'}],
    },
    machine: {
      description: "Template of the app's machines. Every machine of a release uses the same template.",
      ...closed,
      default: {},
      properties: {
        ...propertiesOf('machine'),
        stopGrace: duration(
          'Grace period for requests in flight to finish, and then for the process to exit after the stop signal, which is SIGTERM unless the image sets `STOPSIGNAL`. When it elapses, the process is terminated with SIGKILL.',
          ['1s', '5m'],
          limits['stop-grace'].written,
          '30s',
        ),
        flash: {
          description: 'When a machine is flashed and goes to standby.',
          ...closed,
          default: {},
          properties: propertiesOf('machine.flash'),
          examples: [{mode: 'auto', idleTimeout: '60s'}],
        },
        healthcheck: {
          description:
            'How `ignitiond` checks whether the process is ready to serve. Without a health check, a machine is healthy as soon as its process runs.',
          ...closed,
          oneOf: exactlyOne('http', 'tcp', 'exec'),
          'x-problem': 'specify exactly one of "http", "tcp", or "exec"',
          properties: {
            http: {
              description:
                "Request that must return a status from 200 to 399. It goes to the machine's private IPv4 address with `Host: localhost`, so a server that listens only on 127.0.0.1 fails the check.",
              ...closed,
              required: ['port'],
              properties: propertiesOf('machine.healthcheck.http'),
              examples: [{path: '/healthz', port: 8080}],
            },
            tcp: {
              description: "TCP connection that must succeed. It goes to the machine's private IPv4 address.",
              ...closed,
              required: ['port'],
              properties: {
                port: refer('port', 'Port in the machine to connect to.', 5672),
              },
              examples: [{port: 5672}],
            },
            exec: {
              description: 'Command, one item per word, that runs in the machine and must return exit code 0.',
              type: 'array',
              items: {type: 'string'},
              minItems: 1,
              examples: [['pg_isready', '--quiet']],
            },
            interval: duration('Interval between checks.', ['1s', '5m'], '10s', '15s'),
            timeout: duration(
              'Time after which a check fails. It must not exceed `interval`.',
              [limits['check-timeout-min'].written, '1m'],
              '2s',
              '5s',
            ),
            retries: {
              description:
                'How many checks in a row must fail before a running process counts as unhealthy. Failures before the first passed check do not count, so for a slow start, increase `startTimeout` instead.',
              type: 'integer',
              minimum: 1,
              maximum: 10,
              default: 3,
              examples: [5],
            },
            startTimeout: duration(
              'How long a process can take to pass its health check for the first time. Increase it for a slow first start. If the time elapses or the process exits first, the start fails.',
              ['1s', '10m'],
              '60s',
              '2m',
            ),
          },
          examples: [{http: {path: '/healthz', port: 8080}, interval: '10s', timeout: '2s', retries: 3}],
        },
      },
      examples: [{vcpus: 1, memory: '256Mi'}],
    },
    scale: {
      description: 'Number of machines that the app runs.',
      ...closed,
      default: {},
      properties: propertiesOf('scale'),
      examples: [{min: 0, max: 4, concurrency: 80}],
    },
    services: {
      description:
        'Network entry points in front of the machines. Without a service, the app does not have a hostname, and no requests are routed to it. A service that a later manifest leaves out stays attached.',
      type: 'array',
      default: [],
      items: {
        ...closed,
        required: ['name', 'listeners'],
        properties: {
          name: refer(
            'name',
            'Name of the service. It is part of the hostnames `<service>.<namespace>.apps.aloft.example` and `<service>.<namespace>.internal`.',
            'hello',
          ),
          visibility: {
            description:
              'Who can reach the service. `public`: the internet and the namespace. `private`: the namespace only.',
            type: 'string',
            enum: ['public', 'private'],
            default: 'public',
            examples: ['private'],
          },
          listeners: {
            description: 'Ports on which the service accepts connections.',
            type: 'array',
            minItems: 1,
            maxItems: limits.listeners.value,
            items: {
              ...closed,
              required: ['port', 'protocol'],
              oneOf: exactlyOne('targetPort', 'redirect'),
              'x-problem': 'specify either "targetPort" or "redirect", not both',
              if: {type: 'object', required: ['redirect'], properties: {redirect: true}},
              then: {
                type: 'object',
                properties: {
                  protocol: {const: 'http', 'x-problem': 'a listener that redirects has the protocol http'},
                },
              },
              properties: {
                port: refer('port', 'Port that clients connect to.', 443),
                protocol: {
                  description:
                    'Protocol of the port. For `https` and `tls`, the edge proxy terminates TLS with the certificate for the hostname. `http` and `https` are balanced by request, `tcp` and `tls` by connection. Only a private service can use `tcp`.',
                  type: 'string',
                  enum: ['http', 'https', 'tcp', 'tls'],
                  examples: ['https'],
                },
                targetPort: refer('port', 'Port that the process in the machine listens on.', 8080),
                redirect: {
                  description: 'Redirect every request to `https` instead of forwarding it.',
                  type: 'string',
                  const: 'https',
                  examples: ['https'],
                },
              },
              examples: [
                {port: 443, protocol: 'https', targetPort: 8080},
                {port: 80, protocol: 'http', redirect: 'https'},
              ],
            },
            examples: [[{port: 443, protocol: 'https', targetPort: 8080}]],
          },
          hostnames: {
            description:
              'Custom hostnames that route to the service. Each needs proof that you control its domain, a DNS record, and a certificate. A deploy removes hostnames that are not listed.',
            type: 'array',
            items: {$ref: '#/$defs/hostname'},
            uniqueItems: true,
            default: [],
            examples: [['www.example.com']],
          },
        },
        examples: [{name: 'hello', listeners: [{port: 443, protocol: 'https', targetPort: 8080}]}],
      },
      examples: [
        [
          {
            name: 'hello',
            visibility: 'public',
            listeners: [{port: 443, protocol: 'https', targetPort: 8080}],
          },
        ],
      ],
    },
    volumes: {
      description:
        "Volumes to mount in the app's machine. The first deploy creates them. A deploy never deletes them: a volume that a later manifest leaves out is detached.",
      type: 'array',
      default: [],
      items: {
        ...closed,
        required: ['name', 'size', 'mount'],
        properties: {
          name: refer('name', 'Name of the volume. An existing volume with that name is reused.', 'data'),
          size: {
            description:
              'Size of the volume. If you increase it, the next deploy resizes the volume. A volume cannot shrink.',
            $ref: '#/$defs/size',
            'x-minimum': limits['volume-size-min'].written,
            'x-maximum': limits['volume-size-max'].written,
            examples: ['10Gi'],
          },
          mount: {
            description: 'Absolute mount path. The volume hides any files in the image at this path.',
            type: 'string',
            pattern: '^/[^:\\u0000]+$',
            'x-problem': 'it must be an absolute path below /',
            examples: ['/var/lib/data'],
          },
        },
        examples: [{name: 'data', size: '10Gi', mount: '/var/lib/data'}],
      },
      examples: [[{name: 'data', size: '10Gi', mount: '/var/lib/data'}]],
    },
  },
  if: {
    type: 'object',
    required: ['volumes'],
    properties: {volumes: {type: 'array', minItems: 1}},
  },
  then: {
    type: 'object',
    properties: {
      scale: {
        type: 'object',
        properties: {
          max: {
            const: limits['scale-max-with-volume'].value,
            'x-problem': 'an app with a volume has one machine, so it must be 1',
          },
        },
      },
    },
  },
  examples: [
    {
      version: 1,
      app: 'hello',
      namespace: 'acme',
      build: {dockerfile: 'Dockerfile'},
      machine: {memory: '256Mi', healthcheck: {http: {path: '/', port: 8080}}},
      services: [{name: 'hello', listeners: [{port: 443, protocol: 'https', targetPort: 8080}]}],
    },
  ],
  $defs: {
    name: {
      description: 'A resource name.',
      type: 'string',
      pattern: `^[a-z](?:[a-z0-9]|-(?=[a-z0-9])){0,${nameLength.max - 1}}$`,
      not: {
        anyOf: [{pattern: `^${reservedPrefix}`}, {enum: [...reservedNames]}],
      },
    },
    hostname: {
      description: 'A custom hostname (RFC 1123), optionally with one leading `*.`.',
      type: 'string',
      maxLength: hostnameLength.name,
      pattern: `^(?:\\*\\.)?(?:${hostnameLabel}\\.)+(?![0-9]+$)${hostnameLabel}$`,
    },
    variable: {
      description: 'Name of an environment variable.',
      type: 'string',
      maxLength: variableLength,
      pattern: variablePattern,
      'x-problem': 'only letters, digits, and _ are allowed, and it must not begin with a digit',
    },
    port: {
      description: 'A port number.',
      type: 'integer',
      minimum: 1,
      maximum: maxPort,
    },
    size: {
      description: 'A whole number with one of the units `Ki`, `Mi`, `Gi`, `Ti`.',
      type: 'string',
      pattern: sizePattern,
      'x-problem': 'a size such as 256Mi or 10Gi is expected',
    },
    duration: {
      description: 'A whole number with one of the units `ms`, `s`, `m`, `h`.',
      type: 'string',
      pattern: durationPattern,
      'x-problem': 'a duration such as 500ms, 30s, or 5m is expected',
    },
  },
};

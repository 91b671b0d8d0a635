import {hasField, settings} from '../manifest/settings';
import {identityFields, recordFields} from './commonFields';
import {summaryOf} from './definitions';
import type {Resource, ResourceField} from './types';

/** Fields of the settings that an app or a machine has. */
function settingFields(kind: 'app' | 'machine'): ResourceField[] {
  return settings.flatMap((setting) => {
    const {path, summary, schema, type} = setting;
    if (!type || !hasField(setting, kind)) return [];
    const [example] = hasValue(schema.default) ? [schema.default] : schema.examples;
    return {
      path: kind === 'app' ? path : path.replace('machine.', ''),
      type,
      ...(type === 'enum' && {values: schema.enum as readonly string[]}),
      description: summary,
      example: example as ResourceField['example'],
    };
  });
}

const hasValue = (value: unknown): boolean => typeof value !== 'object' || Object.keys(value ?? {}).length > 0;

/** Kinds that run processes. */
export const workloadResources: readonly Resource[] = [
  {
    kind: 'app',
    plural: 'apps',
    summary: summaryOf('app'),
    fields: [
      ...identityFields('app', 'hello'),
      {path: 'state', type: 'enum', description: 'State of the app.', example: 'live'},
      {
        path: 'release',
        type: 'integer',
        description: 'Number of the live release. 0 before the first deploy.',
        example: 3,
      },
      {
        path: 'image',
        type: 'string',
        description: 'Image of the live release, as it was specified. The release has its digest.',
        example: 'registry.aloft.example/acme/hello:3',
      },
      {
        path: 'url',
        type: 'string',
        description: 'URL of the first public service. `null` if the app has none.',
        example: 'https://hello.acme.apps.aloft.example',
      },
      {
        path: 'region',
        type: 'string',
        description: "Region of the app's machines, which is the namespace's region.",
        example: 'eu-central',
      },
      {
        path: 'machines',
        type: 'integer',
        description: 'Number of machines in any state.',
        example: 1,
      },
      ...settingFields('app'),
      {path: 'services', type: 'list', description: 'Names of the services attached to the app.', example: ['hello']},
      {path: 'volumes', type: 'list', description: "Names of the app's volumes.", example: ['data']},
      ...recordFields,
    ],
  },
  {
    kind: 'release',
    plural: 'releases',
    summary: 'A release is one deploy of an app: an image and its settings, identified by a number that never changes.',
    fields: [
      {
        path: 'number',
        type: 'integer',
        description: 'Number of the release, starting at 1. A rollback creates a new release.',
        example: 3,
      },
      {
        path: 'state',
        type: 'enum',
        values: ['deploying', 'live', 'replaced', 'failed'],
        description: 'State of the release.',
        example: 'live',
      },
      {
        path: 'image',
        type: 'string',
        description: 'Image of the release.',
        example: 'registry.aloft.example/acme/hello:3',
      },
      {
        path: 'message',
        type: 'string',
        description: 'Note from `--message`, or the cause of the release.',
        example: 'Fix the greeting',
      },
      {
        path: 'secrets',
        type: 'map',
        description:
          'Digest of each secret that the machines of the release start with, keyed by name. The platform keeps the values, encrypted, as long as machines of the release can start. A rollback uses the current values.',
        example: {DATABASE_URL: 'e3f3f326'},
      },
      {
        path: 'createdBy',
        type: 'string',
        description: 'Account or deploy token that created the release.',
        example: 'acme',
      },
      {
        path: 'createdAt',
        type: 'timestamp',
        description: 'Start time of the deploy (RFC 3339, UTC).',
        example: '2026-03-02T09:41:12Z',
      },
    ],
  },
  {
    kind: 'machine',
    plural: 'machines',
    short: 'm',
    summary: summaryOf('machine'),
    fields: [
      {
        path: 'id',
        type: 'string',
        description: 'ID of the machine: `m-` and ten characters. It does not change when the machine stops or wakes.',
        example: 'm-4k2jq7xw3a',
      },
      ...identityFields('machine', 'hello-1'),
      {
        path: 'app',
        type: 'string',
        description: 'App that the machine belongs to. `null` for a standalone machine.',
        example: 'hello',
      },
      {path: 'state', type: 'enum', description: 'State of the machine.', example: 'running'},
      {
        path: 'stateChangedAt',
        type: 'timestamp',
        description: 'Time of the last state change (RFC 3339, UTC).',
        example: '2026-03-02T09:41:12Z',
      },
      {
        path: 'release',
        type: 'integer',
        description: 'App release that the machine runs. `null` for a standalone machine.',
        example: 3,
      },
      {
        path: 'image',
        type: 'string',
        description: 'Image that the machine runs.',
        example: 'registry.aloft.example/acme/hello:3',
      },
      {
        path: 'region',
        type: 'string',
        description: 'Region of the machine and of its snapshot.',
        example: 'eu-central',
      },
      ...settingFields('machine').filter(({path}) => !path.startsWith('flash.')),
      {
        path: 'restarts',
        type: 'integer',
        description: 'Number of process restarts since the machine started.',
        example: 0,
      },
      ...settingFields('machine').filter(({path}) => path.startsWith('flash.')),
      {
        path: 'flash.snapshotAt',
        type: 'timestamp',
        description: 'Creation time of the snapshot. `null` before the first flash.',
        example: '2026-03-02T09:41:20Z',
      },
      {
        path: 'heldUntil',
        type: 'timestamp',
        description: 'When the current hold ends. `null` if the machine is not held.',
        example: null,
      },
      {path: 'wakes', type: 'integer', description: 'Number of wakes.', example: 12},
      {
        path: 'addresses.ipv4',
        type: 'string',
        description: "Private IPv4 address in the namespace's network. Health checks connect to it.",
        example: '10.7.0.26',
      },
      {
        path: 'addresses.ipv6',
        type: 'string',
        description:
          "Private IPv6 address in the namespace's network. It is used if the process does not listen on IPv4.",
        example: 'fd00:10:7::1a',
      },
      {path: 'volumes', type: 'list', description: 'Names of the attached volumes.', example: ['data']},
      {
        path: 'exitCode',
        type: 'integer',
        description: 'Last exit code of the process. `null` if the process has not exited.',
        example: null,
      },
      ...recordFields,
    ],
  },
];

import {hasField, settings} from '../manifest/settings';
import {
  choice,
  identityFields,
  integer,
  list,
  map,
  recordFields,
  type Resource,
  type ResourceField,
  state,
  summaryOf,
  text,
  timestamp,
} from './fields';

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
    summary: summaryOf('app'),
    fields: [
      ...identityFields('app', 'hello'),
      state('app', 'live'),
      integer('release', 'Number of the live release. 0 before the first deploy.', 3),
      text(
        'image',
        'Image of the live release, as you specified it. The release contains the digest.',
        'registry.aloft.example/acme/hello:3',
      ),
      text(
        'url',
        'URL of the first public service. `null` if the app has none.',
        'https://hello.acme.apps.aloft.example',
      ),
      text('region', "Region of the app's machines, which is the namespace's region.", 'eu-central'),
      integer('machines', 'Number of machines in any state.', 1),
      ...settingFields('app'),
      list('services', 'Names of the services attached to the app.', ['hello']),
      list('volumes', "Names of the app's volumes.", ['data']),
      ...recordFields,
    ],
  },
  {
    kind: 'release',
    summary: 'A release is one deploy of an app: an image and its settings, identified by a number that never changes.',
    fields: [
      integer('number', 'Number of the release, starting at 1. A rollback creates a new release.', 3),
      choice('state', ['deploying', 'live', 'replaced', 'failed'], 'State of the release.', 'live'),
      text('image', 'Image of the release.', 'registry.aloft.example/acme/hello:3'),
      text(
        'digest',
        'Digest that the tag referred to when the release was created. A rollback uses the digest, not the tag.',
        'sha256:66cb5f20a6a8',
      ),
      text('message', 'Note from `--message`, or the cause of the release.', 'Fix the greeting'),
      map(
        'secrets',
        "Digest of each secret that the release's machines start with, keyed by name. The platform keeps the encrypted values while the release is live, so that machines that start later get the same ones. A rollback uses the current values instead.",
        {DATABASE_URL: 'e3f3f326'},
      ),
      text('createdBy', 'Account or deploy token that created the release.', 'acme'),
      timestamp('createdAt', 'Start time of the deploy (RFC 3339, UTC).', '2026-03-02T09:41:12Z'),
    ],
  },
  {
    kind: 'machine',
    summary: summaryOf('machine'),
    fields: [
      text(
        'id',
        'ID of the machine: `m-` and ten characters. It does not change when the machine stops or wakes.',
        'm-4k2jq7xw3a',
      ),
      ...identityFields('machine', 'hello-1'),
      text('app', 'App that the machine belongs to. `null` for a standalone machine.', 'hello'),
      state('machine', 'running'),
      timestamp('stateChangedAt', 'Time of the last state change (RFC 3339, UTC).', '2026-03-02T09:41:12Z'),
      integer('release', 'App release that the machine runs. `null` for a standalone machine.', 3),
      text('image', 'Image that the machine runs.', 'registry.aloft.example/acme/hello:3'),
      text('region', 'Region of the machine and of its snapshot.', 'eu-central'),
      ...settingFields('machine').filter(({path}) => !path.startsWith('flash.')),
      integer('restarts', 'Number of process restarts since the machine started.', 0),
      ...settingFields('machine').filter(({path}) => path.startsWith('flash.')),
      timestamp(
        'flash.snapshotAt',
        'Creation time of the snapshot. `null` before the first flash.',
        '2026-03-02T09:41:20Z',
      ),
      timestamp('heldUntil', 'When the current hold ends. `null` if the machine is not held.', null),
      integer('wakes', 'Number of wakes.', 12),
      text(
        'addresses.ipv4',
        "Private IPv4 address in the namespace's network. Health checks connect to it.",
        '10.7.0.26',
      ),
      text(
        'addresses.ipv6',
        "Private IPv6 address in the namespace's network. It is used if the process does not listen on IPv4.",
        'fd00:10:7::1a',
      ),
      list('volumes', 'Names of the attached volumes.', ['data']),
      integer('exitCode', 'Last exit code of the process. `null` if the process has not exited.', null),
      ...recordFields,
    ],
  },
];

import type {Behavior} from './types';

const VOLUMES = 'resources/volumes';
const APPS = 'resources/apps';

/** Volumes, secrets, and what a deletion leaves behind. */
export const dataBehaviors = {
  'volume-has-one-machine': {
    sentence: 'A volume is attached to at most one machine.',
    pages: ['building-and-deploying/deploying', VOLUMES],
  },
  'volume-means-one-machine': {
    sentence: 'An app with a volume has at most one machine.',
    pages: [APPS],
  },
  'volume-only-grows': {
    sentence: 'A volume never becomes smaller.',
    pages: [VOLUMES],
  },
  'resize-wakes-machine': {
    sentence: 'Resizing a volume wakes its machine if it is on standby, because the file system grows while it runs.',
    pages: [VOLUMES],
  },
  'restore-copy-keeps-original': {
    sentence: 'Restoring a snapshot to a new volume does not change the original volume.',
    pages: [VOLUMES],
  },
  'snapshots-are-kept': {
    sentence: 'A volume snapshot is kept until it is deleted.',
    pages: [VOLUMES],
  },
  'volume-with-snapshots-stays': {
    sentence: 'A volume with snapshots is deleted only with `--with-snapshots`.',
    pages: [VOLUMES],
  },
  'host-failure-keeps-data': {
    sentence: 'The flushed data of a volume is kept when a host fails.',
    pages: [VOLUMES],
    textOnly: 'the simulator has no failing hosts',
  },
  'region-outage-keeps-data': {
    sentence: 'While a region is down, its volumes are kept, but unavailable until it is back.',
    pages: [VOLUMES],
    textOnly: 'the simulator has no failing regions',
  },
  'region-loss-loses-data': {
    sentence: 'When a region is lost permanently, its volumes and their snapshots are lost with it.',
    pages: [VOLUMES],
    textOnly: 'the simulator has no failing regions',
  },
  'app-delete-keeps-data': {
    sentence: 'Deleting an app detaches its services and keeps its volumes, unless flags request their deletion.',
    pages: [APPS],
  },
  'app-delete-removes-machines': {
    sentence: 'Deleting an app deletes its machines and releases.',
    pages: [APPS],
  },
  'deleted-is-gone': {
    sentence: 'A deleted resource is gone: no command or request finds it.',
    pages: ['sdks/index'],
  },
  'repeated-delete-is-404': {
    sentence: 'Repeating a deletion changes nothing and returns 404.',
    pages: ['sdks/index'],
  },
  'secret-is-write-only': {
    sentence: "No command or request returns a secret's value.",
    pages: [APPS, 'security'],
  },
  'environment-is-limited': {
    sentence: "A machine's variables and secrets together stay within the limit.",
    pages: [APPS],
  },
  'names-are-unique': {
    sentence: 'Within a namespace, names are unique per kind of resource.',
    pages: ['building-and-deploying/namespaces'],
  },
  'namespace-must-be-empty': {
    sentence: 'A namespace with resources cannot be deleted.',
    pages: ['building-and-deploying/namespaces'],
  },
  'namespace-precedence': {
    sentence:
      'The CLI uses the namespace of the flag, the environment variable, the manifest, the token, or the selected one, in this order.',
    pages: ['building-and-deploying/namespaces'],
  },
} as const satisfies Record<string, Behavior>;

import {statedOn} from './types';

/** Volumes, secrets, and what a deletion leaves behind. */
export const dataBehaviors = {
  ...statedOn(['building-and-deploying/deploying', 'resources/volumes'], {
    'volume-has-one-machine': 'A volume is attached to at most one machine.',
  }),
  ...statedOn(['resources/apps'], {
    'volume-means-one-machine': 'An app with a volume has at most one machine.',
    'app-delete-keeps-data':
      'Deleting an app detaches its services and keeps its volumes, unless flags request their deletion.',
    'app-delete-removes-machines': 'Deleting an app deletes its machines and releases.',
    'environment-is-limited': "A machine's variables and secrets together stay within the limit.",
  }),
  ...statedOn(['resources/volumes'], {
    'volume-only-grows': 'A volume never becomes smaller.',
    'resize-wakes-machine':
      'Resizing a volume wakes its machine if it is on standby, because the file system grows while it runs.',
    'restore-copy-keeps-original': 'Restoring a snapshot to a new volume does not change the original volume.',
    'snapshots-are-kept': 'A volume snapshot is kept until it is deleted.',
    'volume-with-snapshots-stays': 'A volume with snapshots is deleted only with `--with-snapshots`.',
  }),
  ...statedOn(
    ['resources/volumes'],
    {'host-failure-keeps-data': 'The flushed data of a volume is kept when a host fails.'},
    'the simulator has no failing hosts',
  ),
  ...statedOn(
    ['resources/volumes'],
    {
      'region-outage-keeps-data': 'While a region is down, its volumes are kept, but unavailable until it is back.',
      'region-loss-loses-data': 'When a region is lost permanently, its volumes and their snapshots are lost with it.',
    },
    'the simulator has no failing regions',
  ),
  ...statedOn(['sdks/index'], {
    'deleted-is-gone': 'A deleted resource is gone: no command or request finds it.',
    'repeated-delete-is-404': 'Repeating a deletion changes nothing and returns 404.',
  }),
  ...statedOn(['resources/apps', 'security'], {
    'secret-is-write-only': "No command or request returns a secret's value.",
  }),
  ...statedOn(['building-and-deploying/namespaces'], {
    'names-are-unique': 'Within a namespace, names are unique per kind of resource.',
    'namespace-must-be-empty': 'A namespace with resources cannot be deleted.',
    'namespace-precedence':
      'The CLI uses the namespace of the flag, the environment variable, the manifest, the token, or the selected one, in this order.',
  }),
};

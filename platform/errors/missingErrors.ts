import {defineErrors} from './types';
import type {ErrorEntry} from './types';

function missingResource(kind: string, list: string): ErrorEntry {
  return {
    message: `there is no ${kind} "{name}" in the namespace "{namespace}"`,
    hint: `see what there is with "${list}"`,
    cause: `No ${kind} of that name exists in the namespace of the command. It may be misspelled, deleted, or in another namespace.`,
    remedy: `List what exists with \`${list}\`. For another namespace, add \`--namespace\`.`,
    exitCode: 4,
    httpStatus: 404,
  };
}

/** What a command names and cannot find. Exit code 4. */
export const missingErrors = defineErrors({
  app_not_found: missingResource('app', 'aloft app list'),
  machine_not_found: missingResource('machine', 'aloft machine list'),
  service_not_found: missingResource('service', 'aloft service list'),
  volume_not_found: missingResource('volume', 'aloft volume list'),
  certificate_not_found: missingResource('certificate', 'aloft certificate list'),
  namespace_not_found: {
    message: 'there is no namespace "{name}"',
    hint: 'see your namespaces with "aloft namespace list"',
    cause: 'No namespace of that name belongs to your account.',
    remedy: 'List your namespaces with `aloft namespace list`, or create one with `aloft namespace create`.',
    exitCode: 4,
    httpStatus: 404,
  },
  token_not_found: {
    message: 'there is no token "{name}"',
    hint: 'see your tokens with "aloft token list"',
    cause: 'No token of that name belongs to your account, or it was revoked before.',
    remedy: 'List your tokens with `aloft token list`.',
    exitCode: 4,
    httpStatus: 404,
  },
  release_not_found: {
    message: 'the app "{name}" has no release {release}',
    hint: 'see its releases with "aloft app releases {name}"',
    cause: 'The number names no release of the app, or the app has no earlier release to go back to.',
    remedy: 'List the releases with `aloft app releases` and take a number from the list.',
    exitCode: 4,
    httpStatus: 404,
  },
  snapshot_not_found: {
    message: 'the volume "{volume}" has no snapshot "{name}"',
    hint: 'see its snapshots with "aloft volume snapshot list {volume}"',
    cause: 'No snapshot of that name was taken of the volume, or it was deleted.',
    remedy: 'List the snapshots with `aloft volume snapshot list`.',
    exitCode: 4,
    httpStatus: 404,
  },
  variable_not_found: {
    message: 'the app "{name}" has no variable "{variable}"',
    hint: 'see its variables with "aloft app env list {name}"',
    cause: 'The environment of the app holds no variable of that name.',
    remedy: 'List the variables with `aloft app env list`. A secret is removed with `aloft app secret unset`.',
    exitCode: 4,
    httpStatus: 404,
  },
  secret_not_found: {
    message: 'the app "{name}" has no secret "{secret}"',
    hint: 'set it with "aloft app secret set {name} {secret}=VALUE"',
    cause: 'The manifest or a command names a secret that was never set, or that was removed.',
    remedy: 'Set it with `aloft app secret set`, then run the command again.',
    exitCode: 4,
    httpStatus: 404,
  },
  image_not_found: {
    message: 'the image "{image}" cannot be pulled: {reason}',
    hint: 'check the name and tag, and whether the registry is public',
    cause: 'The registry does not know the image, or does not let the platform pull it.',
    remedy: 'Check the reference. For a private registry, push the image to `registry.aloft.example` instead.',
    exitCode: 4,
    httpStatus: 404,
  },
  file_not_found: {
    message: 'there is no file {file}',
    hint: 'check the path, or name another file',
    cause: 'A path on the command line, or in the manifest, names no readable file.',
    remedy: 'Check the path and the folder in which you run the command.',
    exitCode: 4,
  },
  manifest_not_found: {
    message: 'there is no aloft.yaml in {folder}',
    hint: 'run "aloft init", or name a manifest with --file',
    cause: 'A project command runs in a folder without a manifest.',
    remedy: 'Change to the folder of the project, write a manifest with `aloft init`, or give `--file`.',
    exitCode: 4,
  },
});

import {brand} from '../brand';
import {type DefinedError, defineErrors} from './types';

/** Authentication and permissions. Exit code 3. */
export const accessErrors = defineErrors(3, undefined, {
  not_authenticated: {
    message: 'you are not logged in',
    hint: 'run "aloft login", or set ALOFT_TOKEN',
    cause:
      'The CLI did not find a token in `ALOFT_TOKEN` or in the configuration file, or an API request lacks the `Authorization` header.',
    remedy:
      'Run `aloft login`. In CI, set `ALOFT_TOKEN` to a deploy token. In an API request, send the token as a bearer token.',
    httpStatus: 401,
  },
  token_invalid: {
    message: 'the token is not valid',
    hint: 'run "aloft login", or replace the value of ALOFT_TOKEN',
    cause: 'The token was revoked, or it was not copied completely.',
    remedy: 'Create a token with `aloft token create`, and copy the entire value.',
    httpStatus: 401,
  },
  token_expired: {
    message: 'the token expired on {date}',
    hint: 'run "aloft login", or create a token with "aloft token create"',
    cause: "The token's lifetime has elapsed.",
    remedy: 'Log in again, or replace the token with a new one.',
    httpStatus: 401,
  },
  scope_missing: {
    message: 'the token lacks the scope "{scope}"',
    hint: 'use a token with that scope; list your tokens with "aloft token list"',
    cause: 'The token is valid, but none of its scopes allows the command.',
    remedy: 'Create a token with that scope, or ask a member of the namespace for one.',
    httpStatus: 403,
  },
  namespace_forbidden: {
    message: 'you do not have access to the namespace "{namespace}"',
    hint: 'list your namespaces with "aloft namespace list"',
    cause: 'The namespace belongs to another account, or the token is limited to a different namespace.',
    remedy: 'Check the name with `aloft namespace list`, and check which token is in use with `aloft whoami`.',
    httpStatus: 403,
  },
});

function missingResource(kind: string, list: string): DefinedError {
  return {
    message: `there is no ${kind} "{name}" in the namespace "{namespace}"`,
    hint: `list the existing ones with "${list}"`,
    cause: `The namespace has no ${kind} with that name. The name may be misspelled, or the ${kind} may have been deleted or belong to another namespace.`,
    remedy: `Check the name with \`${list}\`. To use another namespace, add \`--namespace\`.`,
  };
}

/** Resources that a command can't find. Exit code 4. */
export const missingErrors = defineErrors(4, 404, {
  app_not_found: missingResource('app', 'aloft app list'),
  machine_not_found: missingResource('machine', 'aloft machine list'),
  service_not_found: missingResource('service', 'aloft service list'),
  volume_not_found: missingResource('volume', 'aloft volume list'),
  certificate_not_found: missingResource('certificate', 'aloft certificate list'),
  namespace_not_found: {
    message: 'there is no namespace "{name}"',
    hint: 'list your namespaces with "aloft namespace list"',
    cause: 'Your account has no namespace with that name.',
    remedy: 'List your namespaces with `aloft namespace list`, or create one with `aloft namespace create`.',
  },
  token_not_found: {
    message: 'there is no token "{name}"',
    hint: 'list your tokens with "aloft token list"',
    cause: 'Your account has no token with that name, or the token was revoked.',
    remedy: 'List your tokens with `aloft token list`.',
  },
  release_not_found: {
    message: 'the app "{name}" has no release {release}',
    hint: 'list its releases with "aloft app releases {name}"',
    cause: 'The app has no release with that number, or no earlier release to roll back to.',
    remedy: 'List the releases with `aloft app releases`, and use a number from the list.',
  },
  snapshot_not_found: {
    message: 'the volume "{volume}" has no snapshot "{name}"',
    hint: 'list its snapshots with "aloft volume snapshot list {volume}"',
    cause: 'The volume has no snapshot with that name, or the snapshot was deleted.',
    remedy: 'List the snapshots with `aloft volume snapshot list`.',
  },
  variable_not_found: {
    message: 'the app "{name}" has no variable "{variable}"',
    hint: 'list its variables with "aloft app env list {name}"',
    cause: "The app's environment does not contain the variable.",
    remedy: 'List the variables with `aloft app env list`. To remove a secret, use `aloft app secret unset`.',
  },
  secret_not_found: {
    message: 'the app "{name}" has no secret "{secret}"',
    hint: 'set it with "aloft app secret set {name} {secret}=VALUE"',
    cause: 'The manifest or a command refers to a secret that was never set, or that was removed.',
    remedy: 'Set it with `aloft app secret set`, then run the command again.',
  },
  image_not_found: {
    message: 'the image "{image}" cannot be pulled: {reason}',
    hint: 'check the name and the tag, and check that the registry is public',
    cause: 'The registry does not contain the image, or the platform is not authorized to pull it.',
    remedy: 'Check the reference. For a private registry, push the image to `registry.aloft.example` instead.',
  },
});

/** Files that a command can't find. Exit code 4. */
export const missingFileErrors = defineErrors(4, undefined, {
  file_not_found: {
    message: 'there is no file {file}',
    hint: 'check the path, or specify another file',
    cause: 'A path on the command line or in the manifest does not refer to a readable file.',
    remedy: 'Check the path and the working directory.',
  },
  template_not_found: {
    message: 'there is no template "{template}"',
    hint: 'see https://docs.aloft.example/docs/guides-and-samples',
    cause: 'The value of `--template` is not the ID of a sample.',
    remedy: 'Use the ID in the `aloft init --template` command of a guide.',
  },
  project_unknown: {
    message: 'no framework was recognized in {directory}',
    hint: 'in a workspace, use --directory; otherwise write a Dockerfile and run the command again, or use --image IMAGE',
    cause:
      'The directory contains neither a Dockerfile nor any of the files by which `aloft init` recognizes a framework.',
    remedy:
      "Change to the directory with your app's `package.json` or a similar file. In a JavaScript workspace, add `--directory`. For any other app, [write a Dockerfile](/docs/building-and-deploying/building).",
  },
  manifest_not_found: {
    message: `there is no ${brand.manifest} in {directory}`,
    hint: 'run "aloft init", or specify a manifest with --file',
    cause: 'The working directory does not contain a manifest.',
    remedy: 'Change to the project directory, create a manifest with `aloft init`, or use `--file`.',
  },
});

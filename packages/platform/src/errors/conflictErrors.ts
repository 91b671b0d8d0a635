import {defineErrors} from './types';

/** Conflicts with another resource, a state or a quota. Exit code 5. */
export const conflictErrors = defineErrors(5, 409, {
  name_taken: {
    message: 'the namespace "{namespace}" already has {kind} "{name}"',
    hint: 'choose another name, or update the existing resource',
    cause: 'Names are unique per kind within a namespace.',
    remedy: 'Choose another name, or change the existing resource with its `update` command.',
  },
  namespace_taken: {
    message: 'the namespace name "{name}" is taken',
    hint: 'choose another name',
    cause: 'Namespace names are unique across the platform because they are part of public hostnames.',
    remedy: 'Choose another name.',
  },
  hostname_taken: {
    message: 'the hostname "{hostname}" belongs to a service of another account',
    hint: 'check the spelling, or choose another hostname',
    cause:
      'A hostname can route to only one service on the platform, and another account has proved control of its domain.',
    remedy: 'Check the spelling. If you control the domain, ask support to release the hostname.',
  },
  hostname_in_use: {
    message: 'the hostname "{hostname}" belongs to the service "{service}" in the namespace "{namespace}"',
    hint: 'remove it there first, or deploy with --move-hostnames or --skip-hostnames',
    cause: 'A hostname can route to only one service, and another service of your account has it.',
    remedy:
      'Remove the hostname from the other service with `aloft service update --remove-hostname`, or move it with `aloft deploy --move-hostnames`. To deploy without hostnames, use `--skip-hostnames`.',
  },
  quota_exceeded: {
    message: 'the namespace "{namespace}" is at its limit of {limit}',
    hint: 'check "aloft namespace quota", then delete unused resources or request a higher limit',
    cause: 'The command would exceed a limit of the namespace.',
    remedy: 'Delete unused resources, or request a higher limit.',
  },
  rate_limited: {
    message: 'too many requests for this token',
    hint: 'wait {seconds} s, then run the command again',
    cause: 'The token sent more requests than the API allows. The API responds with 429 and `Retry-After`.',
    remedy:
      'Wait for the time in `Retry-After`. In scripts, list resources once instead of requesting them individually.',
    httpStatus: 429,
  },
  state_conflict: {
    message: '{kind} "{name}" cannot {action} because it is {state}',
    hint: 'check its state with "{command}"',
    cause: 'The current state of the resource does not allow the operation.',
    remedy: 'Wait until the resource leaves this state, or use a command that the state allows.',
  },
  machine_held: {
    message: 'machine "{name}" is held for another {remaining}',
    hint: 'release it with "ignitionctl release" in the machine, or wait',
    cause: 'A process in the machine placed a hold through the control socket, so the machine cannot go to standby.',
    remedy: 'Release the hold in that process, or wait until the hold ends.',
  },
  flash_disabled: {
    message: 'machine "{name}" has flash mode off',
    hint: 'set it with "aloft app update {app} --flash-mode auto"',
    cause: 'A machine with `flash.mode: off` is never flashed and never goes to standby.',
    remedy: 'Set the mode to `auto` or `manual`, deploy, and run the command again.',
  },
  machine_managed: {
    message: 'machine "{name}" belongs to the app "{app}"',
    hint: 'change the app instead, for example with "aloft app scale {app}"',
    cause: 'The machine belongs to an app, which starts, stops, and deletes its machines itself.',
    remedy: 'Suspend, scale, update, or delete the app. To start the process again, restart the machine.',
  },
  app_suspended: {
    message: 'app "{name}" is suspended',
    hint: 'resume it with "aloft app resume {name}"',
    cause: 'A suspended app does not run machines, so it cannot be deployed, changed, scaled, opened, or rolled back.',
    remedy: 'Resume the app first.',
  },
  deploy_in_progress: {
    message: 'app "{name}" is already being deployed (release {release})',
    hint: 'wait for it, or follow it with "aloft logs {name} --follow"',
    cause: 'An app can have only one deploy in progress.',
    remedy: 'Wait until the current deploy succeeds or fails, then deploy again.',
  },
  service_attached: {
    message: 'service "{name}" is attached to the app "{app}"',
    hint: 'detach it first with "aloft service detach {name}"',
    cause: 'A service can be attached to only one app.',
    remedy: 'Detach the service, then attach it to the other app.',
  },
  service_detached: {
    message: 'service "{name}" is not attached to an app',
    hint: 'attach it with "aloft service attach {name} --app APP"',
    cause: 'The command requires a service that is attached to an app.',
    remedy: 'Attach the service to an app.',
  },
  volume_attached: {
    message: 'volume "{name}" is attached to machine "{machine}"',
    hint: 'detach it first with "aloft volume detach {name}"',
    cause: 'A volume can be attached to only one machine, and an attached volume cannot be deleted or restored.',
    remedy: 'Detach the volume, then run the command again.',
  },
  volume_detached: {
    message: 'volume "{name}" is not attached to a machine',
    hint: 'attach it with "aloft volume attach {name} --machine MACHINE --mount PATH"',
    cause: 'The command requires a volume that is attached to a machine.',
    remedy: 'Attach the volume to a machine.',
  },
  volume_shrink: {
    message: 'volume "{name}" of {size} cannot shrink to {requested}',
    hint: 'choose a larger size, or copy the data to a smaller volume',
    cause: 'Volumes can grow but not shrink.',
    remedy: 'Create a smaller volume and copy the data to it.',
  },
  volume_has_snapshots: {
    message: 'volume "{name}" has snapshots ({count})',
    hint: 'delete them with --with-snapshots',
    cause: 'A volume cannot be deleted while it has snapshots.',
    remedy: 'Delete the snapshots first, or add `--with-snapshots`.',
  },
  volume_needs_single_machine: {
    message: 'app "{name}" has a volume, so its scale.max is 1',
    hint: 'keep --max 1, or remove the volume from the app',
    cause: 'A volume can be attached to only one machine, so an app with a volume runs one machine.',
    remedy: 'Keep one machine, or move the data to a database or object store that several machines can share.',
  },
  resource_in_use: {
    message: '{kind} "{name}" is still used by {users}',
    hint: 'delete or detach them first',
    cause: 'Other resources depend on this one.',
    remedy: 'Delete or detach the resources that the message lists, then run the command again.',
  },
  certificate_uploaded: {
    message: 'certificate "{name}" was uploaded and cannot be renewed by the platform',
    hint: 'upload the new one with "aloft certificate upload {name}"',
    cause: 'The platform renews only managed certificates.',
    remedy: 'Get a new certificate from its issuer and upload it under the same name.',
  },
  file_exists: {
    message: 'the file {file} already exists',
    hint: 'add --force to overwrite it',
    cause: 'The command would overwrite a file.',
    remedy: 'Move the file, or add `--force`.',
    httpStatus: undefined,
  },
});

import type {ErrorCode} from './errors/catalog';
import {type LimitId, vcpuCounts} from './limits';

const describeMissing = (kind: string, list: string) =>
  `The namespace has no ${kind} with that name. The name may be misspelled, or the ${kind} may have been deleted or belong to another namespace. Check the name with \`${list}\`. To use another namespace, add \`--namespace\`.`;

/** Cause of each error, and what to do about it: sentences. */
export const errorDescriptions: Readonly<Record<ErrorCode, string>> = {
  command_unknown:
    'This version of the CLI does not have this command. Use the command that the hint suggests, or run `aloft --help`. If the command is documented, update the CLI.',
  command_missing: 'The command line contains a noun without a verb. Add one of the verbs in the hint.',
  argument_missing: 'A required argument is missing. Add the argument as shown in the usage line.',
  argument_unexpected:
    'The command line has too many arguments. A common cause is an unquoted value that contains a space. Remove the argument, or quote the whole value.',
  argument_invalid:
    'The argument does not have the type that the command expects. Correct the value. The message contains the reason.',
  flag_unknown:
    'The command does not have this flag. Use the flag that the hint suggests, or run the command with `--help`.',
  flag_missing: 'A required flag is missing. Add the flag with its value.',
  flag_value_missing:
    'A flag that takes a value is the last word of the command, or another flag follows it. Add the value after the flag. For a value that begins with a hyphen, use `--flag=-value`.',
  flag_value_invalid:
    'The value of the flag has the wrong type, is not in the list of permitted values, or is out of range. Correct the value. The message contains the expected format.',
  flag_repeated: 'A flag that takes one value is specified more than once. Remove the flags that you do not need.',
  flags_conflict: 'The two flags contradict each other. Remove one of them.',
  name_invalid:
    'The name does not follow the rules for resource names. The error message contains the reason. Choose another name. To check it, use the name checker on the resource name validation page.',
  hostname_invalid:
    'The custom hostname does not follow RFC 1123, or it belongs to the platform. Use the full DNS name without a scheme, port, or path. One leading `*.` is allowed.',
  request_invalid:
    'An API request has a body that is not JSON, or a parameter or field that is unknown, missing, or invalid. Correct the request. The message contains the reason.',
  quotes_unbalanced:
    'The command line has an opening quote without a closing quote. Close the quote, or escape it with a backslash.',
  nothing_to_change:
    'The command line does not contain a flag that specifies a change. Add a flag for each setting that you want to change.',
  confirmation_required:
    'The command is destructive, and standard input is not a terminal, for example in CI. To confirm, add `--yes`.',
  config_invalid:
    'The configuration file is not valid YAML, or it contains an unknown setting. Fix the line that the message names, or remove the file and log in again.',
  not_authenticated:
    'The CLI did not find a token in `ALOFT_TOKEN` or in the configuration file, or an API request lacks the `Authorization` header. Run `aloft login`. In CI, set `ALOFT_TOKEN` to a deploy token. In an API request, send the token as a bearer token.',
  token_invalid:
    'The token was revoked, or it was not copied completely. Create a token with `aloft token create`, and copy the entire value.',
  token_expired: "The token's lifetime has elapsed. Log in again, or replace the token with a new one.",
  scope_missing:
    'The token is valid, but none of its scopes allows the command. Create a token with that scope, or ask a member of the namespace for one.',
  namespace_forbidden:
    'The namespace belongs to another account, or the token is limited to a different namespace. Check the name with `aloft namespace list`, and check which token is in use with `aloft whoami`.',
  app_not_found: describeMissing('app', 'aloft app list'),
  machine_not_found: describeMissing('machine', 'aloft machine list'),
  service_not_found: describeMissing('service', 'aloft service list'),
  volume_not_found: describeMissing('volume', 'aloft volume list'),
  certificate_not_found: describeMissing('certificate', 'aloft certificate list'),
  namespace_not_found:
    'Your account has no namespace with that name. List your namespaces with `aloft namespace list`, or create one with `aloft namespace create`.',
  token_not_found:
    'Your account has no token with that name, or the token was revoked. List your tokens with `aloft token list`.',
  release_not_found:
    'The app has no release with that number, or no earlier release to roll back to. List the releases with `aloft app releases`, and use a number from the list.',
  snapshot_not_found:
    'The volume has no snapshot with that name, or the snapshot was deleted. List the snapshots with `aloft volume snapshot list`.',
  variable_not_found:
    "The app's environment does not contain the variable. List the variables with `aloft app env list`. To remove a secret, use `aloft app secret unset`.",
  secret_not_found:
    'The manifest or a command refers to a secret that was never set, or that was removed. Set it with `aloft app secret set`, then run the command again.',
  image_not_found:
    'The registry does not contain the image, or the platform is not authorized to pull it. Check the reference. For a private registry, push the image to `registry.aloft.example` instead.',
  file_not_found:
    'A path on the command line or in the manifest does not refer to a readable file. Check the path and the working directory.',
  template_not_found:
    'The value of `--template` is not the ID of a sample. Use the ID in the `aloft init --template` command of a guide.',
  project_unknown:
    "The directory contains neither a Dockerfile nor any of the files by which `aloft init` recognizes a framework. Change to the directory with your app's `package.json` or a similar file. In a JavaScript workspace, add `--directory`. For any other app, [write a Dockerfile](/docs/building-and-deploying/building).",
  manifest_not_found:
    'The working directory does not contain a manifest. Change to the project directory, create a manifest with `aloft init`, or use `--file`.',
  name_taken:
    'Names are unique per kind within a namespace. Choose another name, or change the existing resource with its `update` command.',
  namespace_taken:
    'Namespace names are unique across the platform because they are part of public hostnames. Choose another name.',
  hostname_taken:
    'A hostname can route to only one service on the platform, and another account has proved control of its domain. Check the spelling. If you control the domain, ask support to release the hostname.',
  hostname_in_use:
    'A hostname can route to only one service, and another service of your account has it. Remove the hostname from the other service with `aloft service update --remove-hostname`, or move it with `aloft deploy --move-hostnames`. To deploy without hostnames, use `--skip-hostnames`.',
  quota_exceeded:
    'The command would exceed a limit of the namespace. Delete unused resources, or request a higher limit.',
  rate_limited:
    'The token sent more requests than the API allows. The API responds with 429 and `Retry-After`. Wait for the time in `Retry-After`. In scripts, list resources once instead of requesting them individually.',
  state_conflict:
    'The current state of the resource does not allow the operation. Wait until the resource leaves this state, or use a command that the state allows.',
  machine_held:
    'A process in the machine placed a hold through the control socket, so the machine cannot go to standby. Release the hold in that process, or wait until the hold ends.',
  flash_disabled:
    'A machine with `flash.mode: off` is never flashed and never goes to standby. Set the mode to `auto` or `manual`, deploy, and run the command again.',
  machine_managed:
    'The machine belongs to an app, which starts, stops, and deletes its machines itself. Suspend, scale, update, or delete the app. To start the process again, restart the machine.',
  app_suspended:
    'A suspended app does not run machines, so it cannot be deployed, changed, scaled, opened, or rolled back. Resume the app first.',
  deploy_in_progress:
    'An app can have only one deploy in progress. Wait until the current deploy succeeds or fails, then deploy again.',
  service_attached: 'A service can be attached to only one app. Detach the service, then attach it to the other app.',
  service_detached: 'The command requires a service that is attached to an app. Attach the service to an app.',
  volume_attached:
    'A volume can be attached to only one machine, and an attached volume cannot be deleted or restored. Detach the volume, then run the command again.',
  volume_detached: 'The command requires a volume that is attached to a machine. Attach the volume to a machine.',
  volume_shrink: 'Volumes can grow but not shrink. Create a smaller volume and copy the data to it.',
  volume_has_snapshots:
    'A volume cannot be deleted while it has snapshots. Delete the snapshots first, or add `--with-snapshots`.',
  volume_needs_single_machine:
    'A volume can be attached to only one machine, so an app with a volume runs one machine. Keep one machine, or move the data to a database or object store that several machines can share.',
  resource_in_use:
    'Other resources depend on this one. Delete or detach the resources that the message lists, then run the command again.',
  certificate_uploaded:
    'The platform renews only managed certificates. Get a new certificate from its issuer and upload it under the same name.',
  file_exists: 'The command would overwrite a file. Move the file, or add `--force`.',
  manifest_invalid:
    'The manifest is not valid YAML, or a field does not match the schema. Correct the field that the message names. An editor with schema support shows errors as you type.',
  build_failed:
    'An instruction in the Dockerfile failed. To reproduce the failure locally, run `docker build` with the same context. If a file is missing, check whether `.dockerignore` excludes it.',
  image_too_large:
    'The total size of the compressed layers exceeds the limit. Leave build tools out of the final stage, and list unneeded files in `.dockerignore`.',
  image_unsupported:
    'Machines run linux/amd64, but the image was built for another platform. Build the image for linux/amd64, or build it with `aloft deploy`.',
  environment_too_large:
    'The total size of the environment variables and secrets exceeds the limit. Store large values in files, and pass their paths.',
  deploy_failed:
    'The new machines did not become healthy. The app has not changed: the previous release is live, with its settings, scale, services, and volumes. Check the logs of the failed machine. Common causes are a process that listens on a port other than the target port, and a process that exits.',
  release_command_failed:
    'The command in `release.command` returned an exit code other than 0, or ran longer than `release.timeout`. Read the output of the command, fix the cause, and deploy again. The live release keeps serving traffic in the meantime.',
  run_timeout:
    'A one-off machine is deleted when its command exceeds `--timeout`. Run the command again with a longer `--timeout`.',
  exec_failed:
    'The command ran in the machine and failed. Check the output of the command. Exit code 127 means that the image does not contain the command.',
  port_in_use: 'Another program on your computer is using the local port. Choose another local port.',
  certificate_mismatch:
    'The public key in the certificate does not match the private key. Upload the private key that the certificate was issued for.',
  certificate_invalid:
    'The file is not in PEM format, the key is encrypted, or the certificate has expired. Convert the files to PEM, append the chain to the certificate, and remove the passphrase from the key.',
  validation_failed:
    'The certificate authority did not find the DNS record that validates the hostname. Add the record, wait until it has propagated, and run `aloft certificate renew`.',
  import_failed:
    'The file is not a tar archive, is truncated, or does not fit on the volume. Check the archive with `tar -t`, and resize the volume if it is too small.',
  browser_unavailable:
    'The CLI runs without a graphical session, for example over SSH. For `aloft open`, open the printed URL on any computer. To log in, use `aloft login --no-browser` or a token.',
  api_unreachable:
    'The CLI cannot connect to the API. Check the network connection. The CLI uses the proxy in `HTTPS_PROXY`.',
  api_failed:
    'The platform had an internal error. Run the command again later. If it still fails, report the request ID.',
  healthcheck_timeout:
    "The process started, but no health check passed in time. Check that the process listens on the health check's port, and on `0.0.0.0` instead of `127.0.0.1`.",
  wait_timeout:
    'The resource did not reach the expected state in time. Check the state of the resource. If the operation takes longer, increase `--timeout`.',
};

/** Effect of reaching each limit, and other details: sentences. */
export const limitDescriptions: Readonly<Record<LimitId, string>> = {
  apps: 'Apps in a namespace, including suspended ones.',
  machines: 'Machines in a namespace, in any state.',
  services: 'Services in a namespace, including detached ones.',
  volumes: 'Volumes in a namespace, including detached ones.',
  certificates: 'Certificates in a namespace, managed and uploaded.',
  vcpus: 'Virtual CPUs of machines whose compute is billed. A machine on standby does not count until it wakes.',
  memory: 'Memory of machines whose compute is billed. A machine on standby does not count until it wakes.',
  'machine-vcpus': `A machine can have ${vcpuCounts.slice(0, -1).join(', ')}, or ${vcpuCounts.at(-1)} virtual CPUs.`,
  'machine-memory-min': 'The kernel and a process require at least this much.',
  'machine-memory-max': 'For larger workloads, use several machines.',
  'idle-timeout-min': 'Minimum value of `flash.idleTimeout`.',
  'idle-timeout-max': 'Maximum value of `flash.idleTimeout`. To keep machines running, set `scale.min`.',
  'idle-timeout-default': 'Default time that a machine must be idle before it goes to standby.',
  'stop-grace':
    'Time for requests in flight to finish before the stop signal, and then for the process to exit before SIGKILL.',
  'flash-grace': 'Time between the `flashing` event and the pause of the process. `POST /v1/ready` ends it earlier.',
  'restart-delay': 'The delay doubles with each further restart.',
  'restart-delay-max': 'The delay does not grow beyond this value.',
  'restart-reset': 'A process that has run this long restarts with the first delay again.',
  'check-timeout-min': 'Minimum value of `healthcheck.timeout`.',
  'hold-max':
    'Maximum TTL of one `POST /v1/hold` request. To extend a hold, send the request again before the hold ends.',
  environment: 'Total size of the names and values of environment variables and secrets.',
  image: "Total size of the image's layers, as stored in the registry.",
  'scale-max': 'Maximum value of `scale.max`, within the namespace quota.',
  'scale-max-with-volume': 'A volume can be attached to one machine at a time.',
  listeners: 'Listeners of one service, including redirects.',
  'volume-size-min': 'Minimum size of a volume.',
  'volume-size-max': 'Maximum size of a volume. A volume cannot shrink.',
  'volume-snapshots': 'Snapshots are kept until you delete them.',
  'volume-copies':
    'The copies are on different hosts in the region, so the failure of one host does not cause data loss.',
  'certificate-hostnames': 'Hostnames that one certificate covers.',
  'certificate-renewal': 'Time before expiry at which the platform renews a managed certificate.',
  'certificate-validation': 'After this time, the certificate is `failed`. To try again, renew it.',
  'request-held':
    'Applies while a machine wakes or boots, and while all machines are full. After this time, HTTP requests get `503` with `Retry-After`, and TCP and TLS connections are closed.',
  'request-header':
    'Total size of the request line and all header fields. For larger headers, the edge proxy returns `431`.',
  'idle-connection':
    'After this time without data, the edge proxy closes the connection. For private services, the host agent closes it.',
  'log-line': 'Longer lines are split into several lines.',
  'log-retention': 'Older lines are deleted. To keep logs longer, send them to a log service.',
  'log-drains': 'Each drain sends every line of the namespace, or of one app, to an external receiver.',
  'log-drain-buffer':
    'While the receiver fails, lines are kept for this time and retried with backoff. Older lines are not sent.',
  'metrics-resolution': 'Sampling interval. Scraping more often returns the same values.',
  'metrics-retention': 'Older values are deleted. Scrape or remote-write them to keep them.',
  'metrics-rows': 'Maximum number of steps between `--since` and now. For a longer time range, increase `--step`.',
  'api-rate': 'Sustained rate. Above it, the API returns `429` with `Retry-After`.',
  'api-burst': 'Number of requests in a burst before the sustained rate applies.',
  'page-size': 'To change it, use the `limit` query parameter.',
  'page-size-max': 'Maximum value of the `limit` query parameter.',
  'idempotency-retention':
    'A `POST` request that is repeated with the same `Idempotency-Key` returns the first successful response. After this time, the key can be used again.',
  'token-lifetime': 'After this time, the token is rejected. To set another lifetime, use `--expires`.',
  'token-lifetime-max': 'Maximum value of `--expires`.',
  'audit-retention': 'Older entries are deleted. Export them to keep them.',
  'support-grant': 'The grant expires after this time. A member can end it earlier.',
  'copy-size': 'Maximum size of one file that `aloft machine cp` copies. For larger files, use a volume import.',
  'name-length': 'Maximum length of a resource name. Other rules also apply.',
};

import {brand} from '../brand';
import {sanitizeText} from '../values/text';

type ErrorExitCode = 1 | 2 | 3 | 4 | 5 | 6;

/** An entry of the error catalog. Its cause and fix are in `texts.ts`. */
interface ErrorEntry {
  /** Text after `error: `, with `{word}` placeholders. */
  readonly message: string;
  /** Text after `hint: `, with `{word}` placeholders. */
  readonly hint: string;
  readonly exitCode: ErrorExitCode;
  /** HTTP status of the response, for errors of the API. */
  readonly httpStatus?: number | undefined;
}

/** Message and hint of an error, and what it doesn't share with its group. */
type Definition = readonly [message: string, hint: string, own?: Partial<ErrorEntry>];

/** Makes the errors of a group, whose codes stay a union. */
function defineErrors<Code extends string>(
  exitCode: ErrorExitCode,
  httpStatus: number | undefined,
  definitions: Record<Code, Definition>,
): Readonly<Record<Code, ErrorEntry>> {
  const entries = Object.entries<Definition>(definitions).map(([code, [message, hint, own]]) => [
    code,
    {message, hint, exitCode, httpStatus, ...own},
  ]);
  return Object.fromEntries(entries) as Record<Code, ErrorEntry>;
}

const missingResource = (kind: string, list: string): Definition => [
  `there is no ${kind} "{name}" in the namespace "{namespace}"`,
  `list the existing ones with "${list}"`,
];

/** Mistakes in the command line itself. */
export const usageErrors = defineErrors(2, undefined, {
  command_unknown: ['unknown command "{input}"', 'list all commands with "aloft --help"'],
  command_missing: ['"{command}" requires a verb', 'use one of: {verbs}'],
  argument_missing: ['"{command}" requires {argument}', 'usage: {usage}'],
  argument_unexpected: ['unexpected argument "{value}" for "{command}"', 'usage: {usage}'],
  argument_invalid: ['"{value}" is not valid for {argument}: {reason}', 'usage: {usage}'],
  flag_unknown: ['unknown flag "{flag}" for "{command}"', 'list its flags with "{command} --help"'],
  flag_missing: ['"{command}" requires the flag --{flag}', 'usage: {usage}'],
  flag_value_missing: ['the flag --{flag} requires a value', 'use --{flag} {placeholder}'],
  flag_value_invalid: ['"{value}" is not valid for --{flag}: {reason}', 'list its flags with "{command} --help"'],
  flag_repeated: ['the flag --{flag} is repeated', 'keep only one of them'],
  flags_conflict: ['the flags --{flag} and --{other} cannot be used together', 'keep only one of them'],
  name_invalid: [
    '"{name}" is not a valid {kind} name: {reason}',
    'see https://docs.aloft.example/docs/common/resource-name-validation',
    {httpStatus: 422},
  ],
  hostname_invalid: [
    '"{hostname}" is not a valid hostname: {reason}',
    'use a full DNS name such as www.example.com or *.example.com',
    {httpStatus: 422},
  ],
  request_invalid: [
    'the request is invalid: {reason}',
    'see the parameters and fields of the operation at https://docs.aloft.example/docs/sdks/#operations',
    {httpStatus: 422},
  ],
  quotes_unbalanced: ['unbalanced quote {quote} in the command line', 'close the quote, or escape it with a backslash'],
  nothing_to_change: ['"{command}" requires a flag', 'use at least one of: {flags}'],
  confirmation_required: ['"{command}" requires confirmation, but no terminal is attached', 'add --yes to confirm'],
  config_invalid: [
    'the configuration file {file} cannot be read: {reason}',
    'fix the file, or remove it and run "aloft login"',
  ],
});

/** The error catalog by code, in the order of exit codes 2, 3, 4, 5 and then 1 and 6. */
export const errors = {
  ...usageErrors,
  // Authentication and permissions. Exit code 3.
  ...defineErrors(3, 401, {
    not_authenticated: ['you are not logged in', 'run "aloft login", or set ALOFT_TOKEN'],
    token_invalid: ['the token is not valid', 'run "aloft login", or replace the value of ALOFT_TOKEN'],
    token_expired: ['the token expired on {date}', 'run "aloft login", or create a token with "aloft token create"'],
  }),
  ...defineErrors(3, 403, {
    scope_missing: [
      'the token lacks the scope "{scope}"',
      'use a token with that scope; list your tokens with "aloft token list"',
    ],
    namespace_forbidden: [
      'you do not have access to the namespace "{namespace}"',
      'list your namespaces with "aloft namespace list"',
    ],
  }),
  // Resources that a command can't find. Exit code 4.
  ...defineErrors(4, 404, {
    app_not_found: missingResource('app', 'aloft app list'),
    machine_not_found: missingResource('machine', 'aloft machine list'),
    service_not_found: missingResource('service', 'aloft service list'),
    volume_not_found: missingResource('volume', 'aloft volume list'),
    certificate_not_found: missingResource('certificate', 'aloft certificate list'),
    namespace_not_found: ['there is no namespace "{name}"', 'list your namespaces with "aloft namespace list"'],
    token_not_found: ['there is no token "{name}"', 'list your tokens with "aloft token list"'],
    release_not_found: [
      'the app "{name}" has no release {release}',
      'list its releases with "aloft app releases {name}"',
    ],
    snapshot_not_found: [
      'the volume "{volume}" has no snapshot "{name}"',
      'list its snapshots with "aloft volume snapshot list {volume}"',
    ],
    variable_not_found: [
      'the app "{name}" has no variable "{variable}"',
      'list its variables with "aloft app env list {name}"',
    ],
    secret_not_found: [
      'the app "{name}" has no secret "{secret}"',
      'set it with "aloft app secret set {name} {secret}=VALUE"',
    ],
    image_not_found: [
      'the image "{image}" cannot be pulled: {reason}',
      'check the name and the tag, and check that the registry is public',
    ],
  }),
  // Files that a command can't find. Exit code 4.
  ...defineErrors(4, undefined, {
    file_not_found: ['there is no file {file}', 'check the path, or specify another file'],
    template_not_found: ['there is no template "{template}"', 'see https://docs.aloft.example/docs/guides-and-samples'],
    project_unknown: [
      'no framework was recognized in {directory}',
      'in a workspace, use --directory; otherwise write a Dockerfile and run the command again, or use --image IMAGE',
    ],
    manifest_not_found: [
      `there is no ${brand.manifest} in {directory}`,
      'run "aloft init", or specify a manifest with --file',
    ],
  }),
  // Conflicts with another resource, a state or a quota. Exit code 5.
  ...defineErrors(5, 409, {
    name_taken: [
      'the namespace "{namespace}" already has {kind} "{name}"',
      'choose another name, or update the existing resource',
    ],
    namespace_taken: ['the namespace name "{name}" is taken', 'choose another name'],
    hostname_taken: [
      'the hostname "{hostname}" belongs to a service of another account',
      'check the spelling, or choose another hostname',
    ],
    hostname_in_use: [
      'the hostname "{hostname}" belongs to the service "{service}" in the namespace "{namespace}"',
      'remove it there first, or deploy with --move-hostnames or --skip-hostnames',
    ],
    quota_exceeded: [
      'the namespace "{namespace}" is at its limit of {limit}',
      'check "aloft namespace quota", then delete unused resources or request a higher limit',
    ],
    rate_limited: [
      'too many requests for this token',
      'wait {seconds} s, then run the command again',
      {httpStatus: 429},
    ],
    state_conflict: ['{kind} "{name}" cannot {action} because it is {state}', 'check its state with "{command}"'],
    machine_held: [
      'machine "{name}" is held for another {remaining}',
      'release it with "ignitionctl release" in the machine, or wait',
    ],
    flash_disabled: ['machine "{name}" has flash mode off', 'set it with "aloft app update {app} --flash-mode auto"'],
    machine_managed: [
      'machine "{name}" belongs to the app "{app}"',
      'change the app instead, for example with "aloft app scale {app}"',
    ],
    app_suspended: ['app "{name}" is suspended', 'resume it with "aloft app resume {name}"'],
    deploy_in_progress: [
      'app "{name}" is already being deployed (release {release})',
      'wait for it, or follow it with "aloft logs {name} --follow"',
    ],
    service_attached: [
      'service "{name}" is attached to the app "{app}"',
      'detach it first with "aloft service detach {name}"',
    ],
    service_detached: [
      'service "{name}" is not attached to an app',
      'attach it with "aloft service attach {name} --app APP"',
    ],
    volume_attached: [
      'volume "{name}" is attached to machine "{machine}"',
      'detach it first with "aloft volume detach {name}"',
    ],
    volume_detached: [
      'volume "{name}" is not attached to a machine',
      'attach it with "aloft volume attach {name} --machine MACHINE --mount PATH"',
    ],
    volume_shrink: [
      'volume "{name}" of {size} cannot shrink to {requested}',
      'choose a larger size, or copy the data to a smaller volume',
    ],
    volume_has_snapshots: ['volume "{name}" has snapshots ({count})', 'delete them with --with-snapshots'],
    volume_needs_single_machine: [
      'app "{name}" has a volume, so its scale.max is 1',
      'keep --max 1, or remove the volume from the app',
    ],
    resource_in_use: ['{kind} "{name}" is still used by {users}', 'delete or detach them first'],
    certificate_uploaded: [
      'certificate "{name}" was uploaded and cannot be renewed by the platform',
      'upload the new one with "aloft certificate upload {name}"',
    ],
    file_exists: ['the file {file} already exists', 'add --force to overwrite it', {httpStatus: undefined}],
  }),
  // Failures (exit code 1) and timeouts (exit code 6).
  ...defineErrors(1, undefined, {
    manifest_invalid: [
      '{file} is not a valid manifest: {problem}',
      'check it with "aloft schema validate {file}"',
      {httpStatus: 422},
    ],
    build_failed: ['the build failed at step {step}: {reason}', 'check the output of the step above this line'],
    image_too_large: [
      'the compressed image is {size}, which exceeds the limit of {limit}',
      'use a smaller base image and a multi-stage build',
      {httpStatus: 422},
    ],
    image_unsupported: [
      'the image "{image}" has no variant for linux/amd64',
      'build it with --platform linux/amd64',
      {httpStatus: 422},
    ],
    environment_too_large: [
      'variables and secrets total {size}, which exceeds the limit of {limit}',
      'move large values to a file on a volume or in the image',
      {httpStatus: 422},
    ],
    deploy_failed: ['release {release} of app "{name}" failed: {reason}', 'read the logs with "aloft logs {name}"'],
    release_command_failed: [
      'the release command of app "{name}" failed: {reason}',
      'the app has not changed; read the output of the command above this line',
    ],
    run_timeout: [
      'the command ran longer than {timeout}, so machine "{name}" was deleted',
      'allow more time with --timeout',
      {exitCode: 6},
    ],
    exec_failed: ['the command in machine "{name}" returned exit code {status}', 'check its output above this line'],
    port_in_use: ['port {port} is in use on {address}', 'choose another local port, for example {other}:{remote}'],
    certificate_mismatch: [
      'the certificate and the private key do not match',
      'upload the key that the certificate was issued for',
      {httpStatus: 422},
    ],
    certificate_invalid: [
      'the file {file} is not a usable certificate: {reason}',
      'upload PEM files: the certificate with its chain, and an unencrypted key',
      {httpStatus: 422},
    ],
    validation_failed: [
      'the hostname "{hostname}" does not point to the platform',
      'add the DNS record that "aloft certificate get {name}" shows',
    ],
    import_failed: [
      'the archive {file} cannot be imported: {reason}',
      'import a tar archive that is smaller than the volume',
      {httpStatus: 422},
    ],
    browser_unavailable: ['cannot open a browser', 'open {url} manually'],
    api_unreachable: [
      'https://api.aloft.example/v1 cannot be reached: {reason}',
      'check the network and the proxy settings, then run the command again',
    ],
    api_failed: [
      'the platform could not complete the request ({request})',
      'run the command again; if it still fails, report the request ID',
      {httpStatus: 500},
    ],
    healthcheck_timeout: [
      'machine "{name}" was not healthy within {timeout}',
      'read its logs with "aloft machine logs {name}"',
      {exitCode: 6},
    ],
    wait_timeout: [
      '{kind} "{name}" was not {state} within {timeout}',
      'check its state with "{command}", or wait longer with --timeout',
      {exitCode: 6},
    ],
  }),
} as const;

export type ErrorCode = keyof typeof errors;

/** All codes, in the order of the catalog. */
export const errorCodes = Object.keys(errors) as readonly ErrorCode[];

/** Values for the `{word}` placeholders of a message and hint. */
export type ErrorParams = Readonly<Record<string, string | number>>;

function fill(template: string, params: ErrorParams): string {
  return template.replace(/\{(\w+)\}/g, (place, word: string) =>
    Object.hasOwn(params, word) ? sanitizeText(String(params[word]), 400) : place,
  );
}

/** An error, which the CLI prints as `error: <message> (<code>)`, then `hint: <hint>`. */
export interface CliError extends Omit<ErrorEntry, 'httpStatus'> {
  readonly code: ErrorCode;
}

/**
 * Fills the placeholders of an entry. `hint` replaces the entry's hint if the caller has a better one, such as "did you
 * mean".
 */
export function createError(code: ErrorCode, params: ErrorParams = {}, hint?: string): CliError {
  const {exitCode, ...texts} = errors[code];
  return {code, message: fill(texts.message, params), hint: hint ?? fill(texts.hint, params), exitCode};
}

/** The two lines that the CLI prints on standard error, each with a newline. */
export function printError(error: Pick<CliError, 'code' | 'message' | 'hint'>): string {
  return `error: ${error.message} (${error.code})\nhint: ${error.hint}\n`;
}

import {defineErrors} from './types';

/** Mistakes in the command line itself. Exit code 2. */
export const usageErrors = defineErrors(2, undefined, {
  command_unknown: {
    message: 'unknown command "{input}"',
    hint: 'list all commands with "aloft --help"',
    cause: 'This version of the CLI does not have this command.',
    remedy:
      'Use the command that the hint suggests, or run `aloft --help`. If the command is documented, update the CLI.',
  },
  command_missing: {
    message: '"{command}" requires a verb',
    hint: 'use one of: {verbs}',
    cause: 'The command line contains a noun without a verb.',
    remedy: 'Add one of the verbs in the hint.',
  },
  argument_missing: {
    message: '"{command}" requires {argument}',
    hint: 'usage: {usage}',
    cause: 'A required argument is missing.',
    remedy: 'Add the argument as shown in the usage line.',
  },
  argument_unexpected: {
    message: 'unexpected argument "{value}" for "{command}"',
    hint: 'usage: {usage}',
    cause: 'The command line has too many arguments. A common cause is an unquoted value that contains a space.',
    remedy: 'Remove the argument, or quote the whole value.',
  },
  argument_invalid: {
    message: '"{value}" is not valid for {argument}: {reason}',
    hint: 'usage: {usage}',
    cause: 'The argument does not have the type that the command expects.',
    remedy: 'Correct the value. The message contains the reason.',
  },
  flag_unknown: {
    message: 'unknown flag "{flag}" for "{command}"',
    hint: 'list its flags with "{command} --help"',
    cause: 'The command does not have this flag.',
    remedy: 'Use the flag that the hint suggests, or run the command with `--help`.',
  },
  flag_missing: {
    message: '"{command}" requires the flag --{flag}',
    hint: 'usage: {usage}',
    cause: 'A required flag is missing.',
    remedy: 'Add the flag with its value.',
  },
  flag_value_missing: {
    message: 'the flag --{flag} requires a value',
    hint: 'use --{flag} {placeholder}',
    cause: 'A flag that takes a value is the last word of the command, or another flag follows it.',
    remedy: 'Add the value after the flag. For a value that begins with a hyphen, use `--flag=-value`.',
  },
  flag_value_invalid: {
    message: '"{value}" is not valid for --{flag}: {reason}',
    hint: 'list its flags with "{command} --help"',
    cause: 'The value of the flag has the wrong type, is not in the list of permitted values, or is out of range.',
    remedy: 'Correct the value. The message contains the expected format.',
  },
  flag_repeated: {
    message: 'the flag --{flag} is repeated',
    hint: 'keep only one of them',
    cause: 'A flag that takes one value is specified more than once.',
    remedy: 'Remove the flags that you do not need.',
  },
  flags_conflict: {
    message: 'the flags --{flag} and --{other} cannot be used together',
    hint: 'keep only one of them',
    cause: 'The two flags contradict each other.',
    remedy: 'Remove one of them.',
  },
  name_invalid: {
    message: '"{name}" is not a valid {kind} name: {reason}',
    hint: 'see https://docs.aloft.example/docs/common/resource-name-validation',
    cause: 'The name does not follow the rules for resource names. The error message contains the reason.',
    remedy: 'Choose another name. To check it, use the name checker on the resource name validation page.',
    httpStatus: 422,
  },
  hostname_invalid: {
    message: '"{hostname}" is not a valid hostname: {reason}',
    hint: 'use a full DNS name such as www.example.com or *.example.com',
    cause: 'The custom hostname does not follow RFC 1123, or it belongs to the platform.',
    remedy: 'Use the full DNS name without a scheme, port, or path. One leading `*.` is allowed.',
    httpStatus: 422,
  },
  request_invalid: {
    message: 'the request is invalid: {reason}',
    hint: 'see the parameters and fields of the operation at https://docs.aloft.example/docs/sdks/#operations',
    cause: 'An API request has a body that is not JSON, or a parameter or field that is unknown, missing, or invalid.',
    remedy: 'Correct the request. The message contains the reason.',
    httpStatus: 422,
  },
  quotes_unbalanced: {
    message: 'unbalanced quote {quote} in the command line',
    hint: 'close the quote, or escape it with a backslash',
    cause: 'The command line has an opening quote without a closing quote.',
    remedy: 'Close the quote, or escape it with a backslash.',
  },
  nothing_to_change: {
    message: '"{command}" requires a flag',
    hint: 'use at least one of: {flags}',
    cause: 'The command line does not contain a flag that specifies a change.',
    remedy: 'Add a flag for each setting that you want to change.',
  },
  confirmation_required: {
    message: '"{command}" requires confirmation, but no terminal is attached',
    hint: 'add --yes to confirm',
    cause: 'The command is destructive, and standard input is not a terminal, for example in CI.',
    remedy: 'To confirm, add `--yes`.',
  },
  config_invalid: {
    message: 'the configuration file {file} cannot be read: {reason}',
    hint: 'fix the file, or remove it and run "aloft login"',
    cause: 'The configuration file is not valid YAML, or it contains an unknown setting.',
    remedy: 'Fix the line that the message names, or remove the file and log in again.',
  },
});

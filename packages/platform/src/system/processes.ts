import {variables} from '../brand';

/** Variables that describe the environment of the process. */
export const processVariables: readonly {readonly name: string; readonly example: string; readonly holds: string}[] = [
  {name: variables.namespace, example: 'acme', holds: "The machine's namespace."},
  {name: variables.region, example: 'eu-central', holds: "The namespace's region."},
];

/** Behavior of `ignitiond` when the process exits, for each value of `machine.restart`. */
export const restartPolicies = [
  {policy: 'always', onSuccess: 'Restarts the process', onFailure: 'Restarts the process'},
  {policy: 'on-failure', onSuccess: 'Stops the machine', onFailure: 'Restarts the process'},
  {policy: 'never', onSuccess: 'Stops the machine', onFailure: 'Sets the machine to `failed`'},
] as const;

/** Exit codes of the process with their meaning and what to check. Above 128, it's 128 plus the signal's number. */
export const processExitCodes: readonly (readonly [code: string, meaning: string])[] = [
  ['0', 'The process exited without an error.'],
  ['1 to 125', 'The process exited with an error code that your app defines.'],
  [
    '126',
    'The start command was found but cannot be executed. Check its file mode, and make sure that it was built for `linux/amd64`.',
  ],
  ['127', 'The start command was not found. Check `PATH` and, for a script, the interpreter in its first line.'],
  ['134', '`SIGABRT`: the process aborted, often after a failed assertion or because its heap was full.'],
  ['137', '`SIGKILL`: the machine ran out of memory, or the process did not stop in time.'],
  ['139', '`SIGSEGV`: the process accessed invalid memory.'],
  [
    '143',
    '`SIGTERM`: expected when the machine stops. The process did not handle the signal, or it shut down gracefully and then reported the signal, as the Java virtual machine does.',
  ],
];

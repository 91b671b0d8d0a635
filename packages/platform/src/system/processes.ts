import {variables} from '../brand';

/** A variable that `ignitiond` adds to the environment of the process. */
export interface ProcessVariable {
  readonly name: string;
  /** Example value. */
  readonly example: string;
  /** Its content: a sentence. */
  readonly holds: string;
}

/** Variables that describe the environment of the process. */
export const processVariables: readonly ProcessVariable[] = [
  {name: variables.namespace, example: 'acme', holds: "The machine's namespace."},
  {name: variables.region, example: 'eu-central', holds: "The namespace's region."},
];

/** Behavior of `ignitiond` when the process exits, for each value of `machine.restart`. */
export const restartPolicies = [
  {policy: 'always', onSuccess: 'Restarts the process', onFailure: 'Restarts the process'},
  {policy: 'on-failure', onSuccess: 'Stops the machine', onFailure: 'Restarts the process'},
  {policy: 'never', onSuccess: 'Stops the machine', onFailure: 'Sets the machine to `failed`'},
] as const;

/** An exit code of the process. */
export interface ProcessExitCode {
  /** The code, or a range of codes. */
  readonly code: string;
  /** Its meaning, and what to check: sentences. */
  readonly meaning: string;
}

/** Exit codes of the process. Codes above 128 are 128 plus the number of the signal that terminated it. */
export const processExitCodes: readonly ProcessExitCode[] = [
  {code: '0', meaning: 'The process exited without an error.'},
  {code: '1 to 125', meaning: 'The process exited with an error code that your app defines.'},
  {
    code: '126',
    meaning:
      'The start command was found but cannot be executed. Check its file mode, and make sure that it was built for `linux/amd64`.',
  },
  {
    code: '127',
    meaning: 'The start command was not found. Check `PATH` and, for a script, the interpreter in its first line.',
  },
  {
    code: '134',
    meaning: '`SIGABRT`: the process aborted, often after a failed assertion or because its heap was full.',
  },
  {code: '137', meaning: '`SIGKILL`: the machine ran out of memory, or the process did not stop in time.'},
  {code: '139', meaning: '`SIGSEGV`: the process accessed invalid memory.'},
  {
    code: '143',
    meaning:
      '`SIGTERM`: expected when the machine stops. The process did not handle the signal, or it shut down gracefully and then reported the signal, as the Java virtual machine does.',
  },
];

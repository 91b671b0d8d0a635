import type {ParsedInvocation} from '@aloft/platform/cli';
import type {ErrorCode} from '@aloft/platform/errors';
import type {recognizeProject} from '@aloft/platform/frameworks';
import type {Fail, Failure} from './failure';
import type {Machine, Namespace, SimulatorState} from './state/types';

/** Dependencies that are too heavy for the simulator, so callers pass them in. */
export interface Dependencies {
  /** Parses YAML. Without it, only JSON and files given as objects are supported. May throw. */
  parseYaml?: (text: string) => unknown;
  /** Recognizes projects for `aloft init`. Without it, only a Dockerfile is recognized. */
  recognizeProject?: typeof recognizeProject;
  /** Samples that `aloft init --template` copies. Without it, the flag is not simulated. */
  templates?: Templates;
}

/** Samples by ID, such as `go/generic`. */
export interface Templates {
  /** IDs of all samples, if known. Otherwise, a sample that can't be read isn't simulated. */
  readonly ids?: () => readonly string[];
  /** Contents of a sample's files by path; undefined for an unknown sample. */
  readonly read: (id: string) => Readonly<Record<string, string>> | undefined;
}

/** What commands and their helpers work with. They change `draft` and end the command with one of `Code` by `fail`. */
export interface Context<Code extends ErrorCode = never> {
  draft: SimulatorState;
  call: ParsedInvocation;
  deps: Dependencies;
  /** Environment variables of the line. */
  env: Readonly<Record<string, string>>;
  /** Number of the background job that the line runs in, or null. */
  job: number | null;
  fail: Fail<Code>;
}

/** What helpers of commands and requests need: the state, the namespace that they change, and a way to fail. */
export interface Changes<Code extends ErrorCode = never> extends Pick<Context<Code>, 'draft' | 'fail'> {
  readonly namespace: Namespace;
}

/** What a program in a machine works with. */
export interface MachineContext extends Omit<Changes, 'fail'> {
  readonly machine: Machine;
  /** Environment variables in addition to those of the machine. */
  readonly env?: Readonly<Record<string, string>>;
  /** Number of the background job that the program runs in, or null. */
  readonly job: number | null;
}

/** A resource in the format of `-o json`. */
export type View = Record<string, unknown>;

/** Result of a command or another program. `-o` and `-q` select the part to print. */
export interface Reply<Code extends ErrorCode = ErrorCode> {
  /** Lines that report the steps. */
  steps?: string[];
  /** One resource: fields in a table, the whole object in JSON and YAML. */
  view?: View;
  /** Several resources: rows in a table, a list in JSON and YAML. */
  views?: View[];
  /** Printed when `views` is empty. */
  empty?: string;
  /** Output of `-q`, one entry per line. The default is the names in `views` or `view`. */
  quiet?: string[];
  /** Output that ignores `-o` and `-q`: logs, scripts, schemas. */
  raw?: string[];
  /** Lines for standard error. */
  notes?: string[];
  exitCode?: number;
  /** Reason why the line isn't simulated. */
  notSimulated?: string;
  /** An error after changes that are kept, such as a failed release. */
  failure?: Failure<Code>;
}

/** The reply of a line that isn't simulated. */
export function refuse(reason: string): Reply<never> {
  return {raw: [], notes: [`not simulated: ${reason}`], notSimulated: reason, exitCode: 127};
}

import type {ParsedInvocation} from '../cli/types';
import type {ManifestProblem} from '../manifest/ManifestProblem';
import type {CommandFailure} from './failure';
import type {Namespace, SimulatorState} from './state/types';

/** What is too heavy for the simulator and is handed in by those who have it. */
export interface Dependencies {
  /** Checks a manifest against the published schema; without it only what a deploy needs is checked. */
  validateManifest?: (manifest: unknown) => readonly ManifestProblem[];
  /** Reads YAML; without it only JSON and files given as objects are understood. May throw. */
  parseYaml?: (text: string) => unknown;
  /** The manifest's JSON Schema, which `aloft schema` prints; without it only its address is printed. */
  schema?: object;
}

/** What a handler works on. It changes `draft` and answers with a reply, or throws a `CommandFailure`. */
export interface Context {
  draft: SimulatorState;
  call: ParsedInvocation;
  deps: Dependencies;
  /** Environment variables of the line. */
  env: Record<string, string>;
  /** The namespace that the command works in; fails when there is none. */
  namespace: () => Namespace;
}

/** A resource as `-o json` prints it. */
export type View = Record<string, unknown>;

/** What a handler answers; `-o` and `-q` decide which part is printed. */
export interface Reply {
  /** Lines that tell a person what was done. */
  steps?: string[];
  /** One resource or answer: fields in a table, whole in JSON and YAML. */
  view?: View;
  /** Several resources: rows in a table, a list in JSON and YAML. */
  views?: View[];
  /** Said when `views` is empty. */
  empty?: string;
  /** What `-q` prints, one a line. Without it: the names in `views` or `view`. */
  quiet?: string[];
  /** Lines that are the answer itself and ignore `-o` and `-q`: logs, scripts, schemas. */
  raw?: string[];
  /** Lines for standard error. */
  notes?: string[];
  exitCode?: number;
  /** Why what was asked for is not simulated. */
  notSimulated?: string;
  /** An error after work that stays done, such as a release that failed. */
  failure?: CommandFailure;
}

export type Handler = (context: Context) => Reply;

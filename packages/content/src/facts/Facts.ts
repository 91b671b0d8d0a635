import type {Command, Flag, Noun, ParseResult} from '@aloft/platform/cli';
import type {Vocabulary} from '../prose/usage';

/** A limit in the form that pages show. */
export interface LimitFact {
  readonly id: string;
  /** The amount with its unit, such as `64 KiB` or `50`. */
  readonly text: string;
  /** The limited quantity, a noun phrase such as `listeners per service`. */
  readonly label: string;
  /** The value in milliseconds, bytes or items. */
  readonly value: number;
  readonly unit: string;
}

/** A glossary term and its spellings. */
interface TermFact {
  readonly id: string;
  readonly words: readonly string[];
}

/** A property of the manifest. */
interface FieldFact {
  /** Dotted path from the top, without brackets for lists: `services.listeners.port`. */
  readonly path: string;
  /** Allowed values, for an enumeration. */
  readonly values?: readonly (string | number)[];
  /** Default value, as JSON. */
  readonly default?: unknown;
}

/** A resource's state machine. */
interface LifecycleFact {
  readonly kind: string;
  readonly states: readonly {readonly name: string; readonly billed: boolean}[];
  readonly transitions: readonly {readonly from: string; readonly to: string}[];
}

/** An error's codes. */
interface ErrorFact {
  readonly exitCode: number;
  readonly httpStatus?: number;
}

/** A problem that manifest validation finds. */
interface ManifestFinding {
  /** Where in the manifest: keys and indexes from the top. */
  readonly path: readonly (string | number)[];
  /** The problem and its location. */
  readonly message: string;
  /** How to fix it. */
  readonly hint: string;
}

/** A resource or record as JSON. */
export interface RecordFact {
  readonly kind: string;
  readonly fields: readonly {
    readonly path: string;
    readonly type: string;
    readonly values?: readonly string[];
    readonly example?: unknown;
  }[];
}

/** The facts that pages are checked against. They're a parameter, so that tests can replace any of them. */
export interface Facts {
  readonly commands: readonly Command[];
  readonly globalFlags: readonly Flag[];
  readonly nouns: readonly Noun[];
  /** Parses the words of a command line, of which the first is `aloft`. */
  readonly parse: (words: readonly string[]) => ParseResult;
  /** Environment variables that the CLI reads. */
  readonly environment: readonly string[];
  /** A valid manifest, whose keys those of a fragment replace. */
  readonly minimalManifest: object;
  readonly manifestFields: readonly FieldFact[];
  /** Error code for an invalid manifest. */
  readonly manifestError: string;
  readonly validateManifest: (value: unknown) => readonly ManifestFinding[];
  readonly limits: readonly LimitFact[];
  /** Names of the metrics, with `_bucket`, `_sum` and `_count` for histograms. */
  readonly metrics: readonly string[];
  /** Dotted paths of the fields that `-o json` prints. */
  readonly fields: readonly string[];
  /** States by kind of resource. */
  readonly states: Readonly<Record<string, readonly string[]>>;
  readonly errorCodes: readonly string[];
  readonly errors: Readonly<Record<string, ErrorFact>>;
  readonly lifecycles: readonly LifecycleFact[];
  /** Records that JSON on a page can show, by kind, with the fields and the values of an enumeration. */
  readonly records: readonly RecordFact[];
  readonly terms: readonly TermFact[];
  /** Names in inline code by kind, such as commands and errors, each with what its facts say about it. */
  readonly vocabularies: Readonly<Record<string, Vocabulary>>;
  /** Proper names: of the platform, its regions and its SDKs' languages. */
  readonly names: readonly string[];
  /** Pages that state a behavior, below `docs/` and without extension, by its id. */
  readonly behaviors: Readonly<Record<string, readonly string[]>>;
  /** What happens, by the id of the behavior. */
  readonly sentences: Readonly<Record<string, string>>;
  readonly scenarios: readonly string[];
  /** Starts the simulator from a scenario; undefined if the scenario doesn't exist. */
  readonly start: (scenario: string) => TranscriptSession | undefined;
}

/** Result of one transcript line. */
export interface LineResult {
  /** Lines as a terminal shows them, standard output before standard error, without a final newline. */
  readonly output: readonly string[];
  readonly exitCode: number;
  /** Error codes that the output contains. */
  readonly errorCodes: readonly string[];
  /** Why the line was not run, if the simulator doesn't support it. */
  readonly notSimulated?: string;
}

/** A terminal on the simulated platform. It keeps its state from line to line. */
export interface TranscriptSession {
  /** Runs one command line. */
  readonly run: (line: string) => LineResult;
  /** Writes a file of the page to the project directory. */
  readonly write: (path: string, text: string) => void;
  /** Sets an app's response bodies by path, from its example's test. */
  readonly serve: (app: string, bodies: Readonly<Record<string, string>>) => void;
}

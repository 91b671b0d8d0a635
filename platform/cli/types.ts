import type {ErrorCode} from '../errors';

/** How the text of an argument or flag is read. */
export type ValueType =
  /** Any text. */
  | 'string'
  /** Present or absent; `--flag=false` turns off a flag that is on by default. */
  | 'boolean'
  /** A whole number. */
  | 'integer'
  /** A number followed by `ms`, `s`, `m` or `h`; parsed to milliseconds. */
  | 'duration'
  /** A number followed by `Ki`, `Mi`, `Gi` or `Ti`; parsed to bytes. */
  | 'size'
  /** One of `values`. */
  | 'enum'
  /** `KEY=VALUE`; several make one record. */
  | 'keyValue'
  /** A resource name, see `platform/names.ts`. */
  | 'name'
  /** The name of a machine or its id (`m-` and ten characters). */
  | 'machine'
  /** A DNS name, see `platform/names.ts`. */
  | 'hostname'
  /** A container image reference. */
  | 'image'
  /** A path of a file or directory on the reader's computer; `-` is standard input where a command says so. */
  | 'path'
  /** An absolute path inside a machine. */
  | 'mountPath'
  /** `PORT:TARGET/PROTOCOL`, for example `443:8080/https`. */
  | 'listener'
  /** `LOCAL:REMOTE` or one port for both. */
  | 'portPair'
  /** The name of an environment variable or secret: letters, digits and `_`, not beginning with a digit. */
  | 'variable';

/** A value after parsing. Durations are milliseconds, sizes are bytes, key-value pairs a record without prototype. */
export type ParsedValue = string | number | boolean | readonly (string | number)[] | Readonly<Record<string, string>>;

interface Value {
  /** How the text is read. */
  readonly type: ValueType;
  /** Legal values, in the order in which help shows them. Only for `enum`. */
  readonly values?: readonly string[];
  /** Smallest legal value, written as a user writes it (`1`, `128Mi`, `1s`). */
  readonly min?: string;
  /** Largest legal value, written as a user writes it. */
  readonly max?: string;
  /** Reference text: sentences, the first of which stands alone in a table. */
  readonly description: string;
}

/** A positional argument. */
export interface Argument extends Value {
  /** Name as help shows it, in capitals: `NAME`. */
  readonly name: string;
  /** Whether the command fails without it. */
  readonly required: boolean;
  /** Whether it takes every remaining word. Only the last argument may. */
  readonly variadic?: boolean;
}

/** A flag of a command, or a global one. */
export interface Flag extends Value {
  /** Long name without dashes: `idle-timeout`. */
  readonly name: string;
  /** One-letter form without the dash. */
  readonly short?: string;
  /** Value when the flag is absent, written as a user writes it. */
  readonly default?: string;
  /** Environment variable that gives the value when the flag is absent. */
  readonly env?: string;
  /** Whether the flag may be given more than once; its values are then kept as a list. */
  readonly repeatable?: boolean;
  /** Whether the command fails without it. */
  readonly required?: boolean;
  /** Names of flags that cannot be given together with this one. */
  readonly conflicts?: readonly string[];
  /** Names of flags that must be given together with this one. */
  readonly requires?: readonly string[];
  /** Word that stands for the value in help: `DURATION`. Derived from the type when absent. */
  readonly placeholder?: string;
}

/** A command line that works, as the reference and the tests show it. */
export interface Example {
  /** The whole line, from `aloft` on. */
  readonly line: string;
  /** Description: a sentence. */
  readonly description: string;
}

/** A column of a command's table, and the field of the JSON object it comes from. */
export interface OutputColumn {
  /** Heading in capitals, as printed. */
  readonly header: string;
  /** Field of the resource, dotted for nested ones: `machine.memory`. */
  readonly field: string;
  /** Description of the column. */
  readonly description: string;
  /** Long name of the flag without which the column is left out. */
  readonly withFlag?: string;
}

/** Sections of the command reference. */
export type CommandGroup =
  'session' | 'project' | 'app' | 'machine' | 'service' | 'volume' | 'certificate' | 'namespace';

/** One command, from its path to its last flag. */
export interface Command {
  /** Words after `aloft`, in the canonical (singular) form: `['app', 'env', 'set']`. */
  readonly path: readonly string[];
  /** Section of the reference that lists the command. */
  readonly group: CommandGroup;
  /** Summary: one sentence that begins with a verb. */
  readonly summary: string;
  /** Further description: sentences. Absent instead of empty. */
  readonly description: string;
  /** Positional arguments in order. */
  readonly args: readonly Argument[];
  /** The command's own flags; the global flags apply as well. */
  readonly flags: readonly Flag[];
  /** Lines that work, the plainest first. */
  readonly examples: readonly Example[];
  /** Columns of its table, for commands that list or get something. */
  readonly output?: readonly OutputColumn[];
  /** Whether it prompts for confirmation, which `--yes` skips. */
  readonly confirms?: boolean;
  /** Error codes that it can return, in addition to the usage and access errors that every command shares. */
  readonly errors: readonly ErrorCode[];
}

/** A noun of the grammar and the words that stand for it. */
export interface Noun {
  /** Canonical, singular form. */
  readonly name: string;
  /** Plural form; absent where the word has none. */
  readonly plural?: string;
  /** Short form; absent where there is none. */
  readonly short?: string;
  /** Meaning: a clause. */
  readonly description: string;
}

/** Formats of `--output`. */
export type OutputFormat = 'table' | 'json' | 'yaml';

/** Values of the global flags, environment variables applied. */
export interface GlobalFlags {
  /** Namespace from `--namespace` or `ALOFT_NAMESPACE`; absent means the one in use. */
  readonly namespace?: string;
  /** Region from `--region` or `ALOFT_REGION`. */
  readonly region?: string;
  /** Output format. */
  readonly output: OutputFormat;
  /** Whether to print results only. */
  readonly quiet: boolean;
  /** Whether to print each API call on standard error. */
  readonly verbose: boolean;
  /** Whether every question is answered with yes. */
  readonly yes: boolean;
  /** Configuration file from `--config` or `ALOFT_CONFIG`. */
  readonly config?: string;
}

/** A command line that the grammar accepts. */
export interface ParsedInvocation {
  /** The command. */
  readonly command: Command;
  /** Its canonical path. */
  readonly path: readonly string[];
  /** Arguments by their name (`NAME`); a variadic one is a list or, for `keyValue`, a record. */
  readonly args: Readonly<Record<string, ParsedValue>>;
  /** Flags by long name: what was given, else the environment's value, else the default. */
  readonly flags: Readonly<Record<string, ParsedValue>>;
  /** Long names of the flags, global ones too, that the line itself gives. */
  readonly given: readonly string[];
  /** Words after `--`, untouched. */
  readonly rest: readonly string[];
  /** Global flags. */
  readonly global: GlobalFlags;
  /** Output format: the same as `global.output`. */
  readonly format: OutputFormat;
}

/** An error as the CLI prints it: `error: <message> (<code>)`, then `hint: <hint>`. */
export interface CliError {
  /** Code of the catalogue. */
  readonly code: ErrorCode;
  /** Message without a trailing period. */
  readonly message: string;
  /** Suggested fix without a trailing period. */
  readonly hint: string;
  /** Exit code of the CLI. */
  readonly exitCode: number;
}

/** A parsed command line: a command to run, a request for help, or an error. */
export type ParseResult =
  | {readonly ok: true; readonly kind: 'command'; readonly invocation: ParsedInvocation}
  | {
      readonly ok: true;
      readonly kind: 'help';
      /** Canonical path that help is requested for; empty for the CLI as a whole. */
      readonly path: readonly string[];
    }
  | {readonly ok: false; readonly error: CliError};

import type {CommandRequest} from '../api/operations';
import type {CliError, ErrorCode} from '../errors/catalog';
import type {GlobalFlagValues} from './globalFlags';
import type {ValueLimits, ValueType} from './valueTypes';

/** A value after parsing. Durations are milliseconds, sizes are bytes, key-value pairs a record without prototype. */
export type ParsedValue = string | number | boolean | readonly (string | number)[] | Readonly<Record<string, string>>;

interface Value extends ValueLimits {
  readonly type: ValueType;
  /** Errors that it can cause, apart from mistakes in the command line. */
  readonly errors?: readonly ErrorCode[];
  /** Reference text: sentences, the first of which is also used on its own in tables. */
  readonly description: string;
}

export interface Argument extends Value {
  /** Name in help, in capitals: `NAME`. */
  readonly name: string;
  readonly required: boolean;
  /** Whether it takes all remaining words. Only valid for the last argument. */
  readonly variadic?: boolean;
}

/** A flag of a command, or a global one. */
export interface Flag extends Value {
  /** Long name without dashes: `idle-timeout`. */
  readonly name: string;
  /** One-letter form without the dash. */
  readonly short?: string;
  /** Value if the flag is absent, in the notation of flags. */
  readonly default?: string;
  /** Environment variable that sets the value if the flag is absent. */
  readonly env?: string;
  /** Whether the flag can be repeated; its values are then a list. */
  readonly repeatable?: boolean;
  readonly required?: boolean;
  /** Names of flags that can't be combined with this one. */
  readonly conflicts?: readonly string[];
  readonly requires?: readonly string[];
  /** Placeholder for the value in help: `DURATION`. Derived from the type by default. */
  readonly placeholder?: string;
}

/** A column of a command's table, with its field in the JSON object. */
export interface OutputColumn {
  /** Heading in capitals, as printed. */
  readonly header: string;
  /** Field of the resource, dotted for nested ones: `machine.memory`. */
  readonly field: string;
  readonly description: string;
  /** Long name of the flag that adds the column. */
  readonly withFlag?: string;
}

/** Sections of the command reference. */
export type CommandGroup =
  | 'session'
  | 'project'
  | 'app'
  | 'machine'
  | 'service'
  | 'volume'
  | 'certificate'
  | 'namespace';

/**
 * What a command needs: nothing but the computer (`local`), the API without a login (`anyone`), or a token with a scope.
 */
export type CommandAccess = 'local' | 'anyone' | 'read' | 'deploy' | 'admin';

export interface Command {
  /** Words after `aloft`: `app env set`. */
  readonly id: string;
  /** The words, in the canonical (singular) form. */
  readonly path: readonly string[];
  /** Section of the reference that lists the command. */
  readonly group: CommandGroup;
  readonly access: CommandAccess;
  /** Summary: one sentence that begins with a verb. */
  readonly summary: string;
  /** Further description: sentences. Absent instead of empty. */
  readonly description: string;
  readonly args: readonly Argument[];
  /** The command's own flags; the global flags apply as well. */
  readonly flags: readonly Flag[];
  /** Working command lines for the reference, which tests run, the simplest first, with descriptions: sentences. */
  readonly examples: readonly {readonly line: string; readonly description: string}[];
  /** Columns of its table, for commands that list or get something. */
  readonly output?: readonly OutputColumn[];
  /** Whether it prompts for confirmation, which `--yes` skips. */
  readonly confirms?: boolean | undefined;
  /** Error codes that it can return, in addition to the usage and access errors that every command shares. */
  readonly errors: readonly ErrorCode[];
  /** API request that it sends, for a command that sends a single one. */
  readonly api?: CommandRequest;
}

/** A noun of the grammar with its forms. */
export interface Noun {
  /** Canonical, singular form. */
  readonly name: string;
  readonly plural?: string;
  readonly short?: string;
  /** Meaning: a clause. */
  readonly description: string;
}

/** A command line that the grammar accepts. */
export interface ParsedInvocation {
  readonly command: Command;
  /** Arguments by their name (`NAME`); a variadic one is a list or, for `keyValue`, a record. */
  readonly args: Readonly<Record<string, ParsedValue>>;
  /** Flags by long name, from the command line, the environment or the default, in this order. */
  readonly flags: GlobalFlagValues & Readonly<Record<string, ParsedValue | undefined>>;
  /** Long names of the flags on the command line itself, including global ones. */
  readonly given: readonly string[];
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
  /** `at` is the index of the word that causes the error, unless something is missing. */
  | {readonly ok: false; readonly error: CliError; readonly at?: number};

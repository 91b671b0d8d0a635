import {brand} from '../brand';
import {createError} from '../errors/catalog';
import {bindArguments} from './bindArguments';
import {bindFlags} from './bindFlags';
import {findChild, grammar, type GrammarNode} from './grammar';
import {readWords} from './readWords';
import {splitCommandLine} from './splitCommandLine';
import type {CliError, GlobalFlags, OutputFormat, ParseResult, ParsedValue} from './types';
import {describeUnknownCommand} from './unknownCommand';

/** Environment of a command line. */
export interface ParseOptions {
  /** Environment variables. Only those that are named by flags are read. */
  readonly env?: Readonly<Record<string, string | undefined>>;
}

function readGlobal(flags: Readonly<Record<string, ParsedValue>>): GlobalFlags {
  const text = (name: string): string | undefined => {
    const value = flags[name];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    namespace: text('namespace'),
    region: text('region'),
    output: (text('output') ?? 'table') as OutputFormat,
    quiet: flags['quiet'] === true,
    verbose: flags['verbose'] === true,
    yes: flags['yes'] === true,
    config: text('config'),
  };
}

function fail(error: CliError): ParseResult {
  return {ok: false, error};
}

/** `help` as the first word requests help for the command that follows it. */
function findHelpPath(words: readonly string[]): readonly string[] {
  let node: GrammarNode = grammar;
  for (const word of words) {
    const next = findChild(node, word);
    if (!next) break;
    node = next;
  }
  return node.path;
}

/**
 * Parses a command line as the CLI does. `input` is a line or the list of its words; both begin with `aloft`. Any input
 * results in a command, a request for help, or an error with exit code 2. Never throws; linear in the length.
 */
export function parseInvocation(input: string | readonly string[], options: ParseOptions = {}): ParseResult {
  let words: readonly string[];
  if (typeof input === 'string') {
    const split = splitCommandLine(input);
    if (!split.ok) return split;
    words = split.words;
  } else {
    words = input;
  }
  const [program, ...tokens] = words;
  if (program !== brand.cli) {
    return fail(createError('command_unknown', {input: program ?? ''}, 'commands start with "aloft"'));
  }
  const read = readWords(tokens);
  if (!read.ok) return read;
  const {node, positionals, flags, rest, help} = read;
  if (help) return {ok: true, kind: 'help', path: node.path};
  const {command} = node;
  if (!command) {
    const [unknown] = positionals;
    if (unknown === undefined) {
      if (node === grammar) return {ok: true, kind: 'help', path: []};
      const verbs = [...node.children.keys()].join(', ');
      return fail(createError('command_missing', {command: [brand.cli, ...node.path].join(' '), verbs}));
    }
    if (node === grammar && unknown === 'help') {
      return {ok: true, kind: 'help', path: findHelpPath(positionals.slice(1))};
    }
    return fail(describeUnknownCommand(node, unknown));
  }
  const [surplus] = positionals;
  if (surplus !== undefined && command.args.length === 0 && node.children.size > 0) {
    return fail(describeUnknownCommand(node, surplus));
  }
  const boundFlags = bindFlags(command, flags, options.env ?? {});
  if (!boundFlags.ok) return boundFlags;
  const boundArgs = bindArguments(command, positionals, rest);
  if (!boundArgs.ok) return boundArgs;
  const global = readGlobal(boundFlags.values);
  return {
    ok: true,
    kind: 'command',
    invocation: {
      command,
      path: command.path,
      args: boundArgs.values,
      flags: boundFlags.values,
      given: boundFlags.given,
      rest,
      global,
      format: global.output,
    },
  };
}

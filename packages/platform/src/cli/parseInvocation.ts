import {brand} from '../brand';
import {bindArguments, bindFlags} from './bindValues';
import {findChild, grammar, type GrammarNode} from './grammar';
import {readWords} from './readWords';
import {catchRefusal, refuse} from './refuse';
import {splitCommandLine} from './splitCommandLine';
import type {ParsedInvocation, ParseResult} from './types';
import {failUnknownCommand} from './unknownCommand';

/** Environment of a command line. */
export interface ParseOptions {
  /** Environment variables. Only those that are named by flags are read. */
  readonly env?: Readonly<Record<string, string | undefined>>;
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
  if (typeof input !== 'string') return catchRefusal(() => parseWords(input, options));
  const split = splitCommandLine(input);
  return split.ok ? catchRefusal(() => parseWords(split.words, options)) : split;
}

function parseWords([program = '', ...tokens]: readonly string[], {env = {}}: ParseOptions): ParseResult {
  if (program !== brand.cli) refuse('command_unknown', {input: program}, 'commands start with "aloft"');
  const {node, positionals, flags, rest, help} = readWords(tokens);
  if (help) return {ok: true, kind: 'help', path: node.path};
  const {command} = node;
  if (!command) {
    const [unknown] = positionals;
    if (unknown === undefined) {
      if (node === grammar) return {ok: true, kind: 'help', path: []};
      const verbs = [...node.children.keys()].join(', ');
      refuse('command_missing', {command: [brand.cli, ...node.path].join(' '), verbs});
    }
    if (node === grammar && unknown === 'help') {
      return {ok: true, kind: 'help', path: findHelpPath(positionals.slice(1))};
    }
    failUnknownCommand(node, unknown);
  }
  const [surplus] = positionals;
  if (surplus !== undefined && command.args.length === 0 && node.children.size > 0) failUnknownCommand(node, surplus);
  const {values, given} = bindFlags(command, flags, env);
  const args = bindArguments(command, positionals, rest);
  return {
    ok: true,
    kind: 'command',
    invocation: {command, path: command.path, args, flags: values as ParsedInvocation['flags'], given, rest},
  };
}

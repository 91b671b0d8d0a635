export {default as cliSchema} from './cli.schema.json';
export {commandErrors, type ErrorOf} from './commandErrors';
export {urlOfArgument, urlOfCommand, urlOfFlag} from './commandPages';
export type {ArgumentValues, FlagName, FlagValues} from './defineCommands';
export {allFlags, commandUsage, describeCli, describeValue, findChild} from './grammar';
export {findCommand, grammar, type GrammarNode} from './grammar';
export {labelWords} from './labelWords';
export {nouns} from './grammar';
export {parseInvocation} from './parseInvocation';
export {quoteWords, splitCommandLine} from './splitCommandLine';
export type {
  Argument,
  CliError,
  Command,
  CommandGroup,
  Flag,
  Noun,
  OutputColumn,
  ParsedInvocation,
  ParsedValue,
  ParseResult,
} from './types';
export {flagPlaceholder} from './valueTypes';

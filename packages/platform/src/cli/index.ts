export {default as cliSchema} from './cli.schema.json';
export {commandErrors, type ErrorOf} from './commandErrors';
export {urlOfArgument, urlOfCommand, urlOfFlag} from './commandPages';
export type {ArgumentValues, FlagName, FlagValues} from './defineCommand';
export {describeCli} from './grammar';
export {describeValue} from './grammar';
export {allFlags, commandUsage, findChild, findCommand, flagPlaceholder, grammar, type GrammarNode} from './grammar';
export {isEllipsis, isPlaceholder} from './readWords';
export {nouns} from './nouns';
export {parseInvocation} from './parseInvocation';
export {sampleValue} from './readWords';
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

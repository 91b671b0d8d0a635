import {brand} from '../platform/brand';
import {parseInvocation} from '../platform/cli/parseInvocation';
import {commandUsage, findFlag} from '../platform/cli/grammar';
import {pageOfError} from '../markdown/reference/errors/errorPages';
import type {Documentation} from './loadDocumentation';
import {pageOfCommand} from './pageOfCommand';

/** Explains a command line that the CLI accepts, or gives the error that the CLI would print. */
export function checkCommand(line: string, documentation: Documentation): string {
  const result = parseInvocation(line);
  if (!result.ok) {
    const {code, message, hint, exitCode} = result.error;
    return [
      `Invalid: ${message} (${code}, exit code ${exitCode}).`,
      `Fix: ${hint}.`,
      `Page: ${documentation.urlOf(pageOfError[code])}`,
    ].join('\n');
  }
  if (result.kind === 'help') return `Valid: prints the help of \`${[brand.cli, ...result.path].join(' ')}\`.`;
  const {command, given, args} = result.invocation;
  const page = pageOfCommand(command.path, documentation);
  return [
    `Valid: ${command.summary}.`,
    `Usage: ${commandUsage(command)}`,
    ...command.args
      .filter(({name}) => args[name] !== undefined)
      .map(({name, description}) => `- ${name} = ${JSON.stringify(args[name])}: ${description}`),
    ...given.map((name) => `- --${name}: ${findFlag(command, name)?.description ?? ''}`),
    ...(page ? [`Page: ${page}`] : []),
  ].join('\n');
}

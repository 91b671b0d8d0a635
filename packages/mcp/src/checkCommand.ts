import {commandUsage} from '@aloft/platform/cli';
import {explainScript} from '@aloft/platform/shell';
import type {Documentation} from './loadDocumentation';

/** Explains the command lines of the CLI in a script, with the errors that the CLI would print. */
export function checkCommand(script: string, {urlOf}: Documentation): string {
  const {calls, commands, problems, exitCodes} = explainScript(script);
  if (calls.length === 0) return 'This is not a command of the CLI.';
  return [
    ...problems.flatMap(({message, code, hint, exitCode, url}) => [
      `Invalid: ${message} (${code}, exit code ${exitCode}).`,
      `Fix: ${hint}.`,
      `Page: ${urlOf(url)}`,
    ]),
    ...(problems.length === 0 ? ['Valid.'] : []),
    ...commands.map((command) => `Usage: ${commandUsage(command)}`),
    ...calls.flat().map(({text, note, url}) => `- ${text}: ${note}${url ? ` Page: ${urlOf(url)}` : ''}`),
    ...exitCodes.map(({code, meaning, handling}) => `Exit code ${code}: ${meaning} ${handling}`),
  ].join('\n');
}

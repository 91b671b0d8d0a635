import {commandUsage} from '../platform/cli/grammar';
import {explainScript} from '../platform/cli/explain/explainScript';
import type {ScriptPart} from '../platform/cli/explain/types';
import type {Documentation} from './loadDocumentation';

const flatten = (parts: readonly ScriptPart[]): ScriptPart[] => parts.flatMap((part) => [part, ...flatten(part.inner)]);

/** Explains a command line or script, with the errors that the CLI would print. */
export function checkCommand(script: string, {urlOf}: Documentation): string {
  const {parts, commands, problems, exitCodes} = explainScript(script);
  const words = flatten(parts).filter(({kind}) => kind !== 'space');
  if (!words.some(({kind}) => kind === 'program')) return 'This is not a command of the CLI.';
  return [
    ...problems.flatMap(({message, code, hint, exitCode, url}) => [
      `Invalid: ${message} (${code}, exit code ${exitCode}).`,
      `Fix: ${hint}.`,
      `Page: ${urlOf(url)}`,
    ]),
    ...(problems.length === 0 ? ['Valid.'] : []),
    ...commands.map((command) => `Usage: ${commandUsage(command)}`),
    ...words.map(({text, note, url}) => `- ${text.trim()}: ${note}${url ? ` Page: ${urlOf(url)}` : ''}`),
    ...exitCodes.map(({code, meaning, handling}) => `Exit code ${code}: ${meaning} ${handling}`),
  ].join('\n');
}

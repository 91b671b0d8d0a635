import {parseDocument} from 'yaml';
import {siteFacts} from '@aloft/content/facts';
import {checkManifestText} from '@aloft/content/checks';

/** Lists the problems of a manifest with line numbers from 1, or reports that it's valid. */
export function validateManifestText(text: string): string {
  const syntax = parseDocument(text).errors;
  const problems =
    syntax.length > 0
      ? syntax.map(({message, linePos}) => `line ${linePos?.[0].line ?? 1}: ${message.split('\n')[0]}`)
      : checkManifestText(text, false, siteFacts).map(({line, what, how}) => `line ${line + 1}: ${what}. Fix: ${how}.`);
  return problems.length > 0 ? problems.join('\n') : 'The manifest is valid.';
}

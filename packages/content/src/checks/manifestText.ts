import type {Facts} from '../facts/siteFacts';
import {findYamlLine, parseQuietly} from './syntax';

/**
 * Validates the text of a manifest, or of a part of one. Lines of problems are within the text, from 0.
 *
 * @param fragment whether the text is a part, whose keys replace those of a minimal valid manifest
 */
export function checkManifestText(text: string, fragment: boolean, facts: Facts) {
  const value = parseQuietly(text);
  if (value === undefined) return []; // the syntax check reports it
  const isMap = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (fragment && !isMap)
    return [
      {line: 0, what: 'a manifest fragment is not a map', how: 'begin it with a top-level key, such as `machine:`'},
    ];
  const whole = fragment ? {...facts.minimalManifest, ...(value as object)} : value;
  return facts
    .validateManifest(whole)
    .map(({path, message, hint}) => ({line: findYamlLine(text, path), what: message, how: hint}));
}

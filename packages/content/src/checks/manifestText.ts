import type {Facts} from '../facts/siteFacts';
import {findYamlLine, parseQuietly} from './syntax';

/** A problem of a manifest. */
interface ManifestTextFinding {
  /** Line within the text, from 0. */
  readonly line: number;
  readonly what: string;
  readonly how: string;
}

/**
 * Validates the text of a manifest, or of a part of one.
 *
 * @param fragment whether the text is a part, whose keys replace those of a minimal valid manifest
 */
export function checkManifestText(text: string, fragment: boolean, facts: Facts): ManifestTextFinding[] {
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

import {isNode, LineCounter, parseDocument} from 'yaml';
import type {Facts} from '../facts/siteFacts';

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
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines});
  if (document.errors.length > 0) return []; // the syntax check reports it
  const value: unknown = document.toJS();
  const isMap = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (fragment && !isMap)
    return [
      {line: 0, what: 'a manifest fragment is not a map', how: 'begin it with a top-level key, such as `machine:`'},
    ];
  const whole = fragment ? {...facts.minimalManifest, ...(value as object)} : value;
  return facts
    .validateManifest(whole)
    .map(({path, message, hint}) => ({line: findLine(path), what: message, how: hint}));

  function findLine(path: readonly (string | number)[]): number {
    for (let length = path.length; length > 0; length--) {
      const node = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line - 1;
    }
    return 0;
  }
}

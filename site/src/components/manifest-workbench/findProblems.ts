import {translate} from '@docusaurus/Translate';
import type {EditorState} from '@codemirror/state';
import {validateManifest} from '@aloft/platform/manifest';
import {load, YAMLException} from 'js-yaml';
import {findPointer, type Range} from './yamlPath';

/** A problem of the manifest in the editor. */
export interface PlacedProblem extends Range {
  readonly message: string;
  /** How to fix it. */
  readonly hint?: string;
}

/** Maximum values in a manifest, including those that aliases repeat. Real manifests have less than a thousand. */
const mostValues = 20_000;

/** Whether aliases repeat so many values, or are so recursive, that the check wouldn't terminate. */
export function isTooLarge(data: unknown): boolean {
  const waiting = [data];
  for (let count = 0; waiting.length > 0; count++) {
    const value = waiting.pop();
    if (count + waiting.length > mostValues) return true;
    if (typeof value === 'object' && value !== null) waiting.push(...(Object.values(value) as unknown[]));
  }
  return false;
}

/** Finds the problems that `aloft schema validate` would report, each with its position in the text. */
export function findProblems(state: EditorState): readonly PlacedProblem[] {
  const whole = {from: 0, to: state.doc.line(1).to};
  let data: unknown;
  try {
    data = load(state.doc.toString());
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const line = state.doc.lineAt(Math.min(error.mark?.position ?? 0, state.doc.length));
    return [{from: line.from, to: line.to, message: error.reason}];
  }
  if (isTooLarge(data)) {
    const message = translate({id: 'aloft.workbench.tooLarge', message: 'This manifest is too large to check.'});
    return [{...whole, message}];
  }
  return validateManifest(data).map(({path, message, hint}) => ({
    ...(findPointer(state, path) ?? whole),
    message,
    hint,
  }));
}

import type {Diagnostic} from '@codemirror/lint';
import {translate} from '@docusaurus/Translate';
import {validateManifest} from '@aloft/platform/manifest';
import {load, YAMLException} from 'js-yaml';
import {findPointer} from './readYaml';

/** A problem of the manifest in the editor, and how to fix it. */
type Problem = Diagnostic & {readonly hint?: string};

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
export function findProblems(text: string): readonly Problem[] {
  const severity = 'error';
  const lineAt = (from: number) => ({from, to: from + /.*/.exec(text.slice(from))![0].length, severity}) as const;
  let data: unknown;
  try {
    data = load(text);
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const position = error.mark?.position ?? 0;
    return [{...lineAt(text.lastIndexOf('\n', position - 1) + 1), message: error.reason}];
  }
  if (isTooLarge(data)) {
    const message = translate({message: 'This manifest is too large to check.'});
    return [{...lineAt(0), message}];
  }
  return validateManifest(data).map(({path, message, hint}) => ({
    ...lineAt(0),
    ...findPointer(text, path),
    message,
    hint,
  }));
}

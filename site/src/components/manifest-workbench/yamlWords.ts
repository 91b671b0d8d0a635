import {type ManifestField, nearestField} from '@aloft/platform/manifest';
import type {EditorState} from '@codemirror/state';
import type {SyntaxNode} from '@lezer/common';
import {parser} from '@lezer/yaml';

/** What nodes need to know about their document. */
export type Source = Pick<EditorState, 'sliceDoc'>;

export const readScalar = (source: Source, {from, to}: {readonly from: number; readonly to: number}): string =>
  source.sliceDoc(from, to).replace(/^(["'])(.*)\1$/s, '$2');

/**
 * Path of a node in the format of `manifestFields`: `services[].listeners[].port`. A node in a key belongs to that
 * key's property.
 */
export function pathOfNode(source: Source, node: SyntaxNode | null): string {
  let path = '';
  for (let at = node; at; at = at.parent) {
    if (at.name === 'Item') path = `[]${path.startsWith('[') || path === '' ? '' : '.'}${path}`;
    if (at.name !== 'Pair') continue;
    const key = at.getChild('Key');
    if (key) path = readScalar(source, key) + (path === '' || path.startsWith('[') ? '' : '.') + path;
  }
  return path;
}

/** A key or value in a manifest's text, with its property. */
export interface ManifestWord {
  readonly start: number;
  readonly end: number;
  readonly field: ManifestField;
}

/** Finds the keys and values in the text of a manifest or a part of one, which may have deleted lines. */
export function readManifestWords(text: string): readonly ManifestWord[] {
  const words: ManifestWord[] = [];
  const source = {sliceDoc: (from?: number, to?: number) => text.slice(from, to)};
  parser.parse(text).iterate({
    enter: ({name, from, to, node}) => {
      const field = /Literal$|Content$/.test(name) && name !== 'BlockLiteral' && nearestField(pathOfNode(source, node));
      if (!field) return;
      for (const {0: line, index} of text.slice(from, to).matchAll(/\S(?:.*\S)?/g))
        words.push({start: from + index, end: from + index + line.length, field});
    },
  });
  return words;
}

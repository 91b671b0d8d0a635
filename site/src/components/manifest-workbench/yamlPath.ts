import {readPointer} from '@aloft/platform/manifest';
import {ensureSyntaxTree, syntaxTree} from '@codemirror/language';
import type {EditorState} from '@codemirror/state';
import type {SyntaxNode, Tree} from '@lezer/common';
import {parser} from '@lezer/yaml';
import {pathOfNode, readScalar, type Source} from './yamlWords';

/** Part of the document, as offsets. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** The syntax tree of the whole document. Manifests are short, so parsing takes only milliseconds. */
const treeOf = (state: EditorState): Tree => ensureSyntaxTree(state, state.doc.length, 1000) ?? syntaxTree(state);

/** The innermost node that begins (1) or ends (-1) at a position, or contains it. */
export const nodeAt = (state: EditorState, position: number, side: 1 | -1): SyntaxNode =>
  treeOf(state).resolveInner(position, side);

function* childrenOf(node: SyntaxNode, name: string): Generator<SyntaxNode> {
  for (let child = node.firstChild; child; child = child.nextSibling) if (child.name === name) yield child;
}

/** The value of a pair or an item. */
function valueOf(node: SyntaxNode): SyntaxNode | null {
  const {lastChild: last} = node;
  return last && /^(?:Literal|QuotedLiteral|\w+Mapping|\w+Sequence|BlockLiteral|Tagged|Anchored)$/.test(last.name)
    ? last
    : null;
}

/** Path of the property at a position, or on the rest of its line. Empty outside of all properties. */
export function pathAt(state: EditorState, position: number): string {
  const line = state.doc.lineAt(position);
  const start = line.from + line.text.search(/[^\s-]|$/);
  return position > start ? pathOfNode(state, nodeAt(state, position, -1)) : pathOfNode(state, nodeAt(state, start, 1));
}

/** Range to underline for a value: the whole scalar, or else the property's name or the item's first line. */
function markOf(state: EditorState, node: SyntaxNode): Range {
  const value = valueOf(node);
  if (value && /Literal$/.test(value.name)) return value;
  const key = node.name === 'Pair' ? node.getChild('Key') : null;
  if (key) return key;
  const text = state.sliceDoc(node.from, node.to);
  const from = node.from + text.length - text.trimStart().length;
  return {from, to: Math.min(node.to, state.doc.lineAt(from).to)};
}

/**
 * Finds the value of a JSON pointer, or its closest existing ancestor if the document doesn't contain it. Undefined for
 * the document as a whole.
 */
export function findPointer(state: EditorState, pointer: string): Range | undefined {
  const steps = readPointer(pointer);
  const document = treeOf(state).topNode.getChild('Document');
  let container = document && (document.getChild('BlockMapping') ?? document.getChild('FlowMapping'));
  let found: SyntaxNode | undefined;
  for (const step of steps) {
    const next: SyntaxNode | undefined = !container
      ? undefined
      : container.name.endsWith('Mapping')
        ? [...childrenOf(container, 'Pair')].find((pair) => {
            const key = pair.getChild('Key');
            return key !== null && readScalar(state, key) === step;
          })
        : [...childrenOf(container, 'Item')][Number(step)];
    if (!next) break;
    found = next;
    container = valueOf(next);
  }
  const mark = found && markOf(state, found);
  return mark && {from: mark.from, to: mark.to};
}

/** Position of a new property. */
export interface Place {
  /** Path of the object: `services[]`; empty for the manifest. */
  readonly path: string;
  /** Names of the object's existing properties. */
  readonly names: readonly string[];
  readonly isFlow: boolean;
}

const namesIn = (source: Source, mapping: SyntaxNode | null): string[] =>
  mapping
    ? [
        ...childrenOf(mapping, 'Key'),
        ...[...childrenOf(mapping, 'Pair')].flatMap((pair) => pair.getChild('Key') ?? []),
      ].map((key) => readScalar(source, key))
    : [];

/** Finds the object for a new property whose name begins at a position. Undefined if a property isn't valid there. */
export function findPlace(state: EditorState, position: number): Place | undefined {
  for (let node: SyntaxNode | null = nodeAt(state, position, -1); node; node = node.parent) {
    if (node.name === 'FlowMapping' && position > node.from)
      return {path: pathOfNode(state, node), names: namesIn(state, node), isFlow: true};
    if (node.name === 'FlowSequence' && position > node.from) return undefined;
  }
  const line = state.doc.lineAt(position);
  if (!/^ *(?:- +)*$/.test(line.text.slice(0, position - line.from))) return undefined;
  // The object of a key in the place of the line's rest
  const text = `${state.sliceDoc(0, position)}x:${state.sliceDoc(line.to)}`;
  const source = {sliceDoc: (from?: number, to?: number) => text.slice(from, to)};
  const object = parser.parse(text).resolveInner(position, 1).parent?.parent?.parent ?? null;
  if (object?.name !== 'BlockMapping') return undefined;
  const names = namesIn(source, object).filter((name) => name !== 'x');
  return {path: pathOfNode(source, object), names, isFlow: false};
}

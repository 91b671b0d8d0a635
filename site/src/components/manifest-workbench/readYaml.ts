import {type ManifestField, nearestField} from '@aloft/platform/manifest';
import type {SyntaxNode} from '@lezer/common';
import {parser} from '@lezer/yaml';

/** Part of a text, as offsets. */
export type Range = Readonly<{from: number; to: number}>;

/** A property, or an item of a list, in YAML or JSON. */
interface Entry extends Range {
  /** Path in the format of `manifestFields`: `services[].listeners[].port`. */
  readonly path: string;
  /** Path of the object or list that contains it. */
  readonly parent: string;
  /** JSON pointer. */
  readonly pointer: string;
  /** Kind of node that contains it: `BlockMapping`, `FlowMapping` … */
  readonly container: string;
  /** Name of a property, with its range. */
  readonly name?: string;
  readonly key?: Range;
  /** Range to underline: the whole scalar, or else the property's name or the item's first line. */
  readonly mark: Range;
}

const rangeOf = ({from, to}: Range): Range => ({from, to});

function markOf(text: string, node: SyntaxNode, key: Range | null): Range {
  const {lastChild: value} = node;
  if (value && /Literal$/.test(value.name)) return rangeOf(value);
  if (key) return rangeOf(key);
  const {0: line, index} = /\S.*|$/.exec(text.slice(node.from, node.to))!;
  return {from: node.from + index, to: node.from + index + line.length};
}

/** Lists the properties and items of a text, which may be invalid. Manifests are short, so it takes only milliseconds. */
export function readEntries(text: string): readonly Entry[] {
  const entries: Entry[] = [];
  const visit = (node: SyntaxNode, parent: string, pointer: string): void => {
    let index = 0;
    for (let child = node.firstChild; child; child = child.nextSibling) {
      const key = child.name === 'Key' ? child : child.name === 'Pair' ? child.getChild('Key') : null;
      if (!key && child.name !== 'Item') visit(child, parent, pointer);
      else if (node.name !== 'Pair') {
        const name = key ? text.slice(key.from, key.to).replace(/^(["'])(.*)\1$/s, '$2') : undefined;
        const path = name === undefined ? `${parent}[]` : parent === '' ? name : `${parent}.${name}`;
        const step = name?.replaceAll('~', '~0').replaceAll('/', '~1') ?? index++;
        const entry = {path, parent, pointer: `${pointer}/${step}`, container: node.name, name};
        entries.push({...entry, ...rangeOf(child), ...(key && {key: rangeOf(key)}), mark: markOf(text, child, key)});
        visit(child, path, entry.pointer);
      }
    }
  };
  visit(parser.parse(text).topNode, '', '');
  return entries;
}

/** Path of the property at a position, or on the rest of its line. Empty outside of all properties. */
export function pathAt(text: string, position: number): string {
  const line = text.lastIndexOf('\n', position - 1) + 1;
  const at = Math.max(position, line + text.slice(line).search(/[^\s-]|$/m));
  return readEntries(text).findLast(({from, to}) => from <= at && at <= to)?.path ?? '';
}

/**
 * Finds the value of a JSON pointer, or its closest existing ancestor if the text doesn't contain it. Undefined for the
 * document as a whole.
 */
export function findPointer(text: string, pointer: string): Range | undefined {
  const entries = readEntries(text);
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const entry = entries.find((each) => each.pointer === at);
    if (entry) return entry.mark;
  }
  return undefined;
}

/** Finds the keys and values, with their properties, in a manifest or a part of one, which may have deleted lines. */
export function readManifestWords(text: string) {
  const words: {readonly start: number; readonly end: number; readonly field: ManifestField}[] = [];
  const entries = readEntries(text);
  parser.parse(text).iterate({
    enter: ({name, from, to}) => {
      if (!/Literal$|Content$/.test(name) || name === 'BlockLiteral') return;
      const field = nearestField(entries.findLast((entry) => entry.from <= from && to <= entry.to)?.path ?? '');
      if (!field) return;
      for (const {0: line, index} of text.slice(from, to).matchAll(/\S(?:.*\S)?/g))
        words.push({start: from + index, end: from + index + line.length, field});
    },
  });
  return words;
}

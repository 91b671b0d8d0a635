import {type ManifestField, nearestField} from './fields';

/** A key or value in a manifest's text, with its property. */
export interface ManifestWord {
  readonly start: number;
  readonly end: number;
  readonly field: ManifestField;
}

/** Indentation with the dashes of items, and a key. */
const blockStart = /(?<lead> *(?:- +)*)(?:(?<key>"[^"\n]*"|'[^'\n]*'|[\w./-]+)(?: *:(?=\s|$))[ \t]*)?/y;
/** The text up to a comment or the end of the line. */
const scalar = /[^\s#][^\n]*?(?=\s*(?:\n|$)|\s+#)/y;
const rest = /[^\n]*\n?/y;
const header = /[|>][-+\d]*[ \t]*(?:#[^\n]*)?\n/y;
const flow =
  /\s+|#[^\n]*|(?<sign>[{}[\],])|(?<word>"(?:[^"\\]|\\.)*"|'[^']*'|[^\s,{}[\]"'#][^,{}[\]\n]*?(?=\s*(?:[,{}[\]\n]|:\s|$)))(?<colon>\s*:(?=\s|$))?/y;

/**
 * Finds the keys and values in the text of a manifest or a part of one, which may have deleted lines. Reads the YAML
 * that manifests use, because a parser would be larger than everything else that explains a word.
 */
export function readManifestWords(text: string): readonly ManifestWord[] {
  const words: ManifestWord[] = [];
  /** Keys and items around the current line. An item is half a column to the right of its dash. */
  const around: {readonly column: number; readonly path: string}[] = [];
  let at = 0;

  const take = (expression: RegExp): RegExpExecArray | null => {
    expression.lastIndex = at;
    const match = expression.exec(text);
    if (match) at = expression.lastIndex;
    return match;
  };
  const add = (source: string, start: number, path: string) => {
    const field = nearestField(path);
    if (field) words.push({start, end: start + source.length, field});
  };
  const parentAt = (column: number): string => {
    while ((around.at(-1)?.column ?? -1) >= column) around.pop();
    return around.at(-1)?.path ?? '';
  };
  const join = (parent: string, name: string) => (parent ? `${parent}.` : '') + name.replace(/^(["'])(.*)\1$/, '$2');

  const readFlow = (path: string) => {
    const open: {readonly isList: boolean; readonly path: string; key: string}[] = [];
    do {
      const match = take(flow);
      if (!match) return;
      const {sign, word, colon} = match.groups!;
      const inner = open.at(-1);
      if (sign === '{' || sign === '[') {
        const parent = inner?.key ?? path;
        const own = sign === '[' ? `${parent}[]` : parent;
        open.push({isList: sign === '[', path: own, key: own});
      } else if (sign === ',' && inner) inner.key = inner.path;
      else if (sign) open.pop();
      else if (word && inner) {
        if (colon) inner.key = join(inner.path, word);
        add(word, match.index, inner.key);
      }
    } while (open.length > 0 && at < text.length);
  };
  const readBlockScalar = (column: number, path: string) => {
    while (at < text.length) {
      const [line] = /^[^\n]*/.exec(text.slice(at))!;
      const indent = line.search(/\S/);
      if (indent >= 0 && indent <= column) return;
      if (indent >= 0) add(line.trim(), at + indent, path);
      take(rest);
    }
  };

  while (at < text.length) {
    const start = at;
    const {lead = '', key} = take(blockStart)!.groups!;
    for (const {index} of lead.matchAll(/-/g)) around.push({path: `${parentAt(index + 0.5)}[]`, column: index + 0.5});
    let path = around.at(-1)?.path ?? '';
    if (key) {
      path = join(parentAt(lead.length), key);
      around.push({path, column: lead.length});
      add(key, start + lead.length, path);
    }
    if (take(header)) {
      readBlockScalar(key ? lead.length : lead.lastIndexOf('-'), path);
      continue;
    }
    if (/[{[]/.test(text.charAt(at))) readFlow(path);
    else {
      const value = take(scalar);
      if (value) add(value[0], value.index, path);
    }
    take(rest);
  }
  return words;
}

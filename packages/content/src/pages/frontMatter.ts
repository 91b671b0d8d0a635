import {isMap, LineCounter, parseDocument} from 'yaml';
import type {Problem} from '../problems';
import type {FrontMatter} from './parsePage';

const block = /^---[ \t]*\n([\s\S]*?)^---[ \t]*$/m;

/** How to fix YAML errors whose message doesn't say it. */
const fixes: Readonly<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY: "put a value with a colon in quotation marks: title: 'Security: overview'",
  DUPLICATE_KEY: 'remove one of the two lines',
};

/** The front matter of a page's source, with the line of each key. Missing front matter is allowed. */
export function readFrontMatter(file: string, source: string): {entries: FrontMatter; problems: Problem[]} {
  const entries = new Map<string, {value: unknown; line: number}>();
  if (source.startsWith('\uFEFF')) {
    const what = 'the front matter begins with a byte-order mark, which editors do not show';
    return {entries, problems: [{file, line: 1, what, how: 'save it as UTF-8 without a byte-order mark'}]};
  }
  const text = source.replace(/\r\n/g, '\n');
  const match = text.startsWith('---') ? block.exec(text) : null;
  if (!match) return {entries, problems: []};
  const lines = new LineCounter();
  const document = parseDocument((match[1] ?? '').trimEnd(), {lineCounter: lines, prettyErrors: false});
  const lineOf = (offset: number) => 1 + lines.linePos(offset).line;
  const [error] = document.errors;
  if (error) {
    const what = `the front matter is not valid YAML (${error.message})`;
    const how = fixes[error.code] ?? 'write key: value, one a line';
    return {entries, problems: [{file, line: lineOf(error.pos[0]), what, how}]};
  }
  if (isMap(document.contents)) {
    for (const {key, value} of document.contents.items) {
      const {value: name, range} = key as {value?: unknown; range?: [number, number, number]};
      const plain: unknown = (value as {toJSON?: () => unknown} | null)?.toJSON?.() ?? null;
      entries.set(String(name), {value: plain, line: lineOf(range?.[0] ?? 0)});
    }
  }
  return {entries, problems: []};
}

import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {admonitionTitleToDirectiveLabel, escapeMarkdownHeadingIds} from '@docusaurus/utils';
import {collectFences, type Fence} from '../fences/parseFence';
import type {Problem} from '../problems';
import {LineCounter, parseDocument, isMap} from 'yaml';

/** Keys of a page's front matter, each with its value and its line. */
type FrontMatter = ReadonlyMap<string, {readonly value: unknown; readonly line: number}>;

/** A page's source, parsed once for all checks. */
export interface Page {
  /** Path from the project's root, with forward slashes, such as `docs/security.mdx`. */
  readonly file: string;
  readonly source: string;
  readonly tree: Root;
  readonly frontMatter: FrontMatter;
  /** Whether the front matter could be read. */
  readonly isReadable: boolean;
  readonly fences: readonly Fence[];
  readonly problems: readonly Problem[];
}

// The same plugins in the same order as in the site's loader.
const processor = unified().use(remarkParse).use(remarkMdx).use(remarkFrontmatter).use(remarkDirective).use(remarkGfm);

/**
 * Parses one page. A syntax error in the front matter or body becomes a problem, not an exception.
 *
 * @param file path from the project's root, with forward slashes
 * @param text the page's source
 */
export function parsePage(file: string, text: string): Page {
  // Git for Windows checks files out with other line ends.
  const source = text.replace(/\r\n/g, '\n');
  const tree = parseTree(file, source);
  const {fences, problems} = collectFences(file, tree.root);
  const frontMatter = readFrontMatter(file, source);
  return {
    file,
    source,
    tree: tree.root,
    frontMatter: frontMatter.entries,
    isReadable: frontMatter.problems.length === 0,
    fences,
    problems: [...tree.problems, ...frontMatter.problems, ...problems],
  };
}

function parseTree(file: string, source: string): {root: Root; problems: Page['problems']} {
  try {
    return {root: processor.parse(prepareSource(source.replace(/^\uFEFF/, ''))) as Root, problems: []};
  } catch (error) {
    const {reason, line, message} = error as {reason?: string; line?: number | null; message?: string};
    const what = `the page does not parse (${reason ?? message ?? String(error)})`;
    const how = 'close every tag and brace; write `\\{` and `\\<` for the characters themselves';
    return {root: {type: 'root', children: []}, problems: [{file, line: line ?? 1, what, how}]};
  }
}

const admonitions = ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'secondary', 'important', 'success'];

/** Prepares a page's source as Docusaurus's loader does before parsing. Line numbers don't change. */
function prepareSource(source: string): string {
  return admonitionTitleToDirectiveLabel(escapeMarkdownHeadingIds(source), admonitions);
}

const block = /^---[ \t]*\n([\s\S]*?)^---[ \t]*$/m;

/** How to fix YAML errors whose message doesn't say it. */
const fixes: Readonly<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY: "put a value with a colon in quotation marks: title: 'Security: overview'",
  DUPLICATE_KEY: 'remove one of the two lines',
};

/** The front matter of a page's source, with the line of each key. Missing front matter is allowed. */
function readFrontMatter(file: string, source: string): {entries: FrontMatter; problems: Problem[]} {
  const entries = new Map<string, {value: unknown; line: number}>();
  if (source.startsWith('\uFEFF')) {
    const what = 'the front matter begins with a byte-order mark, which editors do not show';
    return {entries, problems: [{file, line: 1, what, how: 'save it as UTF-8 without a byte-order mark'}]};
  }
  const match = source.startsWith('---') ? block.exec(source) : null;
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

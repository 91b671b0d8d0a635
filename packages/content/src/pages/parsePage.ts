import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {admonitionTitleToDirectiveLabel, escapeMarkdownHeadingIds} from '@docusaurus/utils';
import {collectFences, type Fence} from '../fences/parseFence';
import {attempt, failAt, type Problem} from '../problems';
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
  const parsed = attempt(() => parseTree(file, source));
  const tree: Root = parsed.value ?? {type: 'root', children: []};
  const {fences, problems} = collectFences(file, tree);
  const frontMatter = attempt(() => readFrontMatter(file, source));
  return {
    file,
    source,
    tree,
    frontMatter: frontMatter.value ?? new Map(),
    isReadable: frontMatter.problem === undefined,
    fences,
    problems: [parsed.problem ?? [], frontMatter.problem ?? [], problems].flat(),
  };
}

/** @throws ContentError for a syntax error in the body */
function parseTree(file: string, source: string): Root {
  try {
    // As Docusaurus's loader does. Line numbers don't change.
    const prepared = escapeMarkdownHeadingIds(source.replace(/^\uFEFF/, ''));
    return processor.parse(admonitionTitleToDirectiveLabel(prepared, admonitions)) as Root;
  } catch (error) {
    const {reason, line, message} = error as {reason?: string; line?: number | null; message?: string};
    const how = 'close every tag and brace; write `\\{` and `\\<` for the characters themselves';
    const place = {file, line: line ?? 1};
    return failAt(place, `the page does not parse (${reason ?? message ?? String(error)})`, how);
  }
}

const admonitions = ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'secondary', 'important', 'success'];

const block = /^---[ \t]*\n([\s\S]*?)^---[ \t]*$/m;

/** How to fix YAML errors whose message doesn't say it. */
const fixes: Readonly<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY: "put a value with a colon in quotation marks: title: 'Security: overview'",
  DUPLICATE_KEY: 'remove one of the two lines',
};

/**
 * The front matter of a page's source, with the line of each key. Missing front matter is allowed.
 * @throws ContentError for a syntax error in it
 */
function readFrontMatter(file: string, source: string): FrontMatter {
  const entries = new Map<string, {value: unknown; line: number}>();
  if (source.startsWith('\uFEFF')) {
    const what = 'the front matter begins with a byte-order mark, which editors do not show';
    failAt({file, line: 1}, what, 'save it as UTF-8 without a byte-order mark');
  }
  const match = source.startsWith('---') ? block.exec(source) : null;
  if (!match) return entries;
  const lines = new LineCounter();
  const document = parseDocument((match[1] ?? '').trimEnd(), {lineCounter: lines, prettyErrors: false});
  const lineOf = (offset: number) => 1 + lines.linePos(offset).line;
  const [error] = document.errors;
  if (error) {
    const how = fixes[error.code] ?? 'write key: value, one a line';
    failAt({file, line: lineOf(error.pos[0])}, `the front matter is not valid YAML (${error.message})`, how);
  }
  if (isMap(document.contents)) {
    for (const {key, value} of document.contents.items) {
      const {value: name, range} = key as {value?: unknown; range?: [number, number, number]};
      const plain: unknown = (value as {toJSON?: () => unknown} | null)?.toJSON?.() ?? null;
      entries.set(String(name), {value: plain, line: lineOf(range?.[0] ?? 0)});
    }
  }
  return entries;
}

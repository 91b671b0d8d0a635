import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {admonitionTitleToDirectiveLabel, escapeMarkdownHeadingIds} from '@docusaurus/utils';
import {collectFences, type Fence} from '../fences/collectFences';
import type {Problem} from '../problems';
import {readFrontMatter} from './frontMatter';

/** Keys of a page's front matter, each with its value and its line. */
export type FrontMatter = ReadonlyMap<string, {readonly value: unknown; readonly line: number}>;

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
    const problem = {
      file,
      line: line ?? 1,
      what,
      how: 'close every tag and brace; write `\\{` and `\\<` for the characters themselves',
    };
    return {root: {type: 'root', children: []}, problems: [problem]};
  }
}

const admonitions = ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'secondary', 'important', 'success'];

/** Prepares a page's source as Docusaurus's loader does before parsing. Line numbers don't change. */
export function prepareSource(source: string): string {
  return admonitionTitleToDirectiveLabel(escapeMarkdownHeadingIds(source), admonitions);
}

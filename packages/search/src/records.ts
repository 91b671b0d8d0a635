import {isTag, isText, type AnyNode, type Element} from 'domhandler';
import {parseBuiltPage, readPageMeta, type BuiltPage} from '@aloft/content/built-pages';
import {languages} from '@aloft/content/pages';
import {findArea, kindWeights, type Kind, type SearchRecord} from './types';

/** Part of a page in reading order: a heading, an entry of a reference list, or text below either. */
type Block =
  | {readonly kind: 'heading' | 'entry'; readonly depth: number; readonly id: string | undefined; readonly text: string}
  | {readonly kind: 'text' | 'code'; readonly text: string}
  /** Ends a list of named entries; later text belongs to the heading above the list. */
  | {readonly kind: 'leave'; readonly depth: number};

const skipped = new Set(['script', 'style', 'nav', 'button', 'svg', 'template', 'noscript', 'input', 'select']);
const flowing = new Set(
  'a abbr b br code del em i kbd mark s samp small span strong sub sup td th time var wbr'.split(' '),
);

const isSkipped = ({name, attribs}: Element): boolean =>
  skipped.has(name) ||
  /(?:^|\s)(?:hash-link|theme-doc-toc-mobile)(?:\s|$)/.test(attribs.class ?? '') ||
  attribs['aria-hidden'] === 'true';

function textOf(node: AnyNode, except?: Element): string {
  if (node === except) return '';
  if (isText(node)) return node.data;
  if (!isTag(node) || isSkipped(node)) return '';
  const inner = node.children.map((child) => textOf(child, except)).join('');
  return flowing.has(node.name) && !['td', 'th', 'br'].includes(node.name) ? inner : ` ${inner} `;
}

const clean = (text: string): string => text.replace(/[\u200b\s]+/g, ' ').trim();

/** Languages whose labels, such as "Terminal" and "Text", aren't worth indexing. */
const unnamed = new Set(['bash', 'console', 'powershell', 'sh', 'text']);

/** True for a code block's title bar with a generic label, not a file name or a language. */
function isGenericTitleBar(element: Element, parent: Element): boolean {
  const language = parent.attribs['data-code-block'] ?? '';
  return unnamed.has(language) && element.name !== 'pre' && clean(textOf(element)) === languages.get(language)?.label;
}

function findEntry(element: Element): Element | undefined {
  for (const child of element.children.filter(isTag)) {
    const found = child.name === 'a' && child.attribs.id ? child : findEntry(child);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Reads an element's blocks. Entries of reference lists and tables, which are links with an id, are one level down. */
function* readBlocks(root: Element, above = {depth: 1}): Generator<Block> {
  let flow = '';
  const flush = function* (): Generator<Block> {
    const text = clean(flow);
    flow = '';
    if (text !== '') yield {kind: 'text', text};
  };
  for (const child of root.children) {
    if (isText(child) || (isTag(child) && flowing.has(child.name))) {
      flow += textOf(child);
      continue;
    }
    if (!isTag(child) || isSkipped(child) || isGenericTitleBar(child, root)) continue;
    yield* flush();
    const entry = ['dt', 'tr'].includes(child.name) ? findEntry(child) : undefined;
    if (/^h[1-6]$/.test(child.name)) {
      above.depth = Number(child.name[1]);
      yield {kind: 'heading', depth: above.depth, id: child.attribs.id, text: clean(textOf(child))};
    } else if (entry !== undefined) {
      yield {kind: 'entry', depth: above.depth + 1, id: entry.attribs.id, text: clean(textOf(entry))};
      const rest = clean(textOf(child, entry));
      if (rest !== '') yield {kind: 'text', text: rest};
    } else if (child.name === 'pre') yield {kind: 'code', text: clean(textOf(child))};
    else yield* readBlocks(child, above);
    if (child.name === 'dl' || child.name === 'table') yield {kind: 'leave', depth: above.depth};
  }
  yield* flush();
}

/** Rank of a page among pages with the same relevance. The first matching pattern applies, after any base URL. */
const ranks: readonly (readonly [RegExp, number])[] = [
  [/\/docs\/(?:placeholder|backup)/, -32],
  [/\/docs\/glossary$/, -16],
  // Readers find guides by the language or software in the title.
  [/\/docs\/guides-and-samples$/, -27],
  [/\/docs\/guides-and-samples\//, -14],
  [/\/docs\/resources\/schema$/, 13],
  [/\/docs\/(?:getting-started|building-and-deploying|resources|monitoring)\//, 8],
  [/\/docs\//, 0],
  [/./, -40],
];

function rankPage(path: string): number {
  const current = path.replace(/\/docs\/\d[\d.]*(?=\/|$)/, '/docs');
  return ranks.find(([pattern]) => pattern.test(current))![1];
}

/** Labels of the parts of a command. */
const label = /^(?:Arguments|Flags|Examples|Shared [A-Z-].*)$/;
const note = /^(?:Name of |Usage |Output columns|Errors:|Default:|From \S+ to |Example:|One of |To \w+: )/;
const isUnspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}]/u;

/** Whether a block explains something: a sentence, and not a type, a usage line or a list. */
function isProse(text: string): boolean {
  const words = text.split(' ').filter((word) => /^\p{L}/u.test(word)).length;
  const isSentence = words >= 5 || (words >= 2 && /^\P{Ll}.*[.!?।]$/u.test(text));
  return isUnspaced.test(text) || (!note.test(text) && isSentence);
}

function findKind(name: string, anchor: string | undefined, isRow: boolean): Kind {
  if (anchor === undefined) return 'page';
  if (anchor.startsWith('error-')) return 'error';
  if (anchor.startsWith('term-')) return 'term';
  if (isRow) return 'row';
  if (/^[a-z]\S*[._[]\S*$|^[a-z]+[A-Z]\S*$/.test(name)) return 'field';
  if (/^(?:Related|Next steps|Prerequisites|Shared arguments and flags|Errors on other pages|.*checklist)$/i.test(name))
    return 'aside';
  return /^[a-z]+ [a-z]/.test(name) ? 'command' : 'section';
}

interface Section {
  readonly anchor: string | undefined;
  readonly level: number;
  /** Names from the page's title down to its own. */
  readonly names: readonly string[];
  readonly kind: Kind;
  readonly text: string[];
  readonly code: string[];
}

/** The records of a built page, in reading order. The first is the page itself. Pages with `noindex` don't have any. */
export function readRecords(page: BuiltPage): readonly SearchRecord[] {
  const document = parseBuiltPage(page);
  const {path, title, description, trail, language, tag, isListed} = readPageMeta(document, page.path);
  if (!isListed) return [];
  const sections = new Map<string | undefined, Section>();
  let headings: readonly {level: number; name: string; id?: string}[] = [{level: 1, name: title}];
  const open = (isRow = false): Section => {
    const anchor = headings.findLast(({id}) => id !== undefined)?.id;
    const known = sections.get(anchor);
    if (known !== undefined) return known;
    const {level, name} = headings.at(-1)!;
    const names = headings.map((heading) => heading.name);
    const section = {anchor, level, names, kind: findKind(name, anchor, isRow), text: [], code: []};
    sections.set(anchor, section);
    return section;
  };
  open().text.push(...[description].filter(Boolean));
  const markdown = document('.theme-doc-markdown:first');
  const root = markdown.length ? markdown : document('main:first');
  for (const block of root.toArray().flatMap((element) => [...readBlocks(element)])) {
    if (!('depth' in block)) {
      if (label.test(block.text)) continue;
      const {text, code} = open();
      (block.kind === 'text' && isProse(block.text) ? text : code).push(block.text);
    } else if (block.kind === 'leave') headings = headings.filter(({level}) => level <= block.depth);
    else if (block.depth > 1) {
      const level = Math.min(block.depth, 6);
      headings = [...headings.filter((above) => above.level < level), {level, name: block.text, id: block.id}];
      open(block.kind === 'entry');
    }
  }
  return [...sections.values()].map(({anchor, level, names, kind: read, text, code}) => {
    const kind = read === 'section' && text.length + code.length === 0 ? 'group' : read;
    return {
      url: anchor === undefined ? path : `${path}#${anchor}`,
      path,
      title,
      trail: trail.join(' › '),
      name: names.at(-1)!,
      parents: names.slice(1, -1),
      level,
      text: text.join('\n'),
      code: code.join('\n'),
      kind,
      language,
      docusaurus_tag: tag,
      area: findArea(path) ?? 'none',
      kind_rank: Math.round(100 * kindWeights[kind]),
      page_rank: rankPage(path),
    };
  });
}

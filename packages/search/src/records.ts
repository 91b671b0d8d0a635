import {isTag, isText, type AnyNode, type Element} from 'domhandler';
import {parseBuiltPage, readPageMeta, type BuiltPage} from '@aloft/content/built-pages';
import keywords from './keywords.json';
import type {Kind, SearchRecord} from './types';

/** By URL in the current docs. */
const keywordsOf: Readonly<Record<string, string>> = keywords;

/** Controls, and the title bars of code blocks. */
const skipped =
  'script, style, nav, button, svg, template, noscript, input, select, .hash-link, .theme-doc-toc-mobile, [aria-hidden=true], [data-code-block] > :not(pre)';
const flowing = new Set('a abbr b code del em i kbd mark s samp small span strong sub sup time var wbr'.split(' '));
const isFlowing = (node: AnyNode): boolean => isText(node) || (isTag(node) && flowing.has(node.name));

function textOf(node: AnyNode): string {
  if (isText(node)) return node.data;
  if (!isTag(node)) return '';
  const inner = node.children.map(textOf).join('');
  return isFlowing(node) ? inner : ` ${inner} `;
}

const clean = (text: string): string => text.replace(/[\u200b\s]+/g, ' ').trim();

/** Rank of a page among pages with the same relevance. The first matching pattern applies. */
const ranks: readonly (readonly [RegExp, number])[] = [
  [/\/docs\/glossary$/, -16],
  // Readers find guides by the language or software in the title.
  [/\/docs\/guides-and-samples$/, -27],
  [/\/docs\/guides-and-samples\//, -14],
  [/\/docs\/resources\/schema$/, 13],
  [/\/docs\/(?:getting-started|building-and-deploying|resources|monitoring)\//, 8],
  [/\/docs\/(?!placeholder|backup)/, 0],
  [/./, -40],
];

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

interface Section extends Pick<SearchRecord, 'name' | 'parents'> {
  readonly anchor?: string | undefined;
  readonly level: number;
  /** Whether it's an entry of a reference list or table, one level below its heading. */
  readonly isRow: boolean;
  readonly text: string[];
  readonly code: string[];
}

function findKind({name, anchor, isRow, text, code}: Section): Kind {
  if (anchor === undefined) return 'page';
  if (anchor.startsWith('error-')) return 'error';
  if (anchor.startsWith('term-')) return 'term';
  if (isRow) return 'row';
  if (/^[a-z]\S*[._[]\S*$|^[a-z]+[A-Z]\S*$/.test(name)) return 'field';
  if (/^(?:Related|Next steps|Prerequisites|Shared arguments and flags|Errors on other pages|.*checklist)$/i.test(name))
    return 'aside';
  if (/^[a-z]+ [a-z]/.test(name)) return 'command';
  return text.length + code.length === 0 ? 'group' : 'section';
}

/** Adds the sections of a built page in reading order to the first, which is what precedes the first heading. */
function readSections(document: ReturnType<typeof parseBuiltPage>, first: Section): readonly Section[] {
  const main = document('.theme-doc-markdown, main').last().clone();
  main.find(skipped).remove();
  const sections = [first];
  /** The section that is being read, below those that contain it. */
  let open: readonly Section[] = sections;
  const enter = (level: number, link: Element, isRow: boolean) => {
    const above = open.filter((section) => section.level < level);
    const parents = above.slice(1).map(({name}) => name);
    const section = {anchor: link.attribs.id, level, name: clean(textOf(link)), parents, isRow, text: [], code: []};
    sections.push(section);
    open = [...above, section];
  };
  const write = (raw: string, isCode = false) => {
    const text = clean(raw);
    const section = open.at(-1)!;
    if (text !== '' && !label.test(text)) (!isCode && isProse(text) ? section.text : section.code).push(text);
  };
  const read = (element: Element) => {
    let flow = '';
    for (const child of element.children) {
      if (isFlowing(child) || !isTag(child) || ['td', 'th', 'br'].includes(child.name)) {
        flow += textOf(child);
        continue;
      }
      write(flow);
      flow = '';
      const entry = ['dt', 'tr'].includes(child.name) ? document(child).find('a[id]').get(0) : undefined;
      if (/^h[2-6]$/.test(child.name) && child.attribs.id !== undefined) enter(Number(child.name[1]), child, false);
      else if (entry !== undefined) {
        // An entry of a reference list or table is one level below its heading.
        enter(open.findLast(({isRow}) => !isRow)!.level + 1, entry, true);
        document(entry).remove();
        write(textOf(child));
      } else if (child.name === 'pre') write(textOf(child), true);
      else if (child.name !== 'h1') read(child);
      if (['dl', 'table'].includes(child.name)) open = open.filter(({isRow}) => !isRow);
    }
    write(flow);
  };
  main.toArray().forEach((element) => read(element as Element));
  return sections;
}

/** The records of a built page, in reading order. The first is the page itself. Pages with `noindex` don't have any. */
export function readRecords(page: BuiltPage): readonly SearchRecord[] {
  const document = parseBuiltPage(page);
  const {path} = page;
  const {title, description, trail, language, tag, isListed} = readPageMeta(page);
  if (!isListed) return [];
  const first = {level: 1, name: title, parents: [], isRow: false, text: [description].filter(Boolean), code: []};
  // Keywords and ranks are those of the path in the current docs of a site without a base URL.
  const current = path.replace(/^.*?\/docs(?:\/\d[\d.]*)?(?=\/|$)/, '/docs');
  const at = (base: string, anchor?: string) => (anchor === undefined ? base : `${base}#${anchor}`);
  return readSections(document, first).map((section) => ({
    url: at(path, section.anchor),
    path,
    title,
    trail: trail.join(' › '),
    name: section.name,
    parents: section.parents,
    text: section.text.join('\n'),
    code: section.code.join('\n'),
    keywords: (language === 'en' && keywordsOf[at(current, section.anchor)]) || '',
    kind: findKind(section),
    language,
    docusaurus_tag: tag,
    page_rank: ranks.find(([pattern]) => pattern.test(current))![1],
  }));
}

/** @throws Error for keywords of pages and sections that an English site doesn't have */
export function checkKeywords(records: readonly SearchRecord[]): void {
  const missing = Object.keys(keywordsOf).filter((place) => !records.some(({url}) => url.endsWith(place)));
  if (records[0]?.language === 'en' && missing.length > 0)
    throw new Error(`packages/search/src/keywords.json: rename or remove what doesn't exist: ${missing.join(', ')}`);
}

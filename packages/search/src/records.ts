import {createHash} from 'node:crypto';
import type {CheerioAPI} from 'cheerio';
import {readBlocks} from './readBlocks';
import {findArea, kindWeights, levels, type Kind, type Level, type SearchRecord} from './types';

/** Metadata of a built page. */
export interface PageMeta {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Breadcrumbs of the page. */
  readonly trail: readonly string[];
  readonly language: string;
  readonly tag: string;
}

/** Longer text is split at a space, so that a snippet shows the match. */
const longestText = 600;
const deepest = 6;

function cut(text: string): readonly string[] {
  if (text.length <= longestText) return [text];
  const space = text.lastIndexOf(' ', longestText);
  const end = space > 0 ? space : longestText;
  return [text.slice(0, end), ...cut(text.slice(end).trim())];
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

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
/** Whether a block explains something: a sentence, and not a type, a usage line or a list. */
function isProse(text: string): boolean {
  const words = text.split(' ').filter((word) => /^\p{L}/u.test(word)).length;
  return !note.test(text) && (words >= 5 || (words >= 2 && /^\P{Ll}.*[.!?।]$/u.test(text)));
}
/** Scripts without spaces have no words to count. */
const isUnspaced = (text: string): boolean =>
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}]/u.test(text);

function findKind(name: string, anchor: string | null, isRow: boolean): Kind {
  if (anchor === null) return 'page';
  if (anchor.startsWith('error-')) return 'error';
  if (anchor.startsWith('term-')) return 'term';
  if (isRow) return 'row';
  if (/^[a-z]\S*[._[]\S*$|^[a-z]+[A-Z]\S*$/.test(name)) return 'field';
  if (/^(?:Related|Next steps|Prerequisites|Shared arguments and flags|Errors on other pages|.*checklist)$/i.test(name))
    return 'aside';
  return /^[a-z]+ [a-z]/.test(name) ? 'command' : 'section';
}

/** The records of a page, in reading order. The first is the page itself, with its description as its text. */
export function createRecords(page: PageMeta, document: CheerioAPI): readonly SearchRecord[] {
  const records: SearchRecord[] = [];
  const path: (string | null)[] = [page.trail.join(' › ') || null, page.title, null, null, null, null, null];
  const anchors: (string | null)[] = [null, null, null, null, null, null, null];
  let depth = 1;
  let isRow = false;

  const add = (type: SearchRecord['type'], content: string | null, code: string | null = null) => {
    const anchor = anchors.slice(0, depth + 1).findLast((id) => id !== null) ?? null;
    const kind = findKind(path[depth] ?? '', anchor, isRow);
    records.push({
      objectID: hash(`${page.language} ${page.path} ${records.length}`),
      type,
      hierarchy: Object.fromEntries(
        levels.map((level, index) => [level, path[index] ?? null]),
      ) as SearchRecord['hierarchy'],
      content,
      code,
      summary: null,
      anchor,
      url: anchor === null ? page.path : `${page.path}#${anchor}`,
      url_without_anchor: page.path,
      language: page.language,
      docusaurus_tag: page.tag,
      kind,
      area: findArea(page.path) ?? 'none',
      weight: {level: Math.round(100 * kindWeights[kind]), position: records.length, page_rank: rankPage(page.path)},
    });
  };
  const enter = (to: number, text: string | null, id: string | null) => {
    for (let below = to + 1; below <= deepest; below++) path[below] = anchors[below] = null;
    if (text !== null) path[to] = text;
    if (text !== null) anchors[to] = id;
    depth = to;
  };

  add('lvl1', null);
  if (page.description !== '') add('content', page.description);
  const markdown = document('.theme-doc-markdown:first');
  const root = markdown.length ? markdown : document('main:first');
  for (const block of root.toArray().flatMap((element) => [...readBlocks(element)])) {
    if (block.kind === 'text' || block.kind === 'code') {
      if (label.test(block.text)) continue;
      const isText = block.kind === 'text' && (isProse(block.text) || isUnspaced(block.text));
      for (const text of cut(block.text)) add('content', isText ? text : null, isText ? null : text);
    } else {
      isRow = block.kind === 'entry';
      if (block.kind === 'leave') enter(Math.min(block.depth, deepest), null, null);
      else if (block.depth > 1) {
        enter(Math.min(block.depth, deepest), block.text, block.id);
        add(`lvl${depth}` as Exclude<Level, 'lvl0'>, null);
      }
    }
  }
  const summaries = new Map(
    records.toReversed().flatMap(({url, content}) => (content === null ? [] : [[url, content]])),
  );
  return records.map((record) =>
    record.type === 'content' ? record : {...record, summary: summaries.get(record.url) ?? null},
  );
}

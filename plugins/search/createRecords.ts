import {createHash} from 'node:crypto';
import {entryStep, levels, type Hierarchy, type Level, type SearchRecord} from '../../platform/search/types';
import type {PageMeta} from '../shared/readPageMeta';
import type {Block} from './readBlocks';

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

/** Turns the blocks of a page into records. The first is the page itself, with its description as its text. */
export function createRecords(page: PageMeta, blocks: readonly Block[]): readonly SearchRecord[] {
  const records: SearchRecord[] = [];
  const path: (string | null)[] = [page.trail.join(' › ') || null, page.title, null, null, null, null, null];
  const anchors: (string | null)[] = [null, null, null, null, null, null, null];
  let depth = 1;

  const add = (type: SearchRecord['type'], content: string | null, isEntry = false) => {
    const anchor = anchors.slice(0, depth + 1).findLast((id) => id !== null) ?? null;
    const position = records.length;
    records.push({
      objectID: hash(`${page.language} ${page.path} ${position}`),
      type,
      hierarchy: Object.fromEntries(levels.map((level, index) => [level, path[index] ?? null])) as Hierarchy,
      content,
      anchor,
      url: anchor === null ? page.path : `${page.path}#${anchor}`,
      url_without_anchor: page.path,
      language: page.language,
      docusaurus_tag: page.tag,
      weight: {
        level: type === 'content' ? 0 : 110 - 10 * depth - (isEntry ? entryStep : 0),
        position,
        page_rank: rankPage(page.path),
      },
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
  for (const block of blocks) {
    if (block.kind === 'text') for (const text of cut(block.text)) add('content', text);
    else if (block.kind === 'leave') enter(Math.min(block.depth, deepest), null, null);
    else if (block.depth > 1) {
      enter(Math.min(block.depth, deepest), block.text, block.id);
      add(`lvl${depth}` as Exclude<Level, 'lvl0'>, null, block.kind === 'entry');
    }
  }
  return records;
}

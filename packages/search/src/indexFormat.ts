import MiniSearch, {type AsPlainObject} from 'minisearch';
import {indexFormat as format, kindWeights, type IndexCore, type Kind, type SearchRecord} from './types';

/** The name of a section, its parents' names, prose, and everything else. */
export const fields = ['name', 'trail', 'text', 'code'] as const;
export type Field = (typeof fields)[number];
/** The kinds by their first letters, which stand for them in the index. */
export const kinds: ReadonlyMap<string, Kind> = new Map(
  (Object.keys(kindWeights) as Kind[]).map((kind) => [kind[0]!, kind]),
);

/** A section as results show it. */
export interface SectionText extends Pick<SearchRecord, 'name' | 'kind'> {
  /** Empty for the page itself. */
  readonly anchor: string;
  /** Headings above its own, from level 2 down, such as `Fields › machine`. */
  readonly parents: string;
  /** Prose. */
  readonly texts: readonly string[];
}

/** Sections by term and field. */
export type Postings = ReadonlyMap<string, readonly (readonly (readonly [section: number, count: number])[])[]>;

const base = 36;

export function encodePostings(postings: Postings): string {
  return [...postings]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .filter(([, byField]) => byField.some((sections) => sections.length > 0))
    .map(([term, byField]) => {
      const runs = byField.map((sections, field) => {
        const gaps = sections.map(([section, count], index) => {
          const gap = (section - (sections[index - 1]?.[0] ?? -1)).toString(base);
          return count > 1 ? `${gap}.${Math.min(9, count)}` : gap;
        });
        return gaps.length > 0 ? ` ${field}:${gaps.join(',')}` : '';
      });
      return term + runs.join('');
    })
    .join('\n');
}

/** MiniSearch's index over all sections. Their numbers are their ids. */
function readPostings(text: string, sections: number): Pick<OpenIndex, 'words' | 'terms' | 'nameLengths'> {
  const numbers = Array.from({length: sections}, (_, section) => section);
  const lengths = numbers.map(() => fields.map(() => 0));
  const index = text.split('\n').map((line) => {
    const [term = '', ...runs] = line.split(' ');
    const byField: Record<string, Record<string, number>> = {};
    for (const run of runs) {
      const [field = '', gaps = ''] = run.split(':');
      const found: Record<string, number> = (byField[field] = {});
      let section = -1;
      for (const gap of gaps.split(',')) {
        const [step = '', count = '1'] = gap.split('.');
        section += Number.parseInt(step, base);
        // The sign makes it a name: opening an index whose keys are array indices takes twice as long.
        found[`+${section}`] = Number(count);
        lengths[section]![Number(field)]! += 1;
      }
    }
    return [term, byField] as const;
  });
  const plain = {
    serializationVersion: 2,
    documentCount: sections,
    nextId: sections,
    dirtCount: 0,
    documentIds: {...numbers},
    fieldIds: Object.fromEntries(fields.map((field, id) => [field, id])),
    fieldLength: {...lengths},
    averageFieldLength: fields.map((_, field) => lengths.reduce((sum, row) => sum + row[field]!, 0) / sections),
    storedFields: {},
    index,
  };
  const words = MiniSearch.loadJS(plain as unknown as AsPlainObject, {fields: [...fields]});
  return {words, terms: new Set(index.map(([term]) => term)), nameLengths: lengths.map(([name]) => name!)};
}

/** An index that is ready for queries. */
export interface OpenIndex extends Pick<IndexCore, 'directory' | 'pages'> {
  readonly words: MiniSearch;
  readonly terms: ReadonlySet<string>;
  /** Number of terms in each section's name. */
  readonly nameLengths: readonly number[];
  /** Index of each section's page. */
  readonly pageOf: readonly number[];
}

/** Finds one term as it is. */
export const exact = {
  tokenize: (text: string) => [text],
  processTerm: (term: string) => term,
  prefix: false,
  fuzzy: false,
};

/** @throws Error if the index is damaged or has another format */
export function openIndex(text: string): OpenIndex {
  const core = JSON.parse(text) as IndexCore | null;
  if (core?.format !== format) throw new Error(`The search index doesn't have format ${format}.`);
  const pageOf = core.pages.flatMap(({kinds}, page) => Array.from(kinds, () => page));
  return {...core, pageOf, ...readPostings(core.terms, pageOf.length)};
}

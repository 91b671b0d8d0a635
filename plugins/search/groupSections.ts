import {tokenizeText} from '../../platform/search/tokenizeText';
import type {SearchField} from '../../platform/search/fields';
import {entryStep, levels, type SearchRecord} from '../../platform/search/types';

/** All records below one heading, as results show them. */
export interface ShownSection {
  readonly page: {
    readonly title: string;
    readonly path: string;
    readonly trail: string;
    readonly scope: string;
    readonly rank: number;
  };
  readonly anchor: string;
  /** From level 2 down to the section's own; empty at the top of a page. */
  readonly headings: readonly string[];
  readonly text: readonly string[];
}

/** The words that the embedded engine counts. */
export type SectionFields = Readonly<Record<SearchField, string>>;

/** A section with its words. */
export interface Section extends ShownSection {
  readonly fields: SectionFields;
}

function readSection(records: readonly SearchRecord[]): Section {
  const [first] = records as [SearchRecord];
  const own =
    first.anchor === null
      ? {...first.hierarchy, ...Object.fromEntries(levels.slice(2).map((level) => [level, null]))}
      : first.hierarchy;
  const headings = levels.slice(2).flatMap((level) => own[level] ?? []);
  const title = own.lvl1 ?? '';
  const trail = own.lvl0 ?? '';
  const text = records.flatMap(({content}) => content ?? []);
  const tokens = tokenizeText(text.join('\n'));
  const isPage = first.anchor === null;
  const isEntry = first.weight.level % 10 === entryStep;
  const last = headings.at(-1) ?? '';
  return {
    page: {
      title,
      path: first.url_without_anchor,
      trail,
      scope: `${first.language} ${first.docusaurus_tag}`,
      rank: first.weight.page_rank,
    },
    anchor: first.anchor ?? '',
    headings,
    text,
    fields: {
      // The page's title counts fully for its top section; other sections only inherit it as a parent.
      title: isPage ? title : '',
      heading: isEntry ? '' : last,
      entry: isEntry ? last : '',
      trail: [
        trail,
        ...(isPage ? [first.url_without_anchor.split('/').join(' ')] : [title]),
        ...headings.slice(0, -1),
      ].join('\n'),
      identifiers: tokens.flatMap((token) => (token.isIdentifier ? token.word : [])).join(' '),
      text: text.join('\n'),
    },
  };
}

/** Groups the records by heading, in order. A section's number is its index in this list. */
export function groupSections(records: readonly SearchRecord[]): readonly Section[] {
  const groups = new Map<string, SearchRecord[]>();
  for (const record of records) {
    const group = groups.get(record.url);
    if (group === undefined) groups.set(record.url, [record]);
    else group.push(record);
  }
  return [...groups.values()].map(readSection);
}

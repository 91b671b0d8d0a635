import {createHash} from 'node:crypto';
import {encodeLengths} from '../../platform/search/encodeLengths';
import {encodePostings} from '../../platform/search/encodePostings';
import {encodeVocabulary} from '../../platform/search/encodeVocabulary';
import {coreFile, type IndexCore, type SectionText} from '../../platform/search/indexFormat';
import type {CountedIndex} from './buildIndex';
import type {ShownSection} from './groupSections';

/** Characters per file: small enough to load for one word or one hit. */
const chunkSize = 7000;
const blockSize = 2200;

/** Splits texts into runs of about `size` characters. Returns the index of each run's first text. */
function findStarts(texts: readonly string[], size: number): number[] {
  const starts: number[] = [];
  let filled = Infinity;
  texts.forEach((text, index) => {
    if (filled + text.length / 2 > size) {
      starts.push(index);
      filled = 0;
    }
    filled += text.length;
  });
  return starts;
}

const join = (
  texts: readonly string[],
  starts: readonly number[],
  run: (part: readonly string[]) => string,
): string[] => starts.map((start, index) => run(texts.slice(start, starts[index + 1])));

function listPages(sections: readonly ShownSection[], scopes: readonly string[]): IndexCore['pages'] {
  const counts = new Map<string, number>();
  for (const {page} of sections) counts.set(page.path, (counts.get(page.path) ?? 0) + 1);
  const pages = new Map(sections.map(({page}) => [page.path, page]));
  return [...pages.values()].map(
    ({title, path, trail, scope, rank}) =>
      [title, path, trail, counts.get(path)!, scopes.indexOf(scope), rank] as const,
  );
}

/**
 * Splits an index into the files that a browser loads: the core first, then the runs of terms and of sections that a
 * query needs. Sections of a page must follow one another.
 * @returns text by path below the index directory
 */
export function splitIndex(sections: readonly ShownSection[], index: CountedIndex): ReadonlyMap<string, string> {
  const lines = index.terms.map(([, postings]) => encodePostings(postings));
  const shown = sections.map(({anchor, headings, text}) =>
    JSON.stringify({anchor, headings, text} satisfies SectionText),
  );
  const chunks = findStarts(lines, chunkSize);
  const blocks = findStarts(shown, blockSize);
  const files = [
    ...join(lines, chunks, (part) => part.join('\n')).map((text, n) => [`t${n}.txt`, text] as const),
    ...join(shown, blocks, (part) => `[${part.join(',\n')}]`).map((text, n) => [`s${n}.json`, text] as const),
  ];
  const directory = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12);
  const scopes = [...new Set(sections.map(({page}) => page.scope))];
  const core: IndexCore = {
    format: 2,
    directory,
    pages: listPages(sections, scopes),
    scopes,
    lengths: encodeLengths(index.lengths),
    averages: index.averages,
    vocabulary: encodeVocabulary(index.terms.map(([term]) => term)),
    chunks,
    blocks,
  };
  return new Map([
    [coreFile, JSON.stringify(core)],
    ...files.map(([name, text]) => [`${directory}/${name}`, text] as const),
  ]);
}

import {createHash} from 'node:crypto';
import {coreFile, fields, indexFormat, noGap} from './types';
import type {IndexCore, IndexedPage, SearchRecord, SectionText} from './types';
import {tokenize} from './words';

/** Number of sections above which a word of their code, such as `name`, isn't indexed, because the index would be too big. */
const mostInCode = 2;
const verb = /^(?:Run|Deploy) (?:an? )?| app$/g;

function listTerms({name, trail, title, parents, text, code, keywords, kind, path, language}: SearchRecord) {
  const read = (...words: readonly string[]) => tokenize(words.join('\n'), language).flatMap(({terms}) => terms);
  return {
    // Of a guide's title, such as "Run Redis", only its subject names it.
    name: read(kind === 'page' && /\/guides-and-samples\/./.test(path) ? name.replace(verb, '') : name),
    trail: [...new Set(read(trail, title, ...parents))],
    text: read(text),
    // Numbers in code and parts of its identifiers aren't searched for.
    code: [...new Set(tokenize(code, language).map(({terms}) => terms[0]!))].filter((term) => !/^\d/.test(term)),
    keywords: [...new Set(read(keywords))],
  };
}

/** Prose for snippets: without the messages of errors, and with a short block, such as "Virtual CPUs per machine.", before the next. */
const readBlocks = (text: string): readonly string[] =>
  text
    .replace(/^error: .*\n/gm, '')
    .replace(/^(.{1,60})\n/gm, '$1 ')
    .split('\n')
    .filter(Boolean);

/** Sorted terms, each without what it shares with the one before. A capital letter before it has the number of those characters. */
const packTerms = (terms: readonly string[]): string =>
  terms
    .map((term, at) => {
      let shared = 0;
      while (shared < 25 && term[shared] === terms[at - 1]?.[shared]) shared++;
      return String.fromCharCode(65 + shared) + term.slice(shared);
    })
    .join('');

/** The files of the embedded engine's index by path: the core and the texts of each page. */
export function createIndexFiles(records: readonly SearchRecord[]): ReadonlyMap<string, string> {
  const lists = records.map(listTerms);
  const inCode = new Map<string, number>();
  for (const term of lists.flatMap(({code}) => code)) inCode.set(term, (inCode.get(term) ?? 0) + 1);
  for (const list of lists) list.code = list.code.filter((term) => inCode.get(term)! <= mostInCode);
  const terms = [...new Set(lists.flatMap((list) => Object.values(list).flat()))].sort();
  const postings = fields.map((field) => {
    const sections = new Map(terms.map((term): [string, number[]] => [term, []]));
    lists.forEach((list, id) => list[field].forEach((term) => sections.get(term)!.push(id)));
    const pack = (ids: readonly number[]) => ids.map((id, at) => String.fromCharCode(noGap + id - (ids[at - 1] ?? 0)));
    return [...sections.values()].map((ids) => pack(ids).join('')).join('\n');
  });

  const pages: IndexedPage[] = [];
  const texts: SectionText[][] = [];
  for (const {url, path, title, trail, name, kind, parents, text, ...record} of records) {
    if (kind === 'page') {
      const scope = `${record.language} ${record.docusaurus_tag}`;
      texts.push([]);
      pages.push({title, path, trail, scope, rank: record.page_rank, kinds: []});
    }
    pages.at(-1)!.kinds.push(kind);
    const [, anchor = ''] = url.split('#');
    texts.at(-1)!.push({anchor, name, parents: parents.join(' › '), texts: readBlocks(text)});
  }
  const files = texts.map((sections) => JSON.stringify(sections));
  const directory = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
  const core: IndexCore = {format: indexFormat, directory, pages, terms: packTerms(terms), postings};
  return new Map([
    [coreFile, JSON.stringify(core)],
    ...files.map((text, page) => [`${directory}/${page}.json`, text] as const),
  ]);
}

import {createHash} from 'node:crypto';
import {coreFile, fields, indexFormat} from './types';
import type {IndexCore, IndexedPage, SearchRecord, SectionText} from './types';
import {tokenize} from './words';

/** Number of sections above which a word of their code, such as `name`, says nothing about a section. */
const mostInCode = 2;

function listTerms({name, trail, title, path, parents, text, code, kind, language}: SearchRecord) {
  const read = (...words: readonly string[]) => tokenize(words.join('\n'), language).flatMap(({terms}) => terms);
  const names = read(name);
  const prose = read(text);
  // Of a guide's title, such as "Run Redis", only its subject names it.
  const isGuide = kind === 'page' && /\/guides-and-samples\/./.test(path);
  const subject = isGuide ? names.filter((term) => read(path).includes(term)) : [];
  return {
    name: subject.length > 0 ? subject : names,
    trail: [...new Set(read(trail, title, ...parents))],
    text: prose,
    code: [...new Set(read(code))],
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
      const differs = [...(terms[at - 1] ?? '')].findIndex((character, from) => character !== term[from]);
      const shared = Math.min(25, differs === -1 ? (terms[at - 1] ?? '').length : differs);
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
    const gaps = [...sections.values()].map((ids) => ids.map((id, at) => id - (ids[at - 1] ?? 0)).join(','));
    return gaps.join('\n').replaceAll(',0', "'");
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

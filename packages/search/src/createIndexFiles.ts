import {createHash} from 'node:crypto';
import MiniSearch from 'minisearch';
import {packIndex} from './packIndex';
import {
  coreFile,
  indexFormat,
  indexOptions,
  type IndexCore,
  type IndexedPage,
  type Kind,
  type SearchRecord,
  type SectionText,
} from './types';
import {tokenize} from './words';

/** Number of sections above which a word of their code, such as `name`, says nothing about a section. */
const mostInCode = 2;

/** The terms of a section by field. Code adds only those that its name and its prose don't contain. */
function listTerms({name, trail, title, path, parents, text, code, kind, language}: SearchRecord) {
  const read = (words: string) => tokenize(words, language).flatMap(({terms}) => terms);
  const names = read(name);
  const known = new Set([...names, ...read(text)]);
  // Of a guide's title, such as "Run Redis", only its subject names it.
  const subject =
    /\/guides-and-samples\/./.test(path) && kind === 'page' ? names.filter((term) => read(path).includes(term)) : [];
  return {
    name: subject.length > 0 ? subject : names,
    trail: read([trail, title, ...parents].join('\n')),
    text: read(text),
    code: [...new Set(read(code))].filter((term) => !known.has(term)),
  };
}

/** Prose for snippets: without the messages of errors, and with a short block, such as "Virtual CPUs per machine.", before the next. */
const joinShort = (text: string): string => text.replace(/^error: .*\n/gm, '').replace(/^(.{1,60})\n/gm, '$1 ');

/** The files of the embedded engine's index by path: the core and the texts of each page. */
export function createIndexFiles(records: readonly SearchRecord[]): ReadonlyMap<string, string> {
  const lists = records.map(listTerms);
  const inCode = new Map<string, number>();
  for (const term of lists.flatMap(({code}) => code)) inCode.set(term, (inCode.get(term) ?? 0) + 1);
  const words = new MiniSearch(indexOptions);
  const pages: (IndexedPage & {readonly kinds: Kind[]})[] = [];
  const texts: SectionText[][] = [];
  records.forEach(({url, path, title, trail, language, docusaurus_tag: tag, page_rank: rank, ...record}, at) => {
    const {name, kind, parents, text} = record;
    if (kind === 'page') {
      pages.push({title, path, trail, scope: `${language} ${tag}`, rank, kinds: []});
      texts.push([]);
    }
    const code = lists[at]!.code.filter((term) => inCode.get(term)! <= mostInCode);
    const fields = Object.entries({...lists[at]!, code}).map(([field, terms]) => [field, terms.join(' ')]);
    words.add({id: at, ...Object.fromEntries(fields)});
    pages.at(-1)!.kinds.push(kind);
    const blocks = joinShort(text).split('\n').filter(Boolean);
    texts.at(-1)!.push({anchor: url.split('#')[1] ?? '', name, kind, parents: parents.join(' › '), texts: blocks});
  });
  const files = texts.map((sections) => JSON.stringify(sections));
  const directory = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
  const {documentIds: _, storedFields: __, ...index} = words.toJSON();
  const core: IndexCore = {format: indexFormat, directory, pages, words: index};
  return new Map([
    [coreFile, packIndex(JSON.stringify(core))],
    ...files.map((text, page) => [`${directory}/${page}.json`, text] as const),
  ]);
}

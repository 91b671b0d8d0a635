import {createHash} from 'node:crypto';
import {encodePostings, fields, type Field, type SectionText} from './indexFormat';
import {coreFile, indexFormat, type IndexCore, type SearchRecord} from './types';
import {joinLogin, joinWords, tokenize} from './words';

/** Number of sections above which a word of their code, such as `name`, says nothing about a section. */
const mostInCode = 30;
/** Shorter blocks are shown with the next one. */
const shortText = 60;
const [nameField, textField, codeField] = [fields.indexOf('name'), fields.indexOf('text'), fields.indexOf('code')];

/** Text for snippets: a short block, such as "Virtual CPUs per machine.", with the next one, and an error without its message. */
function joinBlocks(blocks: readonly string[]): readonly string[] {
  const explained = blocks.filter((text) => !text.startsWith('error: '));
  const joined: string[] = [];
  for (const text of explained.length > 0 ? explained : blocks)
    if ((joined.at(-1) ?? '').length > shortText || joined.length === 0) joined.push(text);
    else joined.push(`${joined.pop()!} ${text}`);
  return joined;
}

interface Section extends SearchRecord {
  /** What results show. */
  readonly texts: readonly string[];
  readonly words: Readonly<Record<Field, string>>;
}

function readSection(record: SearchRecord): Section {
  const {path, title, trail, name, parents, text, code, kind} = record;
  const isPage = kind === 'page';
  const short = code.split('\n').filter((line) => kind !== 'section' && line !== '' && line.length < 200);
  return {
    ...record,
    texts: text === '' ? short.slice(0, 1) : joinBlocks(text.split('\n')),
    // The path of a page contains the words of its sidebar category, and the guide's language or software.
    words: {name, trail: [trail, ...(isPage ? path.split('/') : [title, ...parents])].join('\n'), text, code},
  };
}

/** A section without prose shows that of the section below it, or explains the command in its code. */
function findTexts({texts, level, code}: Section, next: Section | undefined, commands: readonly Section[]) {
  if (texts.length > 0) return texts;
  if (code === '') return next !== undefined && next.level > level ? next.texts.slice(0, 1) : [];
  const line = code.replace(/^\$ /, '');
  return commands.find(({name}) => line.startsWith(`${name} `))?.texts.slice(0, 1) ?? [];
}

/** The sections of each page. They follow one another, and the page itself is the first. */
function groupRecords(records: readonly SearchRecord[]): readonly (readonly Section[])[] {
  const pages = new Map<string, Section[]>();
  for (const record of records) {
    const key = `${record.language} ${record.docusaurus_tag} ${record.path}`;
    pages.set(key, [...(pages.get(key) ?? []), readSection(record)]);
  }
  const commands = [...pages.values()].flat().filter(({kind}) => kind === 'command');
  return [...pages.values()].map((sections) =>
    sections.map((section, at) => ({...section, texts: findTexts(section, sections[at + 1], commands)})),
  );
}

/** Text by path below the index directory. */
export type IndexFiles = ReadonlyMap<string, string>;

/** The files of the embedded engine's index: the core and the texts of each page. */
export function createIndexFiles(records: readonly SearchRecord[]): IndexFiles {
  const pages = groupRecords(records);
  const all = pages.flat().map(({language, words}) => ({
    language,
    tokens: fields.map((field) => tokenize(joinLogin(words[field]), language)),
  }));
  const vocabulary = new Set(all.flatMap(({tokens}) => tokens.flat().map(({terms}) => terms[0]!)));
  const postings = new Map<string, [number, number][][]>();
  all.forEach(({language, tokens}, section) =>
    tokens.forEach((list, field) => {
      const terms = list.flatMap(({terms: own, word}, index) => {
        // "health check" is also found as "healthcheck" if the site writes both.
        const next = list[index + 1];
        const joined = next === undefined ? '' : joinWords(word, next.word, language);
        return vocabulary.has(joined) ? [...own, joined] : own;
      });
      const counts = new Map<string, number>();
      for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
      for (const [term, count] of counts) {
        const lists = postings.get(term) ?? fields.map(() => []);
        postings.set(term, lists);
        const isInProse = [nameField, textField].some((other) => lists[other]!.at(-1)?.[0] === section);
        if (field !== codeField || !isInProse) lists[field]!.push([section, field === textField ? count : 1]);
      }
    }),
  );
  for (const lists of postings.values()) if (lists[codeField]!.length > mostInCode) lists[codeField] = [];
  const texts = pages.map((sections) =>
    JSON.stringify(
      sections.map(({url, name, kind, parents, texts: own}): SectionText => {
        return {anchor: url.split('#')[1] ?? '', name, kind, parents: parents.join(' › '), texts: own};
      }),
    ),
  );
  const directory = createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 12);
  const core: IndexCore = {
    format: indexFormat,
    directory,
    pages: pages.map((sections) => {
      const {title, path, trail, language, docusaurus_tag: tag, page_rank: rank} = sections[0]!;
      const kinds = sections.map(({kind}) => kind[0]).join('');
      return {title, path, trail, scope: `${language} ${tag}`, rank, kinds};
    }),
    terms: encodePostings(postings),
  };
  return new Map([
    [coreFile, JSON.stringify(core)],
    ...texts.map((text, page) => [`${directory}/${page}.json`, text] as const),
  ]);
}

import {createHash} from 'node:crypto';
import type {BuiltPage} from '../shared/BuiltPage';
import type {Section} from './groupSections';
import {keepIndexed} from './keepIndexed';

/** Path below the index folder → text. */
export type IndexFiles = ReadonlyMap<string, string>;

/** What earlier builds made. The keys are digests of all that a value is made from but code. */
export interface IndexMemory {
  readonly sections: Memory<readonly Section[]>;
  readonly files: Memory<IndexFiles>;
}

interface Memory<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64');

function recall<Value>(memory: Memory<Value>, key: string, make: () => Value): Value {
  const known = memory.get(key);
  if (known !== undefined) return known;
  const value = make();
  memory.set(key, value);
  return value;
}

/** How the files are made when one of the pages has changed. */
export interface IndexMaker {
  readonly readSections: (page: BuiltPage) => readonly Section[];
  readonly writeIndex: (sections: readonly Section[]) => IndexFiles;
}

/**
 * From built pages to the files of the embedded engine.
 * @param load gets the code that makes them, which is much and is not needed when no page has changed
 */
export function recallIndexFiles(built: readonly BuiltPage[], memory: IndexMemory, load: () => IndexMaker): IndexFiles {
  const pages = built.map(keepIndexed).map((page) => ({page, key: digest(`${page.path}\n${page.html}`)}));
  return recall(memory.files, digest(pages.map(({key}) => key).join()), () => {
    const {readSections, writeIndex} = load();
    return writeIndex(pages.flatMap(({page, key}) => recall(memory.sections, key, () => readSections(page))));
  });
}

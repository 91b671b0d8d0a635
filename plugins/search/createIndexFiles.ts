import {createHash} from 'node:crypto';
import type {BuiltPage} from '../shared/BuiltPage';
import {buildIndex} from './buildIndex';
import {keepIndexed} from './keepIndexed';
import {extractRecords} from './extractRecords';
import {groupSections, type Section} from './groupSections';
import {splitIndex} from './splitIndex';

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

const nothing = (): IndexMemory => ({sections: new Map(), files: new Map()});
const digest = (text: string): string => createHash('sha256').update(text).digest('base64');

function recall<Value>(memory: Memory<Value>, key: string, make: () => Value): Value {
  const known = memory.get(key);
  if (known !== undefined) return known;
  const value = make();
  memory.set(key, value);
  return value;
}

/** From built pages to the files of the embedded engine. */
export function createIndexFiles(built: readonly BuiltPage[], memory: IndexMemory = nothing()): IndexFiles {
  const pages = built.map(keepIndexed).map((page) => ({page, key: digest(`${page.path}\n${page.html}`)}));
  return recall(memory.files, digest(pages.map(({key}) => key).join()), () => {
    const sections = pages.flatMap(({page, key}) =>
      recall(memory.sections, key, () => groupSections(extractRecords(page))),
    );
    return splitIndex(sections, buildIndex(sections));
  });
}

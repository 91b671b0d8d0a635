import type {BuiltPage} from '../shared/readBuiltPages';
import {buildIndex} from './buildIndex';
import {extractRecords} from './extractRecords';
import {groupSections, type ShownSection} from './groupSections';
import {splitIndex} from './splitIndex';

/** Text by path below the index directory. */
export type IndexFiles = ReadonlyMap<string, string>;

/** Creates the files of the embedded engine from the built pages. */
export function createIndexFiles(pages: Iterable<BuiltPage>): IndexFiles {
  const shown: ShownSection[] = [];
  function* readFields() {
    for (const page of pages)
      for (const {fields, ...section} of groupSections(extractRecords(page))) {
        shown.push(section);
        yield fields;
      }
  }
  const index = buildIndex(readFields());
  return splitIndex(shown, index);
}

import type {BuiltPage} from '../shared/BuiltPage';
import {buildIndex} from './buildIndex';
import {extractRecords} from './extractRecords';
import {groupSections} from './groupSections';
import {splitIndex} from './splitIndex';

/** From built pages to the files of the embedded engine: path below the index folder → text. */
export function createIndexFiles(pages: readonly BuiltPage[]): ReadonlyMap<string, string> {
  const sections = groupSections(pages.flatMap(extractRecords));
  return splitIndex(sections, buildIndex(sections));
}

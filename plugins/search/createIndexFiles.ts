import {copyTexts} from '../shared/copyTexts';
import type {BuiltPage} from '../shared/readBuiltPages';
import {buildIndex} from './buildIndex';
import {extractRecords} from './extractRecords';
import {groupSections, type Section} from './groupSections';
import {splitIndex} from './splitIndex';

/** Text by path below the index directory. */
export type IndexFiles = ReadonlyMap<string, string>;

/** Creates the files of the embedded engine from the built pages. */
export function createIndexFiles(built: Iterable<BuiltPage>): IndexFiles {
  const sections: Section[] = [];
  for (const page of built) sections.push(...copyTexts(groupSections(extractRecords(page))));
  return splitIndex(sections, buildIndex(sections));
}

import {buildIndex} from './buildIndex';
import {extractRecords} from './extractRecords';
import {groupSections} from './groupSections';
import type {IndexMaker} from './recallIndexFiles';
import {splitIndex} from './splitIndex';

/** Reads pages and writes the index. */
export const indexMaker: IndexMaker = {
  readSections: (page) => groupSections(extractRecords(page)),
  writeIndex: (sections) => splitIndex(sections, buildIndex(sections)),
};

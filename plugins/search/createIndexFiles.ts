import type {BuiltPage} from '../shared/BuiltPage';
import {indexMaker} from './indexMaker';
import {recallIndexFiles, type IndexFiles, type IndexMemory} from './recallIndexFiles';

/** From built pages to the files of the embedded engine. Without a memory all of them are read anew. */
export function createIndexFiles(
  built: readonly BuiltPage[],
  memory: IndexMemory = {sections: new Map(), files: new Map()},
): IndexFiles {
  return recallIndexFiles(built, memory, () => indexMaker);
}

import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {ExampleReader} from './ExampleReader';

/** A reader of the files under `examples/` of a project. */
export function readExampleFile(root: string): ExampleReader {
  return (path) => {
    try {
      return readFileSync(join(root, 'examples', path), 'utf8');
    } catch (error) {
      const {code} = error as NodeJS.ErrnoException;
      if (code === 'ENOENT' || code === 'EISDIR' || code === 'ENOTDIR') return undefined;
      throw error;
    }
  };
}

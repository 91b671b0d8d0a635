import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll} from 'vitest';

/** Creates a temporary directory, which is removed after the tests of the file or `describe`. */
export function makeDirectory(name: string): string {
  const directory = mkdtempSync(path.join(tmpdir(), `${name}-`));
  afterAll(() => rmSync(directory, {recursive: true, force: true}));
  return directory;
}

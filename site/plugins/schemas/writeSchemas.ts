import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {PublishedSchema} from './publishedSchemas';

/** Writes schemas below a directory that is served, each at its URL path. */
export async function writeSchemas(directory: string, schemas: readonly PublishedSchema[]): Promise<void> {
  for (const {path, text} of schemas) {
    const file = join(directory, path);
    await mkdir(dirname(file), {recursive: true});
    await writeFile(file, text);
  }
}

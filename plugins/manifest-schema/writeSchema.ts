import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';

/**
 * Writes a text under a folder that is served.
 *
 * @param path URL path on the site, which begins with a slash
 */
export async function writeSchema(folder: string, path: string, text: string): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), {recursive: true});
  await writeFile(file, text);
}

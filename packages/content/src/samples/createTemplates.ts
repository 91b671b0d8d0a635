import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Templates} from '@aloft/simulator';
import {listSamples} from './listSamples';
import {listPublishedFiles} from './packSample';

/**
 * The project's samples, for `aloft init --template` in the simulator.
 *
 * @param root absolute path of the project
 */
export function createTemplates(root: string): Templates {
  const examples = join(root, 'examples');
  const ids = () => listSamples(examples);
  return {
    ids,
    read: (id) =>
      ids().includes(id)
        ? Object.fromEntries(
            listPublishedFiles(root, id).map((file) => [file, readFileSync(join(examples, id, file), 'utf8')]),
          )
        : undefined,
  };
}

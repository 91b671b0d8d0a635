import {readFileSync} from 'node:fs';
import {basename, extname, join} from 'node:path';
import {brand} from '@aloft/platform/brand';
import {dependsOnNamespace} from '@aloft/simulator/samples';
import {addressSample, listPublishedFiles} from '../../samples/packSample';
import {listSamples} from '../../samples/listSamples';
import {fence} from '../nodes/fence';
import {paragraph} from '../nodes/prose';
import type {Renderer} from '../Renderer';

/** `<GetSample example="go/generic" />`: how to copy the example with the CLI, and how to download its archive. */
export function createGetSample(root: string): Renderer {
  return {
    name: 'GetSample',
    required: ['example'],
    render: ({example = ''}, {fail}) => {
      if (!listSamples(join(root, 'examples')).includes(example))
        return fail(`there is no example "${example}"`, 'name a directory under examples/, such as go/generic');
      const {directory, path} = addressSample(example);
      const archive = basename(path);
      const place = describePlaces(
        listPublishedFiles(root, example).filter(
          (file) =>
            extname(file) !== '.md' && dependsOnNamespace(readFileSync(join(root, 'examples', example, file), 'utf8')),
        ),
      );
      return [
        paragraph(
          place
            ? `These commands copy the sample into a new directory and set your namespace in ${place}:`
            : 'Copy the sample into a new directory:',
        ),
        fence('bash', `mkdir ${directory}\ncd ${directory}\n${brand.cli} init --template ${example}`),
        paragraph(
          `Or download [${archive}](pathname://${path}) without the CLI${place && `, and replace \`acme\` in ${place} with your own namespace`}:`,
        ),
        fence('bash', `curl -fsSO ${brand.docsUrl}${path}\ntar -xzf ${archive}\ncd ${directory}`),
      ];
    },
  };
}

/** Lists the files that contain the namespace; several manifests become one item. */
function describePlaces(files: readonly string[]): string {
  const manifests = files.filter((file) => basename(file) === brand.manifest);
  const others = files.filter((file) => !manifests.includes(file));
  const named = manifests.length > 1 ? others : files;
  const items = named.map((file) => `\`${file}\``);
  if (named !== files) items.unshift('all manifests');
  return [items.slice(0, -1).join(', '), ...items.slice(-1)]
    .filter(Boolean)
    .join(items.length > 2 ? ', and ' : ' and ');
}

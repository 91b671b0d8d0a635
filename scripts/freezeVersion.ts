import {writeFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {readExampleFile} from '@aloft/content/samples';
import {createRenderers} from '@aloft/content/reference';
import {readPages} from '@aloft/content/pages';
import {freezeFacts, frozenFile} from '@aloft/content/versions';
import {runDocusaurus} from './runDocusaurus';
import {runMain} from './runMain';

/**
 * Cuts a version: Docusaurus copies pages and sidebars, and this script adds a record of the facts and example code
 * that they show.
 */
async function freezeVersion(version: string | undefined): Promise<void> {
  if (version === undefined || !/^\d+(\.\d+)*$/.test(version))
    throw new Error(`"${version ?? ''}" is not a version. Specify one, such as: npm run docs:version -- 1.0`);
  const root = resolve(__dirname, '..');
  // Runs first, because it fails if a page contradicts the facts.
  const options = {root, renderers: createRenderers(root), read: readExampleFile(root)};
  const facts = freezeFacts(readPages(root), options);
  await runDocusaurus(['docs:version', version], 'Fix what the lines above name, then cut the version again.', {
    cwd: 'site',
  });
  writeFileSync(frozenFile(version), `${JSON.stringify(facts)}\n`);
  console.log(`Run \`npm run build\`: the pages of ${version} are below /docs/${version}.`);
}

void runMain(() => freezeVersion(process.argv[2]));

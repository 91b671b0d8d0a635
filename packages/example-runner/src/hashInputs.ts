import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listSampleFiles} from '@aloft/content/samples';
import {projectImages} from '@aloft/platform/frameworks';
import {findToolchain} from './findToolchain';
import {hashBase} from './images/baseImages';
import {listBases} from './images/openWorkspaces';
import {builders} from './images/ImageBuilder';
import {listNeededPrograms, runsInImages} from './runExample';
import {findStarter} from './starters/starters';
import type {LocatedExample, Toolchain} from './types';

/** Sources of what `aloft init` writes, by the language of the guide. */
const frameworks = path.resolve(__dirname, '../../platform/src/frameworks');
const recognizers: Readonly<Record<string, readonly string[]>> = {
  python: ['python'],
  ruby: ['scripted'],
  go: ['compiled'],
  java: ['compiled'],
  rust: ['compiled'],
};
const listSources = (guide: string) =>
  ['index', 'types', ...(recognizers[guide.split('/')[1] ?? ''] ?? ['javascript', 'staticSite'])].map(
    (name) => `${name}.ts`,
  );

/** Base images of the Dockerfiles that these sources write. */
const listProjectImages = (sources: readonly string[]) =>
  Object.entries(projectImages).flatMap(([name, tag]) =>
    sources.some((file) => readFileSync(path.join(frameworks, file), 'utf8').includes(`images.${name}`)) ? [tag] : [],
  );

/** Sources that run an example, as paths below the runner's directory. Others check its files, or choose and record. */
const runnerSources = [
  ...['ProcessPool', 'StepRunner', 'choosePort', 'listProcesses', 'makeEnvironment', 'readExample', 'runExample'],
  ...['sendRequest', 'images/ImageBuilder', 'images/Workspace', 'images/openWorkspaces'],
].map((name) => `${name}.ts`);

/** Versions by command, because many examples need the same programs. */
const versions = new Map<string, string | undefined>();

function findVersionOf(toolchain: Toolchain): string | undefined {
  const key = `${toolchain.command} ${toolchain.minimum}`;
  if (!versions.has(key)) {
    const found = findToolchain(toolchain);
    versions.set(key, 'version' in found ? found.version : undefined);
  }
  return versions.get(key);
}

/**
 * Hashes everything that the result of an example depends on: its files and test, the runner with its base images, and
 * the versions of the programs on this machine.
 *
 * @param buildsImages whether this machine builds images
 * @returns undefined if a program is missing
 */
export function hashInputs(example: LocatedExample, buildsImages: boolean): string | undefined {
  const inImages = buildsImages && runsInImages(example);
  const hash = createHash('sha256').update(String(inImages));
  for (const program of [...(inImages ? builders : []), ...listNeededPrograms(example, inImages)]) {
    const version = findVersionOf(program);
    if (version === undefined) return undefined;
    hash.update(`\0${program.name} ${version}`);
  }
  const add = (directory: string, files: readonly string[]) => {
    for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(path.join(directory, file)));
  };
  add(__dirname, runnerSources);
  const starter = findStarter(example.id);
  const sources = starter ? listSources(starter.guide) : [];
  // Without the month, in which the images are built again.
  const bases = starter ? [starter.base, ...listProjectImages(sources)] : listBases(example);
  if (inImages) hash.update(bases.map((tag) => hashBase(tag, '')).join(' '));
  if (starter) {
    hash.update(JSON.stringify(starter));
    add(frameworks, sources);
    add(__dirname, ['starters/runStarter.ts']);
  } else add(example.directory, listSampleFiles(example.directory));
  return hash.digest('hex');
}

import {type ExampleReader, readExampleFile} from '../fences/examples';
import {createRenderers} from '../reference/createRenderers';
import type {Renderer} from '../reference/Renderer';
import {createFrozenReader, createFrozenRenderers, readFrozenFacts} from './frozenFacts';

/** Sources of the facts and examples that the pages of a version show. */
interface VersionSources {
  readonly renderers: readonly Renderer[];
  readonly readExample: ExampleReader;
}

const loaded = new Map<string, VersionSources>();

/**
 * Loads a version's sources once: the platform's facts for the current version, the record for a frozen one.
 *
 * @param root absolute path of the project
 * @param version name of a frozen version; `undefined` is the current version
 */
export function loadVersion(root: string, version: string | undefined): VersionSources {
  const key = `${root}\0${version ?? ''}`;
  const sources = loaded.get(key) ?? readSources(root, version);
  loaded.set(key, sources);
  return sources;
}

function readSources(root: string, version: string | undefined): VersionSources {
  if (version === undefined) return {renderers: createRenderers(root), readExample: readExampleFile(root)};
  const facts = readFrozenFacts(root, version);
  return {renderers: createFrozenRenderers(facts), readExample: createFrozenReader(facts)};
}

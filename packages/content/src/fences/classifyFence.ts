import {brand} from '@aloft/platform/brand';
import {ContentError} from '../problems/ContentError';
import type {Place} from '../problems/Problem';
import type {FenceMeta} from './FenceMeta';

/** The class of a block, which determines how it's checked. There is no class for other blocks. */
export type FenceClass =
  | 'transcript'
  | 'manifest'
  | 'manifest-fragment'
  | 'shell'
  | 'powershell'
  | 'dockerfile'
  | 'json'
  | 'yaml'
  | 'toml'
  | 'text'
  | 'http'
  | `source:${string}`;

const manifestName = brand.manifest;
const byLanguage: Readonly<Record<string, FenceClass | undefined>> = {
  console: 'transcript',
  bash: 'shell',
  sh: 'shell',
  powershell: 'powershell',
  dockerfile: 'dockerfile',
  json: 'json',
  yaml: 'yaml',
  toml: 'toml',
  text: 'text',
  http: 'http',
};

/**
 * Returns the class of a block. A block with an example gets the class of its content.
 *
 * @throws ContentError when marks contradict the language
 */
export function classifyFence(meta: FenceMeta, place: Place): FenceClass {
  const fail = (what: string, how: string): never => {
    throw new ContentError({...place, what, how});
  };
  const {language} = meta;
  if (meta.manifest && language !== 'yaml')
    fail("manifest=fragment marks a block that isn't yaml", 'make it a yaml block');
  if (meta.scenario && language !== 'console')
    fail("scenario= marks a block that isn't console", 'make it a console block');
  const kind = classify(meta);
  if (meta.expectError && kind !== 'transcript' && kind !== 'manifest' && kind !== 'manifest-fragment') {
    fail(
      `expect-error= marks a block of class ${kind}`,
      'only transcripts and manifests are run, so only they can fail',
    );
  }
  if (meta.example && kind === 'transcript') fail('a transcript names an example', 'type the commands on the page');
  return kind;
}

function classify(meta: FenceMeta): FenceClass {
  if (meta.manifest) return 'manifest-fragment';
  const file = (meta.example?.path ?? meta.title ?? '').split('/').pop();
  if (meta.language === 'yaml' && file === manifestName) return meta.example?.region ? 'manifest-fragment' : 'manifest';
  return byLanguage[meta.language] ?? `source:${meta.language}`;
}

import {importCompose, isCompose} from '@site/platform/manifest/import/importCompose';
import {importDockerfile, isDockerfile} from '@site/platform/manifest/import/importDockerfile';
import type {ImportedApp} from '@site/platform/manifest/import/types';
import {load} from 'js-yaml';

/** Converts a Dockerfile or Compose file into manifests. Empty if the text is neither. */
export function readSource(source: string): readonly ImportedApp[] {
  try {
    const data = load(source);
    if (isCompose(data)) return importCompose(data);
  } catch {
    // The text isn't YAML, so it may be a Dockerfile.
  }
  return isDockerfile(source) ? [importDockerfile(source)] : [];
}

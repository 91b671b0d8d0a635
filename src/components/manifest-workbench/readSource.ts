import {importCompose, isCompose} from '@site/platform/manifest/import/importCompose';
import {importDockerfile, isDockerfile} from '@site/platform/manifest/import/importDockerfile';
import type {ImportedApp} from '@site/platform/manifest/import/types';
import {load} from 'js-yaml';

/** The manifests for a Dockerfile or Compose file. Empty if the text is neither. */
export function readSource(source: string): readonly ImportedApp[] {
  try {
    const data = load(source);
    if (isCompose(data)) return importCompose(data);
  } catch {
    // A Dockerfile is seldom valid YAML.
  }
  return isDockerfile(source) ? [importDockerfile(source)] : [];
}

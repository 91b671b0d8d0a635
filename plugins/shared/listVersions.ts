import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadedPlugin} from '@docusaurus/types';

/** Versions of the docs, as the docs plugin loaded them. */
export function listVersions(plugins: readonly LoadedPlugin[]): readonly LoadedVersion[] {
  return plugins
    .filter(({name}) => name === 'docusaurus-plugin-content-docs')
    .flatMap(({content}) => (content as LoadedContent).loadedVersions);
}

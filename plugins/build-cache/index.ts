import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {digestCode} from '../shared/digestCode';
import {hashFiles} from '../shared/hashFiles';

/** What pages are made from though no module imports it: code of the examples, and drawings. */
const inputs = ['examples', 'docs/_diagrams'];

interface CachedConfig {
  readonly experiments?: {readonly cache?: {readonly version?: string}};
}

/**
 * Makes the bundler forget its cache when such a file changes, our code or a package. Docusaurus itself does so for
 * the configuration and the files that it imports; a page would else go on to show code that the example no longer has.
 */
export default function buildCache({siteDir}: LoadContext): Plugin {
  return {
    name: 'build-cache',
    configureWebpack(config) {
      if (process.env.NODE_ENV !== 'production' || process.env.DOCUSAURUS_NO_PERSISTENT_CACHE) return {};
      const version = (config as CachedConfig).experiments?.cache?.version;
      if (!version) throw new Error('The bundler keeps its cache otherwise than before: see plugins/build-cache');
      const digest = hashFiles(inputs.map((folder) => path.join(siteDir, folder)));
      return {experiments: {cache: {version: `${version}-${digest}-${digestCode()}`}}} as ReturnType<
        NonNullable<Plugin['configureWebpack']>
      >;
    },
  };
}

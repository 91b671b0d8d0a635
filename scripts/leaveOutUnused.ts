import {createRequire} from 'node:module';
import path from 'node:path';
import {loadLater} from './loadLater';

/** What Docusaurus imports for ways of building that this site does not take: webpack, Terser, Babel. By importer. */
const unused: Readonly<Record<string, readonly string[]>> = {
  '@docusaurus/bundler': ['copy-webpack-plugin', 'html-minifier-terser', 'mini-css-extract-plugin', 'webpackbar'],
  '@docusaurus/babel': ['./babelTranslationsExtractor'],
  '@docusaurus/core': ['webpack-bundle-analyzer'],
};

/** Spares a build the second that it takes to run code which it never uses. */
export function leaveOutUnused(): void {
  const site = path.resolve('package.json');
  const core = createRequire(site).resolve('@docusaurus/core/package.json');
  for (const [importer, requests] of Object.entries(unused)) {
    const from = importer === '@docusaurus/core' ? core : createRequire(core).resolve(importer);
    for (const request of requests) loadLater({request, from});
  }
}

// cspell:ignore Francfort
import {execFile, execFileSync} from 'node:child_process';
import {appendFileSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {searchServer} from '../browser/sites';
import {pseudoLocale, translateProject} from '../site/pseudoLocale';
import {addGuide, completeGuide} from './addGuide';
import {copyProject} from './copyProject';

/** Path of the site on its server. */
export const base = '/docs-site';

/** A link to a heading that doesn't exist, on a frozen page. */
export const brokenLink = 'resources/apps#no-such-heading';

/** A page without a translation. */
export const untranslated = 'docs/glossary';

/** Texts that differ between the frozen version and the current one: file, before, after. */
export const changes = [
  ['packages/platform/src/limits.ts', "'log-retention': limit('logs', '168h'", "'log-retention': limit('logs', '216h'"],
  ['packages/platform/src/system.ts', "['Frankfurt'", "['Francfort'"],
  ['examples/monitoring/prometheus/prometheus.yml', 'scrape_interval: 15s', 'scrape_interval: 45s'],
  ['docs/resources/volumes.mdx', 'Created volume archive (20Gi) in', 'Made volume archive (20Gi) in'],
] as const;

/** Follows "Cut a version", "Add a locale" and "Add a guide" of CONTRIBUTING.md in a copy of the project. */
export async function buildLocalized(directory: string): Promise<void> {
  copyProject(directory);
  const at = (file: string) => path.join(directory, file);
  const docusaurus = ['--require', './site/load.cjs', 'node_modules/@docusaurus/core/bin/docusaurus.mjs'];
  const run = async (...args: string[]): Promise<string> => {
    const env = {
      NO_COLOR: '1',
      // The next build is another copy.
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      SKIP_HTML_MINIFICATION: 'true',
      BASE_URL: `${base}/`,
      SEARCH_NODES: searchServer,
      SEARCH_API_KEY: 'search-only-key',
    };
    const options = {cwd: directory, env: {...process.env, ...env}, maxBuffer: 1e8};
    const node = ['--max-semi-space-size=64', ...args];
    const {stdout, stderr} = await promisify(execFile)(process.execPath, node, options);
    return stdout + stderr;
  };
  const edit = (file: string, from: string, to: string): void => {
    const text = readFileSync(at(file), 'utf8');
    if (!text.includes(from)) throw new Error(`${file} doesn't contain ${from}`);
    writeFileSync(at(file), text.replace(from, to));
  };

  await run('--import', 'tsx', 'scripts/freezeVersion.ts', '1.0');
  for (const [file, from, to] of changes) edit(file, from, to);
  addGuide(directory);
  completeGuide(directory);
  edit('site/docusaurus.config.ts', "locales: ['en']", `locales: ['en', '${pseudoLocale}']`);
  appendFileSync(at('site/versioned_docs/version-1.0/resources/volumes.mdx'), `\n[Apps](/docs/${brokenLink})\n`);
  await run(...docusaurus, 'write-translations', 'site', '--locale', pseudoLocale);
  translateProject(directory, (page) => page !== 'glossary.mdx');
  // The dates of pages come from git. For each file without a commit, Docusaurus would run it.
  execFileSync('git', ['add', '.'], {cwd: directory});
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  execFileSync('git', [...author, 'commit', '--quiet', '--no-verify', '--message', 'Translate'], {cwd: directory});
  writeFileSync(at('build.log'), await run(...docusaurus, 'build', 'site', '--out-dir', at('build')));
}

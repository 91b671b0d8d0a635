import {execFile} from 'node:child_process';
import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';

/**
 * Builds a site into separate directories.
 * @param env added to the environment
 * @param options directory of another site, path of another configuration than that of the site, and output directory
 */
export async function runSite(
  env: Readonly<Record<string, string>>,
  {siteDirectory = 'site', config = '', directory = mkdtempSync(path.join(tmpdir(), 'site-'))} = {},
) {
  const bin = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
  const args = ['--max-semi-space-size=64', '--require', path.resolve('site/load.cjs'), bin, 'build', siteDirectory];
  const options = [...(config ? ['--config', path.resolve(config)] : []), '--out-dir', directory];
  const own = {
    NODE_ENV: 'production',
    NO_UPDATE_NOTIFIER: '1',
    NO_COLOR: '1',
    // The cache would contain the generated files of another build.
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.resolve('.cache/generated', path.basename(directory)),
  };
  const {stdout, stderr, code} = await promisify(execFile)(process.execPath, [...args, ...options], {
    env: {...process.env, ...own, ...env},
    maxBuffer: 1e8,
  }).then(
    (output) => ({...output, code: 0}),
    (error: {stdout: string; stderr: string; code: number}) => error,
  );
  return {code, output: stdout + stderr, directory};
}

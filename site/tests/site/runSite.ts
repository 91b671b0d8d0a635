import {execFile} from 'node:child_process';
import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';

/**
 * Builds a site with another configuration, into separate directories.
 * @param config path of the configuration
 * @param env added to the environment
 * @param options directory of another site, and output directory
 */
export async function runSite(
  config: string,
  env: Readonly<Record<string, string>> = {},
  {siteDirectory = 'site', directory = mkdtempSync(path.join(tmpdir(), 'site-'))} = {},
) {
  const bin = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
  const args = [bin, 'build', siteDirectory, '--config', path.resolve(config), '--out-dir', directory];
  const own = {
    NODE_ENV: 'production',
    NO_UPDATE_NOTIFIER: '1',
    NO_COLOR: '1',
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.resolve('.cache/generated', path.basename(directory)),
  };
  const {stdout, stderr, code} = await promisify(execFile)(process.execPath, args, {
    env: {...process.env, ...own, ...env},
    maxBuffer: 1e8,
  }).then(
    (output) => ({...output, code: 0}),
    (error: {stdout: string; stderr: string; code: number}) => error,
  );
  return {code, output: stdout + stderr, directory};
}

import {execFile} from 'node:child_process';
import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

export interface SiteRun {
  readonly code: number;
  readonly output: string;
  /** Where the built site stands. */
  readonly folder: string;
}

/**
 * Builds a site with another configuration, into separate directories.
 * @param config path of the configuration
 * @param env added to the environment
 * @param siteFolder the site's folder when it is not this site
 */
export function runSite(
  config: string,
  env: Readonly<Record<string, string>> = {},
  siteFolder = '.',
): Promise<SiteRun> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  const bin = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
  const args = [bin, 'build', siteFolder, '--config', path.resolve(config), '--out-dir', folder];
  const generated = path.join('.cache', 'generated', path.basename(folder));
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      args,
      {
        env: {
          ...process.env,
          NODE_ENV: 'production',
          NO_UPDATE_NOTIFIER: '1',
          NO_COLOR: '1',
          DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated,
          ...env,
        },
        maxBuffer: 1e8,
      },
      (error, stdout, stderr) => resolve({code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr, folder}),
    );
  });
}

import {execFile} from 'node:child_process';
import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

export interface SiteRun {
  readonly code: number;
  readonly output: string;
  /** Directory of the built site. */
  readonly directory: string;
}

/**
 * Builds a site with another configuration, into separate directories.
 * @param config path of the configuration
 * @param env added to the environment
 * @param options directory of another site, and output directory
 */
export function runSite(
  config: string,
  env: Readonly<Record<string, string>> = {},
  {
    siteDirectory = 'site',
    directory = mkdtempSync(path.join(tmpdir(), 'site-')),
  }: {readonly siteDirectory?: string; readonly directory?: string} = {},
): Promise<SiteRun> {
  const bin = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
  const args = [bin, 'build', siteDirectory, '--config', path.resolve(config), '--out-dir', directory];
  const generated = path.resolve('.cache/generated', path.basename(directory));
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
      (error, stdout, stderr) =>
        resolve({code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr, directory}),
    );
  });
}

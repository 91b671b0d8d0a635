import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Inputs of pages that aren't imports, so the bundler doesn't track them. */
const inputs = [
  'site/config',
  'site/docusaurus.config.ts',
  'docs/_diagrams',
  'examples',
  'packages',
  'site/plugins',
  'site/versioned_docs',
  'package-lock.json',
].filter((input) => existsSync(input));
const cache = 'node_modules/.cache';

const listInputs = (entry: string): readonly string[] => {
  if (!statSync(entry).isDirectory()) return [entry];
  const names = readdirSync(entry).filter((name) => !['node_modules', 'target', '.venv'].includes(name));
  return names.sort().flatMap((name) => listInputs(path.join(entry, name)));
};

/**
 * Deletes the bundler's cache if such an input has changed since the last build. The bundler tracks only modules, so a
 * page would otherwise show outdated example code.
 *
 * @returns a hash of the inputs
 */
export function clearStaleCache(): string {
  const hash = createHash('sha256').update(`${process.version} ${process.env.LEAN ?? ''}`);
  // Samples contain only tracked files.
  hash.update(spawnSync('git', ['ls-files', 'examples']).stdout ?? '');
  for (const file of inputs.flatMap(listInputs)) hash.update(`\0${file}\0`).update(readFileSync(file));
  const digest = hash.digest('hex');
  const record = path.join(cache, 'inputs.sha256');
  if (existsSync(record) && readFileSync(record, 'utf8') === digest) return digest;
  for (const bundler of ['rspack', 'webpack']) rmSync(path.join(cache, bundler), {recursive: true, force: true});
  mkdirSync(cache, {recursive: true});
  writeFileSync(record, digest);
  return digest;
}

import {spawnSync} from 'node:child_process';
import {findToolchain} from './findToolchain';
import {builders, listNeededPrograms, runsInImages} from './runExample';
import type {LocatedExample} from './types';

/** Debian packages with the toolchains of these examples that are missing on this machine. */
export function listMissingPackages(examples: readonly LocatedExample[]): string[] {
  const needed = examples.flatMap((example) =>
    runsInImages(example) ? [...builders, ...listNeededPrograms(example, true)] : example.toolchains,
  );
  const missing = needed.filter((toolchain) => toolchain.debian?.length && 'missing' in findToolchain(toolchain));
  return [...new Set(missing.flatMap((toolchain) => toolchain.debian ?? []))].sort();
}

/**
 * Installs the missing Debian packages of these examples.
 * @throws Error if the user isn't root, or if apt-get fails
 */
export function installToolchains(examples: readonly LocatedExample[], say: (line: string) => void): void {
  const packages = listMissingPackages(examples);
  if (!packages.length) return say('install: no Debian packages are missing');
  if (process.getuid?.() !== 0)
    throw new Error(`--install needs root. As root run: apt-get install --no-install-recommends ${packages.join(' ')}`);
  say(`install: ${packages.join(' ')}`);
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  for (const command of [
    ['update', '-q'],
    ['install', '-y', '-q', '--no-install-recommends', ...packages],
  ]) {
    const {status, stdout, stderr} = spawnSync('apt-get', command, {encoding: 'utf8', env, timeout: 600_000});
    if (status !== 0)
      throw new Error(
        `apt-get ${command[0]} failed:\n${`${stdout}\n${stderr}`.trim().split('\n').slice(-20).join('\n')}`,
      );
  }
}

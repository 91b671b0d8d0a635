import {spawnSync} from 'node:child_process';
import {findToolchain} from './findToolchain';
import {runsInImages} from './runExample';
import type {LocatedExample, Toolchain} from './types';

/** The programs that build images. An image contains its sample's toolchains. */
const builders: readonly Toolchain[] = [
  {name: 'buildah', command: 'buildah --version', debian: ['buildah']},
  {name: 'debootstrap', command: 'debootstrap --version', debian: ['debootstrap']},
];

/** Debian packages that would provide what these examples miss on this machine. */
export function listMissingPackages(examples: readonly LocatedExample[]): string[] {
  const needed = examples.flatMap((example) => (runsInImages(example) ? builders : example.toolchains));
  const missing = needed.filter((toolchain) => toolchain.debian?.length && 'missing' in findToolchain(toolchain));
  return [...new Set(missing.flatMap((toolchain) => toolchain.debian ?? []))].sort();
}

/**
 * Installs the Debian packages that these examples miss.
 * @throws Error when not root, or when apt-get fails.
 */
export function installToolchains(examples: readonly LocatedExample[], say: (line: string) => void): void {
  const packages = listMissingPackages(examples);
  if (!packages.length) return say('install: nothing is missing that Debian has');
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

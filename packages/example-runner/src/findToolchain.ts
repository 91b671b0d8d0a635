import {spawnSync} from 'node:child_process';
import type {Toolchain} from './types';

/** First dotted number in a string, such as `1.26.8` in `go version go1.26.8 linux/amd64`. */
export function findVersion(text: string): string | undefined {
  return /\d+(?:\.\d+)+/.exec(text)?.[0] ?? /\d+/.exec(text)?.[0];
}

/** Version of a toolchain on this machine, or the reason why it can't be used. */
export function findToolchain(toolchain: Toolchain): {readonly version: string} | {readonly missing: string} {
  const {status, stdout, stderr} = spawnSync('sh', ['-c', toolchain.command], {encoding: 'utf8', timeout: 60_000});
  const version = findVersion(`${stdout}\n${stderr}`);
  const get = toolchain.debian?.length ? `; --install gets ${toolchain.debian.join(', ')}` : '';
  if (status !== 0 || !version)
    return {missing: `${toolchain.name} is not installed (\`${toolchain.command}\` fails)${get}`};
  if (toolchain.minimum && version.localeCompare(toolchain.minimum, 'en', {numeric: true}) < 0)
    return {missing: `${toolchain.name} ${version} is older than ${toolchain.minimum}`};
  return {version};
}

import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type overrides from '../src/theme/overrides.json';

export type Override = (typeof overrides)[number];

/**
 * Compares the upstream file of an override with the version that the override is based on.
 *
 * @param nodeModules directory of the installed packages
 * @returns how to update the override, or `undefined` if upstream's file hasn't changed
 */
export function compareOverride(override: Override, nodeModules = 'node_modules'): string | undefined {
  const {component, package: name, version, file, sha256} = override;
  const upstream = path.join(name, file);
  const installed = path.join(nodeModules, upstream);
  if (!existsSync(installed))
    return `${component}: upstream removed ${upstream} after ${version}. Find its replacement, or delete the override.`;
  const actual = createHash('sha256').update(readFileSync(installed)).digest('hex');
  if (actual === sha256) return undefined;
  return `${component}: upstream changed ${upstream} after ${version}. Carry over what src/theme/${component} needs, then write the new version and the sha256 ${actual} to src/theme/overrides.json.`;
}

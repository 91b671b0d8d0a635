import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse as parseYaml} from 'yaml';
import {brand} from '@aloft/platform/brand';
import {manifestDefault} from '@aloft/platform/manifest';
import {parseDuration} from '@aloft/platform/values';

/** Seconds between the stop signal and SIGKILL: `stopGrace` of the directory's manifest, or the platform's default. */
export function readGrace(directory: string): number {
  const file = path.join(directory, brand.manifest);
  const manifest = existsSync(file)
    ? (parseYaml(readFileSync(file, 'utf8')) as {readonly machine?: {readonly stopGrace?: string}} | null)
    : null;
  return parseDuration(manifest?.machine?.stopGrace ?? String(manifestDefault('machine.stopGrace')))! / 1000;
}

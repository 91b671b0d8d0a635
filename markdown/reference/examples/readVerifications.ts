import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** Result that the last run of an example's test recorded. */
export interface Verification {
  /** Words before the versions: `built and served with`. */
  readonly label: string;
  readonly versions: readonly {readonly name: string; readonly version: string}[];
  /** Resident memory of the example's servers after the requests, in MiB. Absent when none ran. */
  readonly memoryMiB?: number;
  /** Official base images that local ones stood in for, and the compressed size of the built images in MiB. */
  readonly image?: {readonly bases: readonly string[]; readonly sizeMiB?: number};
}

/** Reads `examples/verification.json` of a project. Keys are examples, such as `go/generic`. */
export function readVerifications(root: string): Readonly<Record<string, Verification>> {
  const file = join(root, 'examples/verification.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Verification>) : {};
}

import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** Result that the last run of an example's test recorded. */
export interface Verification {
  /** How the example was tested: `stand-in` for a simulated one. */
  readonly level: string;
  /** Text before the versions: `tested in a container with`. */
  readonly label: string;
  /** The software that the page is about never ran: another server replaced it, or only the source was checked. */
  readonly untested?: true;
  readonly versions: readonly {readonly name: string; readonly version: string}[];
  /** Resident memory of the example's servers after the requests, in MiB. Absent if no server ran. */
  readonly memoryMiB?: number;
  /** Official base images that local ones replaced, and the number and compressed size in MiB of the built images. */
  readonly image?: {readonly bases: readonly string[]; readonly count?: number; readonly sizeMiB?: number};
}

/** Reads `examples/verification.json` of a project. Keys are examples, such as `go/generic`. */
export function readVerifications(root: string): Readonly<Record<string, Verification>> {
  const file = join(root, 'examples/verification.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Verification>) : {};
}

import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** Measurements of an example's test. */
export interface TestResult {
  readonly versions: readonly {readonly name: string; readonly version: string}[];
  /** Resident memory of the example's servers after the requests, in MiB. Absent if no server ran. */
  readonly memoryMiB?: number;
  /**
   * How long the slowest server took from its start until it was ready. A class, because seconds differ between machines.
   * Absent if no server ran, and in results recorded before it was measured.
   */
  readonly startClass?: '<1 s' | '1–5 s' | '>5 s';
  /**
   * Official base images that local ones replaced, and the number of built images, if there are several, with their
   * compressed size in MiB, which is measured only for a record. Absent for an example without a Dockerfile.
   */
  readonly image?: {readonly bases: readonly string[]; readonly count?: number; readonly sizeMiB?: number};
  /** Hash of what the result depends on. */
  readonly inputs?: string;
}

/** Recorded result of an example that passed, which its guide shows. */
export interface Verification extends TestResult {
  /** Route of the guide. */
  readonly guide: string;
  readonly title: string;
  /** How the example was tested: `stand-in` for a simulated one. */
  readonly level: string;
  /** Text before the versions: `tested in a container with`. */
  readonly label: string;
  /** The software that the page is about never ran: another server replaced it, or only the source was checked. */
  readonly untested?: true;
  /** Date of the first pass with the example's current files, such as `2026-11-26`. */
  readonly since?: string;
}

/** Results by example, such as `go/generic`. */
export type Verifications = Readonly<Record<string, Verification>>;

/** File with the results, below the directory of the examples. */
export const verificationFile = 'verification.json';

/** Reads the recorded results of the examples in a directory. */
export function readVerifications(examples: string): Verifications {
  const file = join(examples, verificationFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Verifications) : {};
}

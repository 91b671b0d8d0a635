/** A value of a table from names of chunks to hashes of their content. */
const hash = /(:\s*)"([\da-f]{8})"/g;
const mark = /"%(\d+)%"/g;

/** A script without the hashes that it holds, and the way to put them back. */
export interface HiddenHashes {
  readonly source: string;
  /** Number of hashes. */
  readonly count: number;
  /** Puts the hashes into a script that was made from `source`. */
  readonly restore: (script: string) => string;
}

/** Puts a number into the place of each hash of a runtime. */
export function hideHashes(runtime: string): HiddenHashes {
  const hashes: string[] = [];
  const source = runtime.replace(hash, (_, before: string, value: string) => `${before}"%${hashes.push(value) - 1}%"`);
  return {
    source,
    count: hashes.length,
    restore: (script) => script.replace(mark, (_, index: string) => `"${hashes[Number(index)]}"`),
  };
}

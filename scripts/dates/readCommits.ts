/** Who changed a file last, and when. */
export interface Commit {
  /** Seconds since 1970. */
  readonly time: number;
  readonly author: string;
}

/** Arguments for git, which then prints what `readCommits` reads: each commit, newest first, with its files. */
export const logArguments = [
  '-c',
  'log.showSignature=false',
  'log',
  '--relative',
  '--name-only',
  '-z',
  '--format=%x00%ct,%an',
];

/**
 * The newest commit of each file.
 * @param log of each commit an empty name, time and author, a line feed, and the names of its files, each up to a NUL
 * @returns path from the folder that git was asked in → commit
 */
export function readCommits(log: string): ReadonlyMap<string, Commit> {
  const commits = new Map<string, Commit>();
  for (const entry of log.replace(/^\0|\0$/g, '').split('\0\0')) {
    const [, time, author = '', files = ''] = /^(\d+),([^\0]*)(?:\0\n([\s\S]*))?$/.exec(entry) ?? [];
    for (const file of files.split('\0')) {
      if (file !== '' && !commits.has(file)) commits.set(file, {time: Number(time), author});
    }
  }
  return commits;
}

import {execFile} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';
import {promisify} from 'node:util';
import {logArguments, readCommits, type Commit} from './readCommits';

interface CommitDate {
  readonly date: Date;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  readonly author: string;
}
type GetDate = (
  file: string,
  options: {readonly age?: string; readonly includeAuthor?: boolean},
) => Promise<CommitDate>;

async function askGit(siteDir: string): Promise<ReadonlyMap<string, Commit>> {
  try {
    const {stdout} = await promisify(execFile)('git', [...logArguments, '--', 'docs'], {
      cwd: siteDir,
      maxBuffer: 2 ** 30,
    });
    return readCommits(stdout);
  } catch {
    // Docusaurus says what is wrong.
    return new Map();
  }
}

/**
 * Makes Docusaurus find the dates of all pages by one run of git, where it starts a shell and git for each page.
 * Files that this run does not show are left to it.
 *
 * @param siteDir absolute path of the project
 */
export function readDatesAtOnce(siteDir: string): void {
  const load = createRequire(path.join(siteDir, 'package.json'));
  const utils = createRequire(load.resolve('@docusaurus/utils'))('./gitUtils') as {getFileCommitDate: GetDate};
  const askDocusaurus = utils.getFileCommitDate;
  let commits: Promise<ReadonlyMap<string, Commit>> | undefined;
  utils.getFileCommitDate = async (file, options) => {
    if (options.age !== 'newest') return askDocusaurus(file, options);
    commits ??= askGit(siteDir);
    const commit = (await commits).get(path.relative(siteDir, file).split(path.sep).join('/'));
    if (commit === undefined) return askDocusaurus(file, options);
    const timestamp = commit.time * 1000;
    return {date: new Date(timestamp), timestamp, author: commit.author};
  };
}

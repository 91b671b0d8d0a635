import {execFileSync} from 'node:child_process';

/**
 * Whether the folder is a clone with its whole history. Without it the date of a page's last change is not known:
 * a shallow clone would give every page the date of its newest commit.
 */
export function hasGitHistory(folder: string): boolean {
  try {
    const answer = execFileSync('git', ['rev-parse', '--is-shallow-repository'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return answer.trim() === 'false';
  } catch {
    return false;
  }
}

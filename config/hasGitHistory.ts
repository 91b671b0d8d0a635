import {execFileSync} from 'node:child_process';

/**
 * Whether the directory is a clone with its whole history. Without it, the date of a page's last change is unknown: in
 * a shallow clone, every page would have the date of the newest commit.
 */
export function hasGitHistory(directory: string): boolean {
  try {
    const answer = execFileSync('git', ['rev-parse', '--is-shallow-repository'], {
      cwd: directory,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return answer.trim() === 'false';
  } catch {
    return false;
  }
}

import {execFileSync} from 'node:child_process';

/**
 * Whether the directory is a full clone. In a shallow clone, every page's last change would have the date of the newest
 * commit.
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

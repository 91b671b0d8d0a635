import {execFileSync} from 'node:child_process';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {hasGitHistory} from './hasGitHistory';

function makeRepository(): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'history-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {cwd: directory});
  git('init', '--quiet');
  for (const text of ['one', 'two']) {
    writeFileSync(path.join(directory, 'page.md'), text);
    git('add', '.');
    git('commit', '--quiet', '-m', text);
  }
  return directory;
}

it('is true in a full clone', () => {
  expect(hasGitHistory(makeRepository())).toBe(true);
});

it('is false in a shallow clone', () => {
  const clone = path.join(mkdtempSync(path.join(tmpdir(), 'history-')), 'clone');
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${makeRepository()}`, clone]);
  expect(hasGitHistory(clone)).toBe(false);
});

it('is false outside of any repository', () => {
  expect(hasGitHistory(mkdtempSync(path.join(tmpdir(), 'history-')))).toBe(false);
});

import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {readDatesAtOnce} from './readDatesAtOnce';

const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'dates-')));
const site = path.join(root, 'site');
const docs = ['docs/ä page.mdx', 'docs/deep/b.mdx', 'docs/c.mdx', 'docs/twice.mdx'];
type Dates = {getFileCommitDate: (file: string, options: object) => Promise<{timestamp: number; author: string}>};
const utils = createRequire(createRequire(import.meta.url).resolve('@docusaurus/utils'))('./gitUtils') as Dates;
const original = utils.getFileCommitDate;

const git = (args: readonly string[], time = 0, author = 'a') =>
  execFileSync('git', ['-c', `user.name=${author}`, '-c', 'user.email=a@b.example', ...args], {
    cwd: root,
    env: {...process.env, GIT_COMMITTER_DATE: `${1_700_000_000 + time} +0000`},
  });
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
  writeFileSync(path.join(site, file), text);
};

beforeAll(() => {
  git(['init', '--quiet', '--initial-branch=main']);
  for (const [index, file] of docs.entries()) {
    write(file, file);
    git(['add', '.']);
    git(['commit', '--quiet', '-m', file], index, `Author, ${index}`);
  }
  git(['checkout', '--quiet', '-b', 'side']);
  write('docs/twice.mdx', 'changed on the side');
  git(['commit', '--quiet', '-am', 'side'], 10);
  git(['checkout', '--quiet', 'main']);
  write('other.txt', 'x');
  git(['add', '.']);
  git(['commit', '--quiet', '-m', 'other'], 11);
  git(['merge', '--quiet', '--no-ff', '-m', 'merge', 'side'], 12);
  write('docs/untracked.mdx', '');
  symlinkSync(path.resolve('node_modules'), path.join(site, 'node_modules'));
  write('package.json', '{}');
  readDatesAtOnce(site);
});
afterAll(() => {
  utils.getFileCommitDate = original;
  rmSync(root, {recursive: true, force: true});
});

it.each(docs)('gives the date that Docusaurus gives for %s', async (page) => {
  const file = path.join(site, page);
  const options = {age: 'newest', includeAuthor: true};
  expect(await utils.getFileCommitDate(file, options)).toEqual(await original(file, options));
});

it('asks git once', async () => {
  const {PATH} = process.env;
  process.env.PATH = '';
  try {
    for (const page of docs) await utils.getFileCommitDate(path.join(site, page), {age: 'newest'});
  } finally {
    process.env.PATH = PATH;
  }
});

it('leaves to Docusaurus what it cannot tell', async () => {
  await expect(utils.getFileCommitDate(path.join(site, 'docs/untracked.mdx'), {age: 'newest'})).rejects.toThrow(
    'not tracked by git',
  );
  const oldest = await utils.getFileCommitDate(path.join(site, 'docs/twice.mdx'), {age: 'oldest', includeAuthor: true});
  expect(oldest.author).toBe('Author, 3');
});

// cspell:ignore phoenixframework
import {execFileSync, spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, it} from 'vitest';
import {addGuide, completeGuide, guidePage, guideRoute} from '../builds/addGuide';
import {copyProject, writeTree} from '../builds/copyProject';
import {makeDirectory} from '../makeDirectory';
import {at, read, useLocalized} from './localized';

// Follows "Add a guide" of CONTRIBUTING.md in a copy of the project.

const directory = makeDirectory('project');
let before = '';

useLocalized();
beforeAll(() => {
  copyProject(directory);
  before = writeTree(directory);
});

it('a new guide starts as a page whose problems list the content to write', () => {
  expect(addGuide(directory)).toContain('Wrote examples/elixir/phoenix/example.json');
  const args = ['--import', 'tsx', 'scripts/checkContent.ts', guidePage];
  const {status, stdout} = spawnSync(process.execPath, args, {cwd: directory, encoding: 'utf8'});
  expect(status).toBe(1);
  const problems = stdout.split('\n').filter((line) => line.startsWith('docs/'));
  expect(problems.length).toBeGreaterThan(5);
  const pending = /placeholder|shows no elixir code|prints `TODO: message`|quotes 1 messages/;
  for (const problem of problems) expect(problem).toMatch(pending);
});

it('a new guide passes the tests of guides when it is completed, and changes only the record of tested versions', () => {
  completeGuide(directory);
  const tests = ['site/tests/content/guides.test.ts', 'packages/example-runner/src/verification.test.ts'];
  const vitest = path.join(directory, 'node_modules/vitest/vitest.mjs');
  const args = ['run', '--config', '.config/vitest.config.mts', '--project', 'unit', ...tests];
  const {status, stdout, stderr} = spawnSync(process.execPath, [vitest, ...args], {cwd: directory, encoding: 'utf8'});
  expect(status, stdout + stderr).toBe(0);
  expect(stdout).toMatch(/Test Files .*2 passed/);
  const changes = ['diff-tree', '-r', '--name-only', '--diff-filter=MD', before, writeTree(directory)];
  expect(execFileSync('git', changes, {cwd: directory, encoding: 'utf8'})).toBe('examples/verification.json\n');
});

it('a new guide is built and listed', () => {
  const $ = read(guideRoute);
  expect($('h1').text()).toBe('Deploy a Phoenix app');
  expect($('main').text()).toContain('Tested in a container with Phoenix 1.8.');
  const index = read('docs/guides-and-samples');
  const href = `/docs-site${guideRoute}`;
  expect(index(`main a[href="${href}"]`).text()).toContain('Phoenix');
  expect(index(`aside a[href="${href}"]`)).toHaveLength(1);
  expect(readFileSync(at('build/img/logos.svg'), 'utf8')).toContain('<symbol id="phoenixframework"');
  expect(readFileSync(at('build/sitemap.xml'), 'utf8')).toContain(`${guideRoute}<`);
});

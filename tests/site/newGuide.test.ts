// cspell:ignore phoenixframework defmodule
import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {growProject} from '../../bench/site/growProject';
import {findWith} from '../../bench/search/evaluateEngine';
import {indexFolder} from '../../platform/search/indexFormat';
import {createEmbeddedEngine} from '../../src/components/search/embedded/createEmbeddedEngine';

const example = 'elixir/phoenix';
const route = '/docs/guides-and-samples/languages/elixir/phoenix';
const page = `${route.slice(1)}.mdx`;

/** CONTRIBUTING.md, "Add a guide", followed in a copy of the project for a framework that the site lacks. */
describe('a new guide', {timeout: 180_000}, () => {
  let directory = '';
  let remove = () => {};
  beforeAll(() => ({directory, remove} = growProject()));
  afterAll(() => remove());

  const at = (file: string) => path.join(directory, file);
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(at(file), change(readFileSync(at(file), 'utf8')));
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', ...args], {cwd: directory, encoding: 'utf8'});
  const read = (file: string) => load(readFileSync(at(`build/${file}`), 'utf8'));

  it('begins as a page whose problems are what the author must write', () => {
    const options = ['--group', 'Elixir', '--logo', 'phoenixframework'];
    const created = run('scripts/newGuide.ts', example, 'Phoenix', ...options);
    expect(created.stderr + created.stdout).toContain(`Wrote examples/${example}/example.json`);

    const {status, stdout} = run('scripts/checkContent.ts', page);
    expect(status).toBe(1);
    const problems = stdout.split('\n').filter((line) => line.startsWith('docs/'));
    expect(problems.length).toBeGreaterThan(5);
    for (const problem of problems) expect(problem).toMatch(/placeholder|shows no elixir code/);
  });

  it('is built and listed once it is written', () => {
    complete();
    const {stdout, stderr} = run('scripts/build.ts');
    expect(stdout + stderr).toContain('The site is in build/');

    const $ = read(`${route.slice(1)}/index.html`);
    expect($('h1').text()).toBe('Deploy a Phoenix app');
    expect($('main').text()).toContain('Built and served with Phoenix 1.8.');
    const index = read('docs/guides-and-samples/index.html');
    expect(
      index('main a')
        .filter((_, link) => index(link).attr('href') === route)
        .text(),
    ).toContain('Phoenix');
    expect(
      index('aside a')
        .toArray()
        .map((link) => index(link).attr('href')),
    ).toContain(route);
    expect(readFileSync(at('build/img/logos.svg'), 'utf8')).toContain('<symbol id="phoenixframework"');
    expect(readFileSync(at('build/sitemap.xml'), 'utf8')).toContain(`${route}<`);
  });

  it('is found by search', async () => {
    const find = findWith(
      createEmbeddedEngine((file) => Promise.resolve(readFileSync(at(`build/${indexFolder}/${file}`), 'utf8'))),
    );
    for (const query of ['phoenix', 'deploy phoenix', 'elixir']) expect((await find(query))[0], query).toBe(route);
  });

  it('changes no file of the project', () => {
    const tracked = execFileSync('git', ['ls-files', '-z'], {encoding: 'utf8'})
      .split('\0')
      .filter((file) => file && existsSync(file));
    const changed = tracked.filter((file) => !readFileSync(file).equals(readFileSync(at(file))));
    expect(changed).toEqual(['examples/verification.json']);
  });

  /** The author's part. The recorded run is typed here, because Elixir isn't on every machine. */
  function complete(): void {
    const folder = `examples/${example}`;
    edit(`${folder}/example.json`, (text) =>
      text.replace('TODO: topics of the guide in one line', 'A release on the BEAM'),
    );
    edit(page, (text) =>
      text
        .replace(
          /TODO: the guide in 50 to 160 characters.*/,
          'Deploy an Elixir web app with Phoenix: releases, health checks, and clustering.',
        )
        .replace('## How the app works\n', `## How the app works\n\n\`\`\`elixir example="${example}/app.ex"\n\`\`\`\n`)
        .replace(/TODO: /g, '')
        .replaceAll('this section, or leave it out.', 'A Phoenix app runs on the Erlang virtual machine.'),
    );
    writeFileSync(at(`${folder}/app.ex`), 'defmodule App do\n  def hello, do: :world\nend\n');
    edit('examples/verification.json', (text) => {
      const versions = [{name: 'Phoenix', version: '1.8'}];
      return JSON.stringify({...(JSON.parse(text) as object), [example]: {label: 'built and served with', versions}});
    });
  }
});

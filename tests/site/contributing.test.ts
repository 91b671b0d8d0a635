// cspell:ignore phoenixframework defmodule
import {spawnSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {growProject} from '../../bench/site/growProject';
import {findWith} from '../../bench/search/evaluateEngine';
import {listFiles} from '../../hosting/listFiles';
import {brand} from '../../platform/brand';
import {indexFolder} from '../../platform/search/indexFormat';
import {listProjectFiles} from '../../scripts/copyProject';
import {createEmbeddedEngine} from '../../src/components/search/embedded/createEmbeddedEngine';

const example = 'elixir/phoenix';
const route = '/docs/guides-and-samples/languages/elixir/phoenix';
const page = `${route.slice(1)}.mdx`;

/** Milliseconds. Node packages are linked one by one. */
const copyTimeout = 120_000;

let directory = '';
let remove = () => {};
const copy = () => void ({directory, remove} = growProject());

const run = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', ...args], {cwd: directory, encoding: 'utf8'});

/** Texts of the copy's own files, by path. */
const readFiles = () =>
  new Map(
    listProjectFiles(directory)
      .map((file) => [path.relative(directory, file), file] as const)
      // A short name occurs in stored pictures by chance.
      .filter(([name]) => !/^(?:node_modules|build|tests\/visual\/pictures)\//.test(name))
      .map(([name, file]) => [name, readFileSync(file, 'utf8')]),
  );

/** CONTRIBUTING.md, "Rename the product", followed in a copy of the project. */
describe('another name', {timeout: 240_000}, () => {
  const old = new RegExp(`${brand.name}|${brand.cli}|alft`, 'i');

  beforeAll(copy, copyTimeout);
  afterAll(() => remove());

  it('replaces every occurrence of the old one, and the pages agree with the facts', () => {
    const {stdout, stderr} = run('scripts/renameProduct.ts', 'Nimbus', 'nimbus');
    expect(stdout + stderr).toContain('files changed');
    const files = readFiles();
    expect([...files].filter(([file, text]) => old.test(file) || old.test(text)).map(([file]) => file)).toEqual([]);
    expect(run('scripts/checkContent.ts').stdout).toContain(' 0 problems');
  });

  it('is the only one in the built site, apart from the drawings', () => {
    const {stdout, stderr} = run('scripts/build.ts');
    expect(stdout + stderr).toContain('The site is in build/');
    const built = listFiles(path.join(directory, 'build')).filter((file) => !/\.(?:br|gz|ico|png|woff2)$/.test(file));
    expect(built.length).toBeGreaterThan(200);
    const traces = built.filter((file) => old.test(path.basename(file)) || old.test(readFileSync(file, 'utf8')));
    expect(traces).toEqual([]);
  });

  it('must be a name and a command', () => {
    expect(run('scripts/renameProduct.ts', 'Nimbus').stderr).toContain('usage: npm run rename -- Name command');
  });
});

/** CONTRIBUTING.md, "Add a guide", followed in a copy of the project for a framework that the site lacks. */
describe('a new guide', {timeout: 240_000}, () => {
  beforeAll(() => {
    copy();
    before = readFiles();
  }, copyTimeout);
  afterAll(() => remove());

  const at = (file: string) => path.join(directory, file);
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(at(file), change(readFileSync(at(file), 'utf8')));
  const read = (file: string) => load(readFileSync(at(`build/${file}`), 'utf8'));

  let before: ReadonlyMap<string, string> = new Map();

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

  it('does not change any other file', () => {
    const after = readFiles();
    const changed = [...before].filter(([file, text]) => after.get(file) !== text).map(([file]) => file);
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

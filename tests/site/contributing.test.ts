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
import {indexDirectory} from '../../platform/search/indexFormat';
import {listProjectFiles} from '../../scripts/copyProject';
import {createEmbeddedEngine} from '../../src/components/search/embedded/createEmbeddedEngine';

const example = 'elixir/phoenix';
const route = '/docs/guides-and-samples/languages/elixir/phoenix';
const page = `${route.slice(1)}.mdx`;

/** Timeout in milliseconds. Packages in node_modules are linked one by one. */
const copyTimeout = 120_000;

let directory = '';
let remove = () => {};

const run = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', ...args], {cwd: directory, encoding: 'utf8'});

/** Contents of the copy's own files, by path. */
const readFiles = () =>
  new Map(
    listProjectFiles(directory)
      .map((file) => [path.relative(directory, file), file] as const)
      // A short name occurs in stored pictures by chance.
      .filter(([name]) => !/^(?:node_modules|build|tests\/visual\/pictures)\//.test(name))
      .map(([name, file]) => [name, readFileSync(file, 'utf8')]),
  );

/** Follows "Rename the product" and "Add a guide" of CONTRIBUTING.md in one copy of the project. */
describe('a new name, and a guide for a new framework', {timeout: 240_000}, () => {
  const old = new RegExp(`${brand.name}|${brand.cli}|alft`, 'i');
  const at = (file: string) => path.join(directory, file);
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(at(file), change(readFileSync(at(file), 'utf8')));
  const read = (file: string) => load(readFileSync(at(`build/${file}`), 'utf8'));

  let renamed: ReadonlyMap<string, string> = new Map();

  beforeAll(() => {
    ({directory, remove} = growProject());
  }, copyTimeout);
  afterAll(() => remove());

  it('requires a name and a command', () => {
    expect(run('scripts/renameProduct.ts', 'Nimbus').stderr).toContain('usage: npm run rename -- Name command');
  });

  it('replaces every occurrence of the old name, and the pages agree with the facts', () => {
    const {stdout, stderr} = run('scripts/renameProduct.ts', 'Nimbus', 'nimbus');
    expect(stdout + stderr).toContain('files changed');
    renamed = readFiles();
    expect([...renamed].filter(([file, text]) => old.test(file) || old.test(text)).map(([file]) => file)).toEqual([]);
    expect(run('scripts/checkContent.ts').stdout).toContain(' 0 problems');
  });

  it('creates a page whose problems list the content to write', () => {
    const options = ['--group', 'Elixir', '--logo', 'phoenixframework'];
    const created = run('scripts/newGuide.ts', example, 'Phoenix', ...options);
    expect(created.stderr + created.stdout).toContain(`Wrote examples/${example}/example.json`);

    const {status, stdout} = run('scripts/checkContent.ts', page);
    expect(status).toBe(1);
    const problems = stdout.split('\n').filter((line) => line.startsWith('docs/'));
    expect(problems.length).toBeGreaterThan(5);
    for (const problem of problems) expect(problem).toMatch(/placeholder|shows no elixir code/);
  });

  it('passes the tests of guides when it is completed', () => {
    complete();
    const tests = ['content/guides', 'examples/compareMessages', 'examples/supportedVersions', 'examples/verification'];
    const vitest = at('node_modules/vitest/vitest.mjs');
    const args = ['run', '--project', 'unit', ...tests.map((name) => `tests/${name}.test.ts`)];
    const {status, stdout, stderr} = spawnSync(process.execPath, [vitest, ...args], {cwd: directory, encoding: 'utf8'});
    expect(status, stdout + stderr).toBe(0);
  });

  it('builds and lists the guide', () => {
    const {stdout, stderr} = run('scripts/build.ts');
    expect(stdout + stderr).toContain('The site is in build/');

    const $ = read(`${route.slice(1)}/index.html`);
    expect($('h1').text()).toBe('Deploy a Phoenix app');
    expect($('main').text()).toContain('Tested in a container with Phoenix 1.8.');
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

  it('leaves no trace of the old name in the built site, apart from the drawings', () => {
    const built = listFiles(at('build')).filter((file) => !/\.(?:br|gz|ico|png|woff2)$/.test(file));
    expect(built.length).toBeGreaterThan(200);
    const traces = built.filter((file) => old.test(path.basename(file)) || old.test(readFileSync(file, 'utf8')));
    expect(traces).toEqual([]);
  });

  it('finds the guide by search', async () => {
    const find = findWith(
      createEmbeddedEngine((file) => Promise.resolve(readFileSync(at(`build/${indexDirectory}/${file}`), 'utf8'))),
    );
    for (const query of ['phoenix', 'deploy phoenix', 'elixir']) expect((await find(query))[0], query).toBe(route);
  });

  it('changes only the lists of tested versions for the guide', () => {
    const after = readFiles();
    const changed = [...renamed].filter(([file, text]) => after.get(file) !== text).map(([file]) => file);
    expect(changed).toEqual(['examples/verification.json', 'platform/support/supportedVersions.ts']);
  });

  /** Completes the guide. The result of the test is fixed, because Elixir isn't installed on every machine. */
  function complete(): void {
    const directory = `examples/${example}`;
    const messages = ['no process', 'connection refused', 'secret key base is missing'];
    edit(`${directory}/example.json`, (text) => {
      const unprovoked = messages.map((what) => ({what, why: 'an invented message'}));
      const record = {...(JSON.parse(text) as Record<string, unknown>), unprovoked};
      return JSON.stringify(record).replace('TODO: topics of the guide in one line', 'A release on the BEAM');
    });
    edit(page, (text) =>
      text
        .replace(
          /TODO: the guide in 50 to 160 characters.*/,
          'Deploy an Elixir web app with Phoenix: releases, health checks, and clustering.',
        )
        .replace('## How the app works\n', `## How the app works\n\n\`\`\`elixir example="${example}/app.ex"\n\`\`\`\n`)
        .replace(/TODO: message/g, () => messages.shift() ?? 'one row too many')
        .replace(/TODO: /g, '')
        .replaceAll('this section, or leave it out.', 'A Phoenix app runs on the Erlang virtual machine.'),
    );
    writeFileSync(at(`${directory}/app.ex`), 'defmodule App do\n  def hello, do: :world\nend\n');
    const {guide, title, level, label} = JSON.parse(readFileSync(at(`${directory}/example.json`), 'utf8')) as Record<
      string,
      string
    >;
    edit('examples/verification.json', (text) => {
      const result = {guide, title, level, label, versions: [{name: 'Phoenix', version: '1.8'}], memoryMiB: 90};
      return JSON.stringify({...(JSON.parse(text) as object), [example]: result});
    });
    edit('platform/support/supportedVersions.ts', (text) =>
      text.replace(
        'readonly SupportedVersion[] = [\n',
        "$&  {name: 'Phoenix', line: '1.8', until: '2099-12-31', source: 'https://phoenix.example'},\n",
      ),
    );
  }
});

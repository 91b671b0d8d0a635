import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {recognizeProject} from '@aloft/platform/frameworks';
import {listSampleFiles} from '@aloft/content/samples';
import {clockOf, createState, runCommand} from '@aloft/simulator';
import {baseImages} from './images/baseImages';
import {readStages} from './images/openWorkspaces';
import {lintDockerfile} from './lintDockerfile';
import {examplesRoot, listExamples} from './readExample';

/** The files that `aloft init` writes. */
const written = ['Dockerfile', '.dockerignore', 'aloft.yaml'] as const;

/** Samples whose Dockerfile isn't the one that `aloft init` writes, with the reason. */
const differs: Readonly<Record<string, string>> = {
  'javascript/runtimes': 'has no dependencies, so its image is built without npm',
  'java/index': 'is built without Maven or Gradle, by which a project is recognized',
  'php/generic': "runs nginx and PHP-FPM from Debian's packages",
  'ruby/generic': "uses gems from Debian's packages",
  'ruby/rails': "uses gems from Debian's packages",
};

interface Manifest {
  readonly app: string;
  readonly machine: {
    readonly memory: string;
    readonly secrets?: unknown;
    readonly healthcheck: {readonly http: unknown};
  };
  readonly volumes?: readonly {readonly mount: string}[];
}

const instructionsOf = (text: string) =>
  text.split('\n').filter((line) => line.trim() !== '' && !/^# #(?:end)?region/.test(line));
// `example.json` is the runner's, and not part of a sample.
const linesOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line !== '' && line !== 'example.json')
    .sort();
function summarize(manifest: string) {
  const {machine, volumes = []} = parse(manifest) as Manifest;
  const {memory, secrets, healthcheck} = machine;
  return {memory, secrets, http: healthcheck.http, mounts: volumes.map(({mount}) => mount)};
}

/** Projects whose Dockerfile a guide shows, although its sample is built in another way. */
const shown: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'ruby/generic': {Gemfile: "gem 'sinatra'\n", 'Gemfile.lock': '', 'config.ru': '', 'config/puma.rb': ''},
  'php/generic': {
    'composer.json': '{"require": {"laravel/framework": "^13"}}',
    'composer.lock': '',
    'package.json': '{"scripts": {"build": "vite build"}}',
    'package-lock.json': '',
  },
  'rust/leptos': {'Cargo.toml': '[package]\nname = "my-app"\n[package.metadata.leptos]\noutput-name = "my-app"\n'},
};

test.each(Object.entries(shown))('the guide of %s shows the Dockerfile of `aloft init`', (id, files) => {
  const state = createState({loggedIn: true, files});
  const text =
    runCommand(state, 'aloft init hello', clockOf(state), {recognizeProject}).state.files.Dockerfile?.text ?? '';
  const guide = readFileSync(path.join(examplesRoot, `../docs/guides-and-samples/languages/${id}.mdx`), 'utf8');
  expect(guide.replace(/^ {3}(?=\S)/gm, '')).toContain(text);
});

const ids = listExamples().filter(
  (id) => /^(?:go|java|javascript|php|python|ruby|rust)\//.test(id) && id !== 'php/rails',
);

describe.each(ids)('`aloft init` in the directory of %s', (id) => {
  const directory = path.join(examplesRoot, id);
  const sample = (file: string) => readFileSync(path.join(directory, file), 'utf8');
  const own = listSampleFiles(directory).filter((file) => !(written as readonly string[]).includes(file));
  const state = createState({loggedIn: true, files: Object.fromEntries(own.map((file) => [file, sample(file)]))});
  const {app} = parse(sample('aloft.yaml')) as Manifest;
  const result = runCommand(state, `aloft init ${app}`, clockOf(state), {recognizeProject});
  const read = (file: string) => result.state.files[file]?.text ?? '';

  if (id === 'java/index') {
    test('reports an unknown project', () => expect(result.errorCode).toBe('project_unknown'));
    return;
  }

  test('writes the tested files', () => {
    expect(result.stderr).toBe('');
    const [dockerfile, tested] = [read, sample].map((from) => instructionsOf(from('Dockerfile')));
    if (Object.hasOwn(differs, id)) return expect(dockerfile, 'remove it from the list').not.toEqual(tested);
    expect(dockerfile).toEqual(tested);
    expect(linesOf(read('.dockerignore'))).toEqual(linesOf(sample('.dockerignore')));
    expect(summarize(read('aloft.yaml'))).toEqual(summarize(sample('aloft.yaml')));
  });

  test('writes a Dockerfile without a problem', () => {
    expect(lintDockerfile(read('Dockerfile'))).toEqual([]);
    if (!Object.hasOwn(differs, id))
      for (const base of readStages(read('Dockerfile')).bases) expect(baseImages).toHaveProperty([base]);
  });
});

import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parse} from 'yaml';
import {brand} from '@aloft/platform/brand';
import {recognizeProject} from '@aloft/platform/frameworks';
import {clockOf, createState, runCommand} from '@aloft/simulator';
import {choosePort} from '../choosePort';
import type {ImageBuilder} from '../images/ImageBuilder';
import {ProcessPool} from '../ProcessPool';
import {runExample, type RunOptions} from '../runExample';
import {StepError} from '../StepRunner';
import type {LocatedExample, Outcome} from '../types';
import type {Starter} from './starters';

/** Files that the tools install or generate, which a reader's project has but an image doesn't need. */
const leftOut = /(?:^|\/)(?:node_modules|\.venv|\.git)$/;

/** Creates a starter in its base image, and copies it to a directory. */
async function createStarter(starter: Starter, id: string, builder: ImageBuilder, directory: string): Promise<void> {
  const pool = new ProcessPool();
  const image = `aloft-starter/${id}`;
  const context = mkdtempSync(path.join(tmpdir(), 'aloft-starter-'));
  try {
    await builder.prepareBase(starter.base);
    const file = path.join(context, 'Dockerfile');
    for (const [name, text] of Object.entries(starter.files ?? {}))
      writeProjectFile(path.join(context, 'files', name), text);
    const run = (line: string) => `RUN --mount=type=cache,target=/root/.npm ${line}`;
    writeFileSync(
      file,
      [
        `FROM ${starter.base}`,
        'WORKDIR /starter',
        ...(starter.create ?? []).map(run),
        ...(starter.files ? ['COPY files app/'] : []),
        'WORKDIR /starter/app',
        ...(starter.before ?? []).map(run),
        '',
      ].join('\n'),
    );
    await builder.build(pool, {name: image, context, file, seconds: 300});
    const root = await builder.mount(pool, image, `${id}-starter`);
    cpSync(path.join(root, 'starter/app'), directory, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !leftOut.test(source),
    });
  } finally {
    builder.remove([`${id}-starter`], [image]);
    rmSync(context, {recursive: true});
    pool.close();
  }
}

function writeProjectFile(file: string, text: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}

/** Text files of a project by path. */
function readFiles(directory: string): Record<string, string> {
  const files = readdirSync(directory, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return [path.relative(directory, file), readFileSync(file, 'utf8')];
    }),
  );
}

/** Runs `aloft init` of the simulator in the project, and writes the files that it wrote. */
function initialize(directory: string, flags: string, port: number): void {
  const files = readFiles(directory);
  const state = createState({loggedIn: true, files});
  const result = runCommand(state, `aloft init starter --port ${port} ${flags}`, clockOf(state), {recognizeProject});
  if (result.exitCode !== 0) throw new Error(`aloft init: ${result.stderr}`);
  for (const [file, {text}] of Object.entries(result.state.files))
    if (files[file] !== text) writeProjectFile(path.join(directory, file), text);
}

/** Values of the reader's variables; one that is a path is read from the project. */
function readSecrets({env = {}}: Starter, directory: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : readFileSync(path.join(directory, value.file), 'utf8'),
    ]),
  );
}

interface Manifest {
  readonly machine: {
    readonly env?: Readonly<Record<string, string>>;
    readonly healthcheck: {readonly http: {readonly path: string}};
  };
}

/** A starter as an example whose Dockerfile doesn't exist yet. */
export function describeStarter(id: string, {guide, name, base}: Starter): LocatedExample {
  return {
    id,
    directory: '',
    guide: `/docs/guides-and-samples/${guide}`,
    title: name,
    level: 'image',
    label: 'deployed with',
    toolchains: [],
    toolbox: base,
    dockerfile: [],
    versions: [],
  };
}

/**
 * Does what a guide's "Deploy your app" says with the framework's starter: creates it, runs `aloft init` and the guide's
 * own steps, builds the image, starts it as the platform does, and stops it.
 */
export async function runStarter(id: string, starter: Starter, options: RunOptions): Promise<Outcome> {
  const {builder} = options;
  if (!builder) return {kind: 'skipped', reason: "images can't be built on this machine", expected: false};
  const root = mkdtempSync(path.join(tmpdir(), 'aloft-starters-'));
  const directory = path.join(root, id);
  mkdirSync(path.dirname(directory), {recursive: true});
  const started = Date.now();
  try {
    await createStarter(starter, path.basename(id), builder, directory);
    const port = await choosePort();
    initialize(directory, starter.flags ?? '', port);
    for (const line of starter.after ?? []) execFileSync('sh', ['-ec', line], {cwd: directory});
    const {machine} = parse(readFileSync(path.join(directory, brand.manifest), 'utf8')) as Manifest;
    const health = machine.healthcheck.http.path;
    const outcome = await runExample(
      {
        ...describeStarter(id, starter),
        directory,
        dockerfile: {},
        env: {...machine.env, ...readSecrets(starter, directory)},
        start: {command: [], ready: {http: health}},
        requests: [{request: `GET ${health}`, send: {host: 'localhost'}}, ...starter.requests],
        stop: {signal: starter.signal ?? 'SIGTERM', exitCode: starter.exitCode ?? 0},
      },
      {...options, ports: {PORT: port}},
    );
    const {name, version} = starter;
    return outcome.kind === 'passed' ? {...outcome, versions: [{name, version}]} : outcome;
  } catch (error) {
    return {
      kind: 'failed',
      step: 'create the starter',
      message: (error as Error).message,
      log: error instanceof StepError ? error.log.trimEnd().split('\n').slice(-20) : [],
      seconds: (Date.now() - started) / 1000,
    };
  } finally {
    rmSync(root, {recursive: true, force: true});
  }
}

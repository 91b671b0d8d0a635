import {cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parse} from 'yaml';
import {brand} from '@aloft/platform/brand';
import {recognizeProject} from '@aloft/platform/frameworks';
import {clockOf, createState, runCommand} from '@aloft/simulator';
import {choosePort} from '../choosePort';
import type {ImageBuilder} from '../images/ImageBuilder';
import {ProcessPool} from '../ProcessPool';
import {describeFailure, runExample, type RunOptions} from '../runExample';
import type {LocatedExample, Outcome} from '../types';
import {init, type Starter} from './starters';

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
    const {create, exceptions, lock, steps} = starter;
    const commands = steps.filter((step) => typeof step === 'string').filter((step) => !step.startsWith(init));
    writeFileSync(
      file,
      [
        `FROM ${starter.base}`,
        'ENV PATH=/tool/bin:$PATH',
        'WORKDIR /starter',
        ...create.map(run),
        ...(starter.files ? ['COPY files app/'] : []),
        'WORKDIR /starter/app',
        ...[...Object.values(exceptions), ...(lock ? [lock] : []), ...commands].map(run),
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
function initialize(directory: string, command: string, port: number): void {
  const files = readFiles(directory);
  const state = createState({loggedIn: true, files});
  const result = runCommand(state, `${command} --port ${port}`, clockOf(state), {recognizeProject});
  if (result.exitCode !== 0) throw new Error(`aloft init: ${result.stderr}`);
  for (const [file, {text}] of Object.entries(result.state.files))
    if (files[file] !== text) writeProjectFile(path.join(directory, file), text);
}

/** Replaces or appends text as the guide says; a file that doesn't exist is created. */
function edit(file: string, find: string, text: string): void {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (!before.includes(find)) throw new Error(`${file} doesn't contain ${find}`);
  writeProjectFile(file, find ? before.replace(find, () => text) : before + text);
}

/** Values of the reader's variables; one that is a path is read from the project. */
function readSecrets({env}: Starter, directory: string): Record<string, string> {
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
export function describeStarter(id: string, starter: Starter): LocatedExample {
  return {
    id,
    directory: '',
    guide: `/docs/guides-and-samples/${starter.guide}`,
    title: starter.tool,
    level: 'image',
    label: 'deployed with',
    toolchains: [],
    toolbox: starter.base,
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
  if (!builder) return {kind: 'skipped', reason: "images can't be built on this machine"};
  const root = mkdtempSync(path.join(tmpdir(), 'aloft-starters-'));
  const directory = path.join(root, id);
  mkdirSync(path.dirname(directory), {recursive: true});
  const started = Date.now();
  try {
    await createStarter(starter, path.basename(id), builder, directory);
    const port = await choosePort();
    for (const step of starter.steps) {
      if (typeof step !== 'string') edit(path.join(directory, step[0]), step[1], step[2]);
      else if (step.startsWith(init)) initialize(directory, step, port);
    }
    const {machine} = parse(readFileSync(path.join(directory, brand.manifest), 'utf8')) as Manifest;
    const health = machine.healthcheck.http.path;
    const outcome = await runExample(
      {
        ...describeStarter(id, starter),
        directory,
        dockerfile: {},
        env: {...machine.env, ...readSecrets(starter, directory)},
        start: {command: [], ready: starter.checksHost ? {tcp: 'PORT'} : {http: health}},
        requests: Object.entries<Starter['requests'][string]>({[health]: {}, ...starter.requests}).map(
          ([file, expected]) => ({
            request: `GET ${file}`,
            ...expected,
            // the host of the platform's health checks
            send: {host: 'localhost', ...('send' in expected && expected.send)},
          }),
        ),
        stop: {signal: starter.signal, exitCode: starter.exitCode},
      },
      {...options, ports: {PORT: port}},
    );
    const [, name = '', version = ''] = /(.*) (.*)/.exec(starter.tool) ?? [];
    return outcome.kind === 'passed' ? {...outcome, versions: [{name, version}]} : outcome;
  } catch (error) {
    return describeFailure('create the starter', error as Error, started);
  } finally {
    rmSync(root, {recursive: true, force: true});
  }
}

import path from 'node:path';
import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {DockerfileParser} from 'dockerfile-ast';
import {makeEnvironment, type Run} from '../makeEnvironment';
import type {ProcessPool} from '../ProcessPool';
import type {DockerfileCheck, LocatedExample, StartStep} from '../types';
import type {ImageBuilder, ImageConfig} from './ImageBuilder';
import {openImage, type Workspace} from './Workspace';
import {parse as parseYaml} from 'yaml';
import {brand} from '@aloft/platform/brand';
import {manifestDefault} from '@aloft/platform/manifest';
import {parseDuration} from '@aloft/platform/values';

/** The workspace of a step, with the step's directory and environment in it: an image, or the machine itself. */
export interface FoundWorkspace extends Pick<Workspace, 'enter'> {
  /** Working directory, relative to the workspace's. */
  readonly directory: string;
  readonly env: Readonly<Record<string, string>>;
  /** Seconds that a server has to exit after its stop signal. */
  readonly grace: number;
  /** The built image, and the name of the start step that runs its command. */
  readonly image?: ImageConfig & {readonly starts: string};
}

export interface Workspaces {
  /** Official base images that were replaced by local ones. Empty if no image was built. */
  readonly bases: readonly string[];
  /** Number of built images. */
  readonly count: number;
  find(step: Partial<Pick<StartStep, 'on' | 'cwd' | 'start'>>, place: 'build' | 'image'): FoundWorkspace;
  /** Compressed size of the built images, in MiB. */
  measure(): Promise<number>;
  close(): void;
}

/** Declared Dockerfiles of an example; by default the one in its directory. */
export function listDockerfiles(example: LocatedExample): readonly DockerfileCheck[] {
  return [example.dockerfile ?? {}].flat();
}

/** Base images, stage names and cache mounts of a Dockerfile. */
export function readStages(text: string) {
  const dockerfile = DockerfileParser.parse(text);
  const stages = dockerfile.getFROMs().flatMap((from) => from.getBuildStage() ?? []);
  const defaults = dockerfile.getInitialARGs().map((arg) => arg.getProperty());
  const bases = dockerfile
    .getFROMs()
    .map((from) =>
      (from.getImage() ?? '').replace(
        /\$\{?(\w+)\}?/g,
        (_, name: string) => defaults.find((arg) => arg?.getName() === name)?.getValue() ?? '',
      ),
    );
  return {
    bases: [...new Set(bases)].filter((base) => base && base !== 'scratch' && !stages.includes(base)),
    stages,
    caches: [...text.matchAll(/--mount=(\S*\btype=cache\b\S*)/g)].flatMap(
      ([, mount = '']) => /(?:^|,)(?:target|dst|destination)=([^,]+)/.exec(mount)?.[1] ?? [],
    ),
  };
}

/** Official base images that the images of an example are built on, and that of its toolbox. */
export function listBases(example: LocatedExample): readonly string[] {
  const files = example.level === 'image' ? listDockerfiles(example) : [];
  const bases = files.flatMap(
    ({path: file = 'Dockerfile'}) => readStages(readFileSync(path.join(example.directory, file), 'utf8')).bases,
  );
  return [...new Set([...bases, ...(example.toolbox ? [example.toolbox] : [])])];
}

/** Runs every step on the machine itself. */
export function openHostWorkspaces(example: LocatedExample, run: Run): Workspaces {
  const env = makeEnvironment(process.env, run, example.env);
  const switchTo = (user: string) => ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--init-groups'];
  const isRoot = process.getuid?.() === 0;
  return {
    bases: [],
    count: 0,
    find: ({cwd: directory = ''}) => ({
      enter: (command, below = '', user) => ({
        command: [...(user && isRoot ? switchTo(user) : []), ...command],
        cwd: path.join(run.dir, below),
        env: {},
      }),
      directory,
      env,
      grace: readGrace(path.join(run.dir, directory)),
    }),
    measure: () => Promise.resolve(0),
    close: () => undefined,
  };
}

/**
 * Builds the images of an example from its unchanged Dockerfiles, and opens two file systems of each: the image, and
 * its build stage with the files that `.dockerignore` leaves out, such as tests.
 * @param seconds timeout of each build
 */
export async function openImageWorkspaces(
  example: LocatedExample,
  run: Run,
  builder: ImageBuilder,
  pool: ProcessPool,
  seconds: number,
): Promise<Workspaces> {
  const prefix = path.basename(run.root).toLowerCase();
  const containers: string[] = [];
  const images: string[] = [];
  const close = () => builder.remove(containers, images);

  const open = async (image: string, extra?: string, caches: readonly string[] = [], workdir?: string) => {
    const container = `${prefix}-${containers.length}`;
    containers.push(container);
    const root = await builder.mount(pool, image, container);
    const config = {...(await builder.inspect(pool, image)), ...(workdir && {workdir})};
    const mounts = Object.fromEntries(caches.map((target) => [target, builder.findCacheMount(target)]));
    const {enter, env, ...directories} = openImage(root, config, mounts);
    if (extra) execFileSync('cp', ['-an', '--no-preserve=ownership', `${extra}/.`, path.join(root, config.workdir)]);
    return {enter, env: makeEnvironment(env, {...run, ...directories}, example.env), config};
  };

  const build = async ({path: file = 'Dockerfile', starts = 'server'}: DockerfileCheck, index: number) => {
    const directory = path.dirname(file);
    const context = path.join(run.dir, directory);
    const {bases, stages, caches} = readStages(readFileSync(path.join(run.dir, file), 'utf8'));
    const name = `aloft-example/${prefix}-${index}`;
    const common = {context, file: path.join(run.dir, file), seconds};
    images.push(name);
    await builder.build(pool, {...common, name});
    let stage = name;
    if (stages.includes('build')) {
      images.push((stage = `${name}-build`));
      await builder.build(pool, {...common, name: stage, options: ['--target', 'build']});
    }
    return {path: file, directory, starts, bases, image: await open(name), build: await open(stage, context, caches)};
  };

  try {
    const host = openHostWorkspaces(example, run);
    for (const base of listBases(example)) await builder.prepareBase(base);
    const workspaces: Awaited<ReturnType<typeof build>>[] = [];
    for (const [index, check] of (example.level === 'image' ? listDockerfiles(example) : []).entries())
      workspaces.push(await build(check, index));
    const toolbox = example.toolbox && (await open(example.toolbox, run.dir, [], '/app'));
    return {
      bases: [...new Set(workspaces.flatMap(({bases}) => bases))].sort(),
      count: workspaces.length,
      find: (step, place) => {
        const where = step.on ?? place;
        if (where === 'host') return host.find(step, place);
        const cwd = step.cwd ?? '.';
        const named = workspaces.find((workspace) => workspace.path === where);
        const started = workspaces.find((workspace) => workspace.starts === step.start);
        const near = workspaces.find((workspace) => workspace.directory === cwd);
        if (toolbox && (!workspaces.length || (where === 'build' && (!near || cwd === '.'))))
          return {...toolbox, directory: cwd, grace: readGrace(path.join(run.dir, cwd))};
        const chosen = named ?? started ?? near ?? workspaces[0];
        if (!chosen) throw new Error('no image was built for this step');
        const {config, ...workspace} = where === 'build' ? chosen.build : chosen.image;
        return {
          ...workspace,
          directory: path.relative(chosen.directory, cwd),
          grace: readGrace(path.join(run.dir, chosen.directory)),
          ...(where !== 'build' && {image: {...config, starts: chosen.starts}}),
        };
      },
      measure: () => {
        const built = images.filter((one) => !one.endsWith('-build'));
        return builder.measure(pool, built, path.join(run.root, 'measured'));
      },
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}

/** Seconds between the stop signal and SIGKILL: `stopGrace` of the directory's manifest, or the platform's default. */
function readGrace(directory: string): number {
  const file = path.join(directory, brand.manifest);
  const manifest = existsSync(file)
    ? (parseYaml(readFileSync(file, 'utf8')) as {readonly machine?: {readonly stopGrace?: string}} | null)
    : null;
  return parseDuration(manifest?.machine?.stopGrace ?? String(manifestDefault('machine.stopGrace')))! / 1000;
}

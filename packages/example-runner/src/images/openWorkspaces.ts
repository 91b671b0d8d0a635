import path from 'node:path';
import {execFileSync} from 'node:child_process';
import {chownSync, existsSync, mkdirSync, readFileSync} from 'node:fs';
import {DockerfileParser} from 'dockerfile-ast';
import {makeEnvironment, type RunDirectories} from '../makeEnvironment';
import type {ProcessPool} from '../ProcessPool';
import type {DockerfileCheck, LocatedExample} from '../types';
import type {ImageBuilder, ImageConfig} from './ImageBuilder';
import {openHost, openImage, resolveUser, type Workspace} from './Workspace';
import {parse as parseYaml} from 'yaml';
import {brand} from '@aloft/platform/brand';
import {manifestDefault} from '@aloft/platform/manifest';
import {parseDuration} from '@aloft/platform/values';

/** The workspace of a step, with the step's directory and environment in it. */
export interface FoundWorkspace {
  readonly workspace: Workspace;
  /** Working directory, relative to the workspace's. */
  readonly directory: string;
  readonly env: Readonly<Record<string, string>>;
  /** Seconds that a server has to exit after its stop signal. */
  readonly grace: number;
  /** The built image, and the name of the start step that runs its command. */
  readonly image?: ImageConfig & {readonly starts: string};
}

export interface Workspaces {
  readonly ports: Readonly<Record<string, number>>;
  /** Official base images that were replaced by local ones. Empty if no image was built. */
  readonly bases: readonly string[];
  /** Number of built images. */
  readonly count: number;
  find(
    step: {readonly on?: string; readonly cwd?: string; readonly start?: string},
    place: 'build' | 'image',
  ): FoundWorkspace;
  /** Compressed size of the built images, in MiB. */
  measure(): Promise<number>;
  close(): void;
}

/** Declared Dockerfiles of an example; by default the one in its directory. */
export function listDockerfiles(example: LocatedExample): readonly DockerfileCheck[] {
  const declared = example.dockerfile ?? {};
  return Array.isArray(declared) ? (declared as readonly DockerfileCheck[]) : [declared as DockerfileCheck];
}

/** Base images, stage names and cache mounts of a Dockerfile. */
export function readStages(text: string): {
  readonly bases: readonly string[];
  readonly stages: readonly string[];
  readonly caches: readonly string[];
} {
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
export function openHostWorkspaces(
  example: LocatedExample,
  directories: RunDirectories,
  cache: string,
  ports: Readonly<Record<string, number>>,
): Workspaces {
  const workspace = openHost(directories.dir, directories.data, {});
  const env = makeEnvironment(process.env, {...workspace, cache, ports}, example.env);
  return {
    ports,
    bases: [],
    count: 0,
    find: ({cwd = ''}) => ({workspace, directory: cwd, env, grace: readGrace(path.join(directories.dir, cwd))}),
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
  directories: RunDirectories,
  context: {
    readonly cache: string;
    readonly ports: Readonly<Record<string, number>>;
    readonly builder: ImageBuilder;
    readonly pool: ProcessPool;
    readonly seconds: number;
  },
): Promise<Workspaces> {
  const {builder, pool, ports} = context;
  const run = path.basename(directories.root).toLowerCase();
  const containers: string[] = [];
  const images: string[] = [];
  const bases = new Set<string>();
  const close = () => builder.remove(containers, images);

  const open = async (
    image: string,
    extra?: string,
    caches: readonly string[] = [],
    workdir?: string,
  ): Promise<{workspace: Workspace; env: Readonly<Record<string, string>>; config: ImageConfig}> => {
    const container = `${run}-${containers.length}`;
    containers.push(container);
    const root = await builder.mount(pool, image, container);
    const inspected = await builder.inspect(pool, image);
    const config = {...inspected, ...(workdir && {workdir})};
    const workspace = openImage(
      root,
      config,
      Object.fromEntries(caches.map((target) => [target, builder.findCacheMount(target)])),
    );
    const {uid, gid} = resolveUser(config.user, readPasswd(root));
    chownSync(path.join(root, workspace.data), uid, gid);
    mkdirSync(path.join(root, config.workdir), {recursive: true});
    if (extra)
      execFileSync('cp', [
        '--archive',
        '--no-clobber',
        '--no-preserve=ownership',
        `${extra}/.`,
        path.join(root, config.workdir),
      ]);
    return {
      workspace,
      env: makeEnvironment(workspace.env, {...workspace, cache: context.cache, ports}, example.env),
      config,
    };
  };

  try {
    const host = openHostWorkspaces(example, directories, context.cache, ports);
    const workspaces: {
      path: string;
      directory: string;
      starts: string;
      image: Awaited<ReturnType<typeof open>>;
      build: Awaited<ReturnType<typeof open>>;
    }[] = [];
    for (const {path: file = 'Dockerfile', starts = 'server'} of example.level === 'image'
      ? listDockerfiles(example)
      : []) {
      const directory = path.dirname(path.join(directories.dir, file));
      const text = readFileSync(path.join(directories.dir, file), 'utf8');
      const found = readStages(text);
      for (const base of found.bases) {
        await builder.prepareBase(base);
        bases.add(base);
      }
      const name = `aloft-example/${run}-${workspaces.length}`;
      images.push(name);
      const build = {context: directory, file: path.join(directories.dir, file), seconds: context.seconds};
      await builder.build(pool, {...build, name});
      let stage = name;
      if (found.stages.includes('build')) {
        images.push((stage = `${name}-build`));
        await builder.build(pool, {...build, name: stage, target: 'build'});
      }
      workspaces.push({
        path: file,
        directory: path.dirname(file),
        starts,
        image: await open(name),
        build: await open(stage, directory, found.caches),
      });
    }
    let toolbox: Awaited<ReturnType<typeof open>> | undefined;
    if (example.toolbox) {
      await builder.prepareBase(example.toolbox);
      toolbox = await open(example.toolbox, directories.dir, [], '/app');
    }
    return {
      ports,
      bases: [...bases].sort(),
      count: workspaces.length,
      find: (step, place) => {
        const where = step.on ?? place;
        if (where === 'host') return host.find(step, place);
        const cwd = step.cwd ?? '.';
        const named = workspaces.find((workspace) => workspace.path === where);
        const started = workspaces.find((workspace) => workspace.starts === step.start);
        const near = workspaces.find((workspace) => workspace.directory === cwd);
        if (toolbox && (!workspaces.length || (where === 'build' && (!near || cwd === '.'))))
          return {...toolbox, directory: cwd, grace: readGrace(path.join(directories.dir, cwd))};
        const chosen = named ?? started ?? near ?? workspaces[0];
        if (!chosen) throw new Error('no image was built for this step');
        const {workspace, env, config} = where === 'build' ? chosen.build : chosen.image;
        return {
          workspace,
          env,
          directory: path.relative(chosen.directory, cwd),
          grace: readGrace(path.join(directories.dir, chosen.directory)),
          ...(where !== 'build' && {image: {...config, starts: chosen.starts}}),
        };
      },
      measure: async () => {
        const built = images.filter((one) => !one.endsWith('-build'));
        return builder.measure(pool, built, path.join(directories.root, 'measured'));
      },
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}

function readPasswd(root: string): string {
  try {
    return readFileSync(path.join(root, 'etc/passwd'), 'utf8');
  } catch {
    return ''; // an image from scratch doesn't have the file
  }
}

/** Seconds between the stop signal and SIGKILL: `stopGrace` of the directory's manifest, or the platform's default. */
export function readGrace(directory: string): number {
  const file = path.join(directory, brand.manifest);
  const manifest = existsSync(file)
    ? (parseYaml(readFileSync(file, 'utf8')) as {readonly machine?: {readonly stopGrace?: string}} | null)
    : null;
  return parseDuration(manifest?.machine?.stopGrace ?? String(manifestDefault('machine.stopGrace')))! / 1000;
}

import {spawnSync} from 'node:child_process';
import {mkdirSync, readdirSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {homedir} from 'node:os';
import path from 'node:path';
import {findToolchain} from '../findToolchain';
import type {ProcessPool} from '../ProcessPool';
import {StepError} from '../StepRunner';
import type {Toolchain} from '../types';
import {baseImages, hashBase} from './baseImages';

/** Programs that build images. The images contain the samples' toolchains. */
export const builders: readonly Toolchain[] = ['buildah', 'debootstrap'].map((name) => ({
  name,
  command: `${name} --version`,
  debian: [name],
}));

/** The part of an image's configuration that a container process needs. */
export interface ImageConfig {
  /** `name`, `uid` or `uid:gid`; empty for root. */
  readonly user: string;
  readonly workdir: string;
  readonly env: Readonly<Record<string, string>>;
  /** ENTRYPOINT and CMD together. */
  readonly command: readonly string[];
  readonly stopSignal: NodeJS.Signals;
}

type OciConfig = Partial<
  Record<'User' | 'WorkingDir' | 'StopSignal', string> & Record<'Env' | 'Entrypoint' | 'Cmd', readonly string[]>
>;

/** Directory that stores base images and the caches of RUN instructions between runs. */
export function findCacheDirectory(): string {
  return path.join(process.env.XDG_CACHE_HOME ?? path.join(homedir(), '.cache'), 'aloft-examples');
}

/** Builds Dockerfiles with buildah, which doesn't need a daemon, on local stand-ins for the official base images. */
export class ImageBuilder {
  private readonly bases = new Map<string, Promise<void>>();
  private readonly finished: string[] = [];

  /** @param storage options of buildah */
  private constructor(
    private readonly pool: ProcessPool,
    private readonly directory: string,
    private readonly storage: readonly string[],
  ) {}

  /**
   * Returns a builder, or the reason why images can't be built on this machine. `pool` runs the preparation of base
   * images, which examples share.
   */
  static find(pool: ProcessPool): ImageBuilder | {readonly missing: string} {
    if (process.getuid?.() !== 0)
      return {missing: 'building images needs root, to enter their file systems with chroot'};
    for (const program of builders) {
      const found = findToolchain(program);
      if ('missing' in found) return found;
    }
    const directory = path.join(findCacheDirectory(), 'images');
    for (const name of ['storage', 'run', 'tmp']) mkdirSync(path.join(directory, name), {recursive: true});
    // Overlay makes layers cheap. If the kernel or the file system doesn't support it, vfs copies them.
    const storage = ['overlay', 'vfs']
      .map((driver) => [`--root=${directory}/storage`, `--runroot=${directory}/run`, `--storage-driver=${driver}`])
      .find((options) => spawnSync('buildah', [...options, 'info']).status === 0);
    return storage
      ? new ImageBuilder(pool, directory, storage)
      : {missing: "buildah can't find a working storage driver; run `buildah info` for the reason"};
  }

  /**
   * Builds a Dockerfile, or one stage of it, under a name.
   * @param build `options` are additional options of `buildah build`; `seconds` is the timeout
   * @throws StepError with the builder's output
   */
  async build(
    pool: ProcessPool,
    build: {
      readonly name: string;
      readonly context: string;
      readonly file: string;
      readonly options?: readonly string[];
      readonly seconds: number;
    },
  ): Promise<void> {
    const {name, context, file, options = [], seconds} = build;
    await this.run(
      pool,
      ['build', '--layers', '--pull-never', '--tag', name, '--file', file, ...options, context],
      seconds,
    );
  }

  /** Creates a container from an image and returns the directory with its file system. */
  async mount(pool: ProcessPool, image: string, container: string): Promise<string> {
    await this.run(pool, ['from', '--pull-never', '--name', container, image]);
    return (await this.run(pool, ['mount', container])).trim();
  }

  async inspect(pool: ProcessPool, image: string): Promise<ImageConfig> {
    const {
      OCIv1: {config},
    } = JSON.parse(await this.run(pool, ['inspect', '--type', 'image', image])) as {OCIv1: {config: OciConfig}};
    return {
      user: config.User ?? '',
      workdir: config.WorkingDir ?? '/',
      env: Object.fromEntries(
        (config.Env ?? []).map((entry) => [entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1)]),
      ),
      command: [...(config.Entrypoint ?? []), ...(config.Cmd ?? [])],
      stopSignal: (config.StopSignal ?? 'SIGTERM') as NodeJS.Signals,
    };
  }

  /** Directory on the machine for a cache mount of RUN, which is kept between builds. */
  findCacheMount(target: string): string {
    return path.join(this.directory, 'tmp/buildah-cache', target);
  }

  /** Compressed size of images as a registry would store them, in MiB. Layers that images share count once. */
  async measure(pool: ProcessPool, images: readonly string[], directory: string): Promise<number> {
    for (const [index, image] of images.entries())
      await this.run(pool, ['push', '--quiet', image, `oci:${directory}:${index}`]);
    const blobs = path.join(directory, 'blobs/sha256');
    const bytes = readdirSync(blobs).reduce((sum, blob) => sum + statSync(path.join(blobs, blob)).size, 0);
    return Math.round(bytes / 2 ** 20);
  }

  /** Removes containers now and images at the end, because concurrent builds share layers. */
  remove(containers: readonly string[], images: readonly string[]): void {
    for (const container of containers) spawnSync('buildah', [...this.storage, 'rm', container]);
    this.finished.push(...images);
  }

  /** Removes the images of all examples. Missing ones aren't an error, because a build may have failed halfway. */
  close(): void {
    for (const image of this.finished.splice(0)) spawnSync('buildah', [...this.storage, 'rmi', image]);
  }

  /**
   * Builds the stand-in for an official base image, once for each definition.
   * @throws Error for an image without a stand-in
   */
  prepareBase(tag: string): Promise<void> {
    let made = this.bases.get(tag);
    if (!made) this.bases.set(tag, (made = this.makeBase(tag)));
    return made;
  }

  private async makeBase(tag: string): Promise<void> {
    const base = baseImages[tag];
    if (!base)
      throw new Error(
        `${tag} has no stand-in: add one to packages/example-runner/src/images/baseImages.ts, with one of ${Object.keys(baseImages).join(', ')} as a model`,
      );
    for (const parent of base.from ?? []) await this.prepareBase(parent);
    const label = `aloft.definition=${hashBase(tag)}`;
    const found = await this.run(this.pool, ['images', '--quiet', '--filter', `label=${label}`]);
    if (found.trim()) return;
    const context = path.join(this.directory, 'tmp', tag.replaceAll(/[^\w.-]/g, '-'));
    rmSync(context, {recursive: true, force: true});
    mkdirSync(context, {recursive: true});
    await base.prepare?.(context, (...command) => this.execute(this.pool, command, {}, 600));
    const file = `${context}.Dockerfile`;
    writeFileSync(file, base.dockerfile);
    await this.build(this.pool, {
      name: tag,
      context,
      file,
      options: ['--layers=false', '--label', label],
      seconds: 600,
    });
    rmSync(context, {recursive: true, force: true});
    rmSync(file);
  }

  private run(pool: ProcessPool, args: readonly string[], seconds = 120) {
    return this.execute(
      pool,
      ['buildah', ...this.storage, ...args],
      {BUILDAH_ISOLATION: 'chroot', TMPDIR: path.join(this.directory, 'tmp')},
      seconds,
    );
  }

  private async execute(pool: ProcessPool, command: readonly string[], env: NodeJS.ProcessEnv, seconds: number) {
    const started = pool.start(command, {cwd: '/', env: {...process.env, ...env}});
    const timer = setTimeout(() => started.child.kill('SIGTERM'), seconds * 1000);
    const {code} = await started.ended;
    clearTimeout(timer);
    if (code !== 0)
      throw new StepError(`\`${command.slice(0, 12).join(' ')}\` ended with exit code ${code}`, started.output());
    return started.output();
  }
}

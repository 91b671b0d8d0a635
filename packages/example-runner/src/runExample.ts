import path from 'node:path';
import {mkdirSync, rmSync} from 'node:fs';
import {setTimeout as sleep} from 'node:timers/promises';
import {choosePort, isPortOpen} from './choosePort';
import {findToolchain, findVersion} from './findToolchain';
import {findCacheDirectory, type ImageBuilder} from './images/ImageBuilder';
import {listNeeds} from './images/baseImages';
import {
  listBases,
  listDockerfiles,
  openHostWorkspaces,
  openImageWorkspaces,
  type Workspaces,
} from './images/openWorkspaces';
import {ProcessPool} from './ProcessPool';
import {StepError, StepRunner} from './StepRunner';
import type {LocatedExample, Outcome, RunStep, Toolchain, Version} from './types';
import {expandBuild, expandScript, nameStep} from './readExample';
import {copyExample} from './makeEnvironment';

export interface RunOptions {
  /** Ports to use instead of free ones, by name. */
  readonly ports?: Readonly<Record<string, number>>;
  /** Builds the example's images and runs its steps in them. Without it, the steps run on the machine itself. */
  readonly builder?: ImageBuilder;
  /** Measures the compressed size of the images, which takes a few seconds each. */
  readonly measure?: boolean;
  /** Called with the process pool as soon as it exists, so that an interrupted runner can terminate its processes. */
  readonly onPool?: (pool: ProcessPool) => void;
}

/** Timeout of an example in seconds. */
const timeLimit = 900;

function makeCacheDirectory(id: string): string {
  const directory = path.join(findCacheDirectory(), id.replace('/', '-'));
  mkdirSync(directory, {recursive: true});
  return directory;
}

/** Reports processes and open ports that remain after the last step. */
async function findLeftovers(pool: ProcessPool, ports: Readonly<Record<string, number>>): Promise<string | undefined> {
  for (let tries = 0; tries < 20 && pool.living().length; tries++) await sleep(50);
  const [orphan] = pool.living();
  if (orphan) return `process ${orphan.pid} outlived the example: ${orphan.command}`;
  for (const [name, port] of Object.entries(ports))
    if (await isPortOpen(port)) return `port ${port} (${name}) is still open`;
  return undefined;
}

async function readVersions(example: LocatedExample, runner: StepRunner): Promise<Version[]> {
  const versions: Version[] = [];
  for (const {name, command, on} of example.versions) {
    const output = await runner.run({run: command, timeout: 60, ...(on && {on})}, 'build');
    const version = findVersion(output);
    if (!version) throw new StepError(`\`${command}\` doesn't print a version of ${name}`, output);
    versions.push({name, version});
  }
  return versions;
}

/** Whether the steps run in the example's images or its toolbox instead of on the machine itself. */
export const runsInImages = ({level, toolbox}: Pick<LocatedExample, 'level' | 'toolbox'>): boolean =>
  level === 'image' || toolbox !== undefined;

/** Programs that the machine must have: those of the steps, or those that the base images are made with. */
export function listNeededPrograms(example: LocatedExample, buildsImages: boolean): readonly Toolchain[] {
  return buildsImages ? listNeeds(listBases(example)) : example.toolchains;
}

/** Steps of `install` and `build` that the image build doesn't run, such as unit tests. */
function listChecks(example: LocatedExample): RunStep[] {
  const kept = new Set(listDockerfiles(example).flatMap(({onlyInTest = []}) => onlyInTest.map(({what}) => what)));
  return expandBuild(example).filter(({run}) => kept.has(run));
}

/**
 * Runs one example in a fresh copy: build steps, versions, start, requests, stop and intended mistakes. It always
 * terminates every process that it started and removes the copy.
 */
export async function runExample(example: LocatedExample, options: RunOptions = {}): Promise<Outcome> {
  const builder = runsInImages(example) ? options.builder : undefined;
  for (const toolchain of listNeededPrograms(example, builder !== undefined)) {
    const found = findToolchain(toolchain);
    if ('missing' in found) return {kind: 'skipped', reason: found.missing};
  }
  const started = Date.now();
  const pool = new ProcessPool();
  options.onPool?.(pool);
  let step = 'copy';
  let root: string | undefined;
  let workspaces: Workspaces | undefined;
  try {
    const copy = copyExample(example.directory);
    root = copy.root;
    const ports: Record<string, number> = {};
    for (const name of example.ports ?? ['PORT']) ports[name] = options.ports?.[name] ?? (await choosePort());
    const run = {...copy, cache: makeCacheDirectory(example.id), ports};
    step = 'build images';
    workspaces = builder
      ? await openImageWorkspaces(example, run, builder, pool, timeLimit)
      : openHostWorkspaces(example, run);
    const runner = new StepRunner(pool, workspaces, ports, started + timeLimit * 1000);
    for (const one of workspaces.count ? listChecks(example) : expandBuild(example)) {
      step = nameStep(one);
      await runner.runStep(one, 'build');
    }
    step = 'versions';
    const versions = await readVersions(example, runner);
    for (const [place, steps] of [
      ['image', expandScript(example)],
      ['build', example.failures ?? []],
    ] as const) {
      for (const one of steps) {
        step = nameStep(one);
        await runner.runStep(one, place);
      }
    }
    step = 'leave nothing behind';
    const leftover = await findLeftovers(pool, ports);
    if (leftover) throw new Error(leftover);
    const {bases, count} = workspaces;
    const sizeMiB = options.measure && count ? await workspaces.measure() : undefined;
    return {
      kind: 'passed',
      seconds: (Date.now() - started) / 1000,
      versions,
      ...(count && {image: {bases, ...(count > 1 && {count}), ...(sizeMiB && {sizeMiB})}}),
      ...(runner.memoryMiB && {memoryMiB: Math.round(runner.memoryMiB)}),
      ...(runner.startClass && {startClass: runner.startClass}),
    };
  } catch (error) {
    return describeFailure(step, error as Error, started);
  } finally {
    await pool.endAll();
    pool.close();
    workspaces?.close();
    if (root) rmSync(root, {recursive: true, force: true, maxRetries: 3});
  }
}

/** The result of an example that failed at a step, with the end of the log. */
export function describeFailure(step: string, error: Error, started: number): Outcome {
  const log = error instanceof StepError ? error.log.trimEnd().split('\n').slice(-20) : [];
  return {kind: 'failed', step, message: error.message, log, seconds: (Date.now() - started) / 1000};
}

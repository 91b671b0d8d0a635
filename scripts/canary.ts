import {readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import overrides from '../src/theme/overrides.json';
import {compareOverride} from './compareOverrides';
import {copyProject} from './copyProject';
import {readCounts} from './readCounts';
import {runCommand, type CommandResult} from './runCommand';

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const lastLines = (output: string, count: number): string => output.trim().split('\n').slice(-count).join('\n');

async function findNewest(): Promise<string> {
  const {code, output} = await runCommand(['npm', 'view', '@docusaurus/core@3', 'version', '--json', '--silent']);
  // The output may start with npm warnings.
  const versions: unknown = code === 0 && JSON.parse(/(\[[^]*\]|"[^"]*")\s*$/.exec(output)?.[0] ?? 'null');
  // npm sorts 3.10.0 before 3.9.0.
  const sorted = [versions].flat().sort((a, b) => String(a).localeCompare(String(b), 'en', {numeric: true}));
  const newest: unknown = sorted.at(-1);
  if (typeof newest !== 'string') throw new Error(`npm doesn't report a version of Docusaurus:\n${output}`);
  return newest;
}

/** Runs a command in the copy of the project. */
function runIn(directory: string, ...command: string[]): Promise<CommandResult> {
  return runCommand(['npm', '--prefix', directory, ...command]);
}

/** Sets all packages of Docusaurus to one version. */
function setVersion(directory: string, version: string): void {
  const file = path.join(directory, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  for (const group of [manifest.dependencies, manifest.devDependencies])
    for (const name of Object.keys(group)) if (name.startsWith('@docusaurus/')) group[name] = version;
  writeFileSync(file, JSON.stringify(manifest, null, 2));
}

/**
 * Installs the newest Docusaurus 3 into a copy of the project, builds it, runs the site and browser tests there, and
 * reports which upstream files of our theme overrides changed.
 *
 * @param short whether to stop after the build
 * @returns whether everything passed
 */
async function runCanary(short: boolean): Promise<boolean> {
  const version = await findNewest();
  console.log(`Docusaurus ${version}`);
  const directory = copyProject();
  try {
    symlinkSync(path.resolve('.git'), path.join(directory, '.git'));
    setVersion(directory, version);
    const installed = await runIn(directory, 'install', '--ignore-scripts', '--no-audit', '--no-fund');
    console.log(`install: ${installed.code === 0 ? 'passed' : `failed\n${lastLines(installed.output, 20)}`}`);
    if (installed.code !== 0) return false;

    const changes = overrides.flatMap(
      (override) => compareOverride(override, path.join(directory, 'node_modules')) ?? [],
    );
    console.log(`overrides: ${overrides.length - changes.length} unchanged upstream, ${changes.length} changed`);
    for (const change of changes) console.log(`- ${change}`);

    const built = await runIn(directory, 'run', 'build');
    console.log(
      `build: ${built.code === 0 ? `passed in ${built.seconds.toFixed(0)} s` : `failed\n${lastLines(built.output, 40)}`}`,
    );
    if (built.code !== 0) return false;

    if (short) return changes.length === 0;

    const tested = await runIn(directory, 'test', '--', '--only', 'site,browser');
    const counts = readCounts({counts: 'summary'}, tested);
    console.log(`site and browser tests: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
    for (const [line] of tested.output.matchAll(/^(.*FAIL |  \d+\) ).*$/gm)) console.log(line);
    return changes.length === 0 && counts.failed === 0;
  } finally {
    rmSync(directory, {recursive: true, force: true});
  }
}

const {values} = parseArgs({
  options: {strict: {type: 'boolean', default: false}, short: {type: 'boolean', default: false}},
});
runCanary(values.short).then(
  (passed) => {
    process.exitCode = values.strict && !passed ? 1 : 0;
  },
  (error: Error) => {
    console.error(error.message);
    process.exitCode = values.strict ? 1 : 0;
  },
);

import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {searchServer} from '../browser/sites';
import {runSite} from '../site/runSite';
import {buildLocalized} from './buildLocalized';
import {writeTree} from './copyProject';

/** Writes a build into an empty directory. @throws Error with the output of a build that fails */
type Recipe = (directory: string) => Promise<unknown>;

const buildWith =
  (env: Readonly<Record<string, string>>, config?: string): Recipe =>
  async (directory) => {
    const {code, output} = await runSite(env, {config, directory});
    if (code !== 0) throw new Error(output);
  };

/** The builds that tests share, besides the one in build/. The longest comes first. */
const recipes = {
  /** A copy of the project with a frozen version, another locale and another guide, below a base URL. */
  localized: buildLocalized,
  /**
   * An announcement bar that can't be closed, a reload when a page can't be loaded, a search server, and pages that crash
   * intentionally. Its pages contain another sentence, so that its files have other names. Only its HTML and that of
   * `localized` aren't minified.
   */
  other: buildWith(
    {
      ANNOUNCEMENT_CLOSABLE: 'false',
      ROUTE_LOAD_FAILURE: 'reload',
      SKIP_HTML_MINIFICATION: 'true',
      SEARCH_NODES: searchServer,
      SEARCH_API_KEY: 'search-only-key',
    },
    'site/tests/browser/variant.config.ts',
  ),
  /** The site without its departures from the framework. */
  plain: buildWith({LEAN: 'off'}),
} satisfies Record<string, Recipe>;

export type BuildName = keyof typeof recipes;

export const buildNames = Object.keys(recipes) as readonly BuildName[];

/** Tests and texts that no build reads. */
const unread = ['**/*.test.ts*', '**/*.spec.ts', 'site/tests/engines/**', 'site/tests/visual/**', '*.md'];
let inputs: string | undefined;

/** Whether the process that wrote its id to the file is running. */
function isHeld(file: string): boolean {
  try {
    return process.kill(Number(readFileSync(file, 'utf8')), 0);
  } catch {
    return false;
  }
}

/** Takes a lock, because test files that run side by side need the same build. @returns a function that releases it */
async function lock(file: string): Promise<() => void> {
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), {flag: 'wx'});
      return () => rmSync(file, {force: true});
    } catch {
      if (!isHeld(file)) rmSync(file, {force: true});
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

/**
 * Builds a variant, unless it's up to date.
 * @returns its directory
 * @throws Error with the output if the build fails
 */
export async function provideBuild(name: BuildName): Promise<string> {
  const directory = path.resolve('.cache/builds', name);
  mkdirSync(path.dirname(directory), {recursive: true});
  const release = await lock(`${directory}.lock`);
  try {
    await build(name, directory);
  } finally {
    release();
  }
  return directory;
}

async function build(name: BuildName, directory: string): Promise<void> {
  const record = `${directory}.sha256`;
  inputs ??= process.version + writeTree('.', unread);
  if (existsSync(record) && readFileSync(record, 'utf8') === inputs) return;
  for (const outdated of [record, directory]) rmSync(outdated, {recursive: true, force: true});
  mkdirSync(directory, {recursive: true});
  await recipes[name](directory).catch((error: Error) => {
    throw new Error(`The build "${name}" fails:\n${error.message}`);
  });
  writeFileSync(record, inputs);
}

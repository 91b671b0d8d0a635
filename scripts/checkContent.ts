import {relative, resolve, sep} from 'node:path';
import {loadSite, runChecks} from '@aloft/content/checks';
import {formatProblem, type Problem} from '@aloft/content/problems';
import sidebars from '../site/sidebars';

/**
 * Checks the pages against the facts. Arguments are files or directories. Without arguments, all pages are checked, and
 * warnings are only counted.
 *
 * @returns the exit code: 1 if there is a problem that isn't a warning
 */
async function checkContent(paths: readonly string[]): Promise<number> {
  const start = performance.now();
  const root = resolve(__dirname, '..');
  const {pages, context} = loadSite(root, sidebars);
  const wanted = paths.map((path) => relative(root, resolve(path)).split(sep).join('/'));
  const isWanted = (file: string) =>
    wanted.length === 0 || wanted.some((path) => file === path || file.startsWith(`${path}/`));
  const shown = pages.filter(({file}) => isWanted(file));
  if (shown.length === 0) {
    console.error(`no page under docs/ matches ${wanted.join(', ')}`);
    return 2;
  }
  const problems = await runChecks(pages, context, isWanted);
  const isPrinted = ({isWarning}: Problem) => !isWarning || wanted.length > 0;
  for (const problem of problems.filter(isPrinted)) console.log(formatProblem(problem));
  const warnings = problems.filter(({isWarning}) => isWarning).length;
  const errors = problems.length - warnings;
  const blocks = shown.reduce((sum, {fences}) => sum + fences.length, 0);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${shown.length} pages, ${blocks} blocks, ${errors} problems, ${warnings} warnings, ${seconds} s`);
  return errors > 0 ? 1 : 0;
}

void checkContent(process.argv.slice(2)).then((code) => (process.exitCode = code));

import {availableParallelism} from 'node:os';
import {runCommand} from './runCommand';

/** One static check of `npm run check`. */
interface Check {
  readonly name: string;
  readonly command: readonly string[];
  /** Next step after a failure. */
  readonly hint: string;
  /** The command of `npm run fix` that fixes these problems automatically. */
  readonly fix?: readonly string[];
}

const cache = 'node_modules/.cache';
const cached = (name: string) => ['--cache', '--cache-location', `${cache}/${name}`];
const styles = 'site/src/**/*.css';
const fixable = '`npm run fix` fixes most of these; fix the rest by hand.';

/** In the order in which `fix` must run them: formatting last. */
const checks: readonly Check[] = [
  {
    name: 'lint',
    command: [
      'eslint',
      '--config',
      '.config/eslint.config.mjs',
      ...cached('eslint'),
      '--cache-strategy=content',
      '--max-warnings=0',
      '.',
    ],
    fix: ['eslint', '--config', '.config/eslint.config.mjs', '--fix', '.'],
    hint: fixable,
  },
  {
    name: 'types',
    command: ['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', `${cache}/types.tsbuildinfo`],
    hint: 'Fix the types at the lines above.',
  },
  {
    name: 'styles',
    command: ['stylelint', ...cached('stylelint'), styles],
    fix: ['stylelint', '--fix', styles],
    hint: fixable,
  },
  {
    name: 'Markdown',
    command: ['markdownlint-cli2'],
    fix: ['markdownlint-cli2', '--fix'],
    hint: fixable,
  },
  {
    name: 'format',
    command: ['prettier', '--check', '--log-level=warn', ...cached('prettier-cache'), '--cache-strategy=content', '.'],
    fix: ['prettier', '--write', '--log-level=warn', '.'],
    hint: 'Run `npm run fix`.',
  },
  {
    name: 'spelling',
    command: ['cspell', 'lint', '--no-progress', '--no-summary', ...cached('cspell'), '--cache-strategy=content'],
    hint: 'Fix the spelling, or add a correct word to .config/words/product.txt or technical.txt.',
  },
  {
    name: 'layers',
    command: [
      'depcruise',
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type=err-long',
      `--cache=${cache}/layers`,
      '.',
    ],
    hint: 'ARCHITECTURE.md shows which directory may import which.',
  },
  {
    name: 'unused',
    command: ['knip', '--no-progress', ...cached('knip')],
    hint: 'Delete what nothing uses, or add the entry point to knip.jsonc.',
  },
];

/** Runs all static checks in parallel and prints a line for each, with a hint for those that fail. */
async function check(): Promise<boolean[]> {
  const queue = [...checks];
  const passed: boolean[] = [];
  const runNext = async (): Promise<void> => {
    const next = queue.shift();
    if (!next) return;
    passed.push(await runCheck(next));
    await runNext();
  };
  await Promise.all(Array.from({length: Math.min(4, availableParallelism() + 1)}, runNext));
  return passed;
}

async function runCheck({name, command, hint}: Check): Promise<boolean> {
  const {code, output, seconds} = await runCommand(command, {
    env: process.stdout.isTTY ? {FORCE_COLOR: '1'} : {NO_COLOR: '1'},
  });
  const mark = code === 0 ? 'passed' : 'failed';
  console.log(`${mark}  ${name.padEnd(9)} ${seconds.toFixed(1).padStart(5)} s`);
  if (code !== 0) console.log(`${output.trim()}\n${name}: ${hint}\n`);
  return code === 0;
}

/** Applies automatic fixes: lint, styles and Markdown, then formatting. */
async function fix(): Promise<void> {
  for (const {name, fix: command} of checks) {
    if (!command) continue;
    const {code, output, seconds} = await runCommand(command);
    console.log(`${code === 0 ? 'fixed' : 'left  '}  ${name.padEnd(9)} ${seconds.toFixed(1).padStart(5)} s`);
    if (code !== 0)
      console.log(`${output.trim()}\n${name}: fix the problems above by hand. Then run \`npm run check\`.\n`);
  }
}

async function main(): Promise<void> {
  if (process.argv.includes('--fix')) return fix();
  const results = await check();
  const failed = results.filter((passed) => !passed).length;
  console.log(`${results.length - failed} passed, ${failed} failed, 0 skipped`);
  process.exitCode = failed ? 1 : 0;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 2;
});

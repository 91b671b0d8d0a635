/** One static check of `npm run check`. */
export interface Check {
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
export const checks: readonly Check[] = [
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

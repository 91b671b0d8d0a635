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
const styles = 'src/**/*.css';
const fixable = '`npm run fix` fixes most of these; fix the rest by hand.';

/** In the order in which `fix` must run them: formatting last. */
export const checks: readonly Check[] = [
  {
    name: 'lint',
    command: ['eslint', '--cache', '--cache-location', `${cache}/eslint`, '--max-warnings=0', '.'],
    fix: ['eslint', '--fix', '.'],
    hint: fixable,
  },
  {
    name: 'types',
    command: ['tsc', '--noEmit'],
    hint: 'Fix the types at the lines above.',
  },
  {
    name: 'styles',
    command: ['stylelint', '--cache', '--cache-location', `${cache}/stylelint`, styles],
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
    command: ['prettier', '--check', '--log-level=warn', '--cache', '--cache-location', `${cache}/prettier-cache`, '.'],
    fix: ['prettier', '--write', '--log-level=warn', '.'],
    hint: 'Run `npm run fix`.',
  },
  {
    name: 'spelling',
    command: ['cspell', 'lint', '--no-progress', '--no-summary', '--cache', '--cache-location', `${cache}/cspell`],
    hint: 'Fix the spelling, or add a correct word to config/words/product.txt or technical.txt.',
  },
  {
    name: 'layers',
    command: ['depcruise', '--config', '.dependency-cruiser.cjs', '--output-type', 'err-long', '.'],
    hint: 'ARCHITECTURE.md shows which directory may import which.',
  },
  {
    name: 'unused',
    command: ['knip', '--no-progress'],
    hint: 'Delete what nothing uses, or add the entry point to knip.jsonc.',
  },
];

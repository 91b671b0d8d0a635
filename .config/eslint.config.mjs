import {join} from 'node:path';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      '**/build/',
      'build.next/',
      '**/.docusaurus/',
      '**/.cache/',
      'examples/',
      'node_modules/',
      '**/tools/*/node_modules/',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mts}'],
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: join(import.meta.dirname, '..')}},
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  {
    files: ['site/src/**/*.tsx'],
    ...jsxA11y.flatConfigs.strict,
    plugins: {...jsxA11y.flatConfigs.strict.plugins, 'react-hooks': reactHooks},
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      ...reactHooks.configs.recommended.rules,
      // A box that scrolls must be reachable by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', {tags: [], roles: ['tabpanel', 'group', 'region', 'log']}],
      // tests/site/locales.test.ts finds what these patterns miss.
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXElement:not([openingElement.name.name=/^(Translate|kbd)$/]) > JSXText[value=/[A-Za-z]{2}/]',
          message: 'Readers see this text: put it into <Translate> or translate().',
        },
        {
          selector: 'JSXAttribute[name.name=/^(alt|aria-label|label|placeholder|title)$/] > Literal',
          message: 'Readers see this text: use translate({message}).',
        },
      ],
    },
  },
  {
    // CommonJS files.
    files: ['**/*.cjs'],
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
  {
    rules: {
      eqeqeq: 'error',
      'no-console': ['error', {allow: ['warn', 'error']}],
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'prefer-const': 'error',
    },
  },
  {
    // Command-line programs print to the console.
    files: ['scripts/**', 'packages/{example-runner,mcp,search}/**', 'site/{tests,bench,hosting,plugins}/**'],
    rules: {'no-console': 'off'},
  },
);

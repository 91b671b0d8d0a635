import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import ts from 'typescript';
import {expect, it} from 'vitest';

const packages = resolve('packages');

/** The recipe in `packages/platform/README.md` with the noun `backup`: what follows a text of a file, or a new file. */
const recipe: readonly (readonly [file: string, after: string, added: string])[] = [
  ['platform/src/resources.ts', 'const kinds = {\n', '  backup: {createdAt},\n'],
  ['platform/src/cli/types.ts', 'export type CommandGroup =\n', "  | 'backup'\n"],
  [
    'platform/src/cli/commands/backup.ts',
    '',
    `import {defineCommands} from '../defineCommands';
     import {stateFilter} from './sharedFlags';
     export const backupCommands = defineCommands('backup', {
       'backup list': {
         access: 'read', summary: 'List backups.', description: 'List the backups.', flags: [stateFilter('backup')],
         examples: {}, output: ['name', 'state'],
       },
       'backup get': {
         access: 'read', summary: 'Show a backup.', description: 'Show it.', examples: {},
       },
     });`,
  ],
  ['platform/src/cli/commands/index.ts', '', "import {backupCommands} from './backup';\n"],
  ['platform/src/cli/commands/index.ts', 'export const commandsById = {\n', '  ...backupCommands,\n'],
  // From here on, the compiler names the file.
  ['platform/src/resources.ts', 'const clauses = {\n', "  backup: ['a copy of a volume', ''],\n"],
  [
    'platform/src/errors/catalog.ts',
    '...defineErrors(4, 404, {\n',
    "backup_not_found: missingResource('backup', 'aloft backup list'),\n",
  ],
  [
    'platform/src/states.ts',
    'const definitions = {\n',
    "  backup: defineStates({initial: ['ready'], billed: true, states: {ready: 'It is ready.'}, transitions: {}}),\n",
  ],
  [
    'platform/src/cli/commandPages.ts',
    "Exclude<CommandGroup, 'project'>, string>> = {\n",
    "  backup: '/docs/resources/backups',\n",
  ],
  ['simulator/src/commands/index.ts', '', "import {implement} from '../implement';\n"],
  [
    'simulator/src/commands/index.ts',
    'Record<CommandId, Handler>> = {\n',
    "  ...implement('backup list', ['state'], ({flags}) => ({notes: [...flags.state]})),\n  ...implement('backup get', [], ({args, fail}) => fail('backup_not_found', {name: args.NAME})),\n",
  ],
];
const named = recipe.findIndex(([file]) => file.includes('errors/'));

/** Files that the recipe doesn't change. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/** Problems that the compiler finds in the recipe's files after these steps of it. */
function compile(steps: typeof recipe): string[] {
  const changed = new Map<string, string>();
  for (const [file, after, added] of steps) {
    const path = resolve(packages, file);
    const text = changed.get(path) ?? ts.sys.readFile(path) ?? '';
    expect(text, `${file} no longer contains ${after}`).toContain(after);
    const next = text.replace(after, () => after + added);
    changed.set(path, next);
  }
  const {config} = ts.readConfigFile('tsconfig.json', ts.sys.readFile) as {config: object};
  const {options: own} = ts.parseJsonConfigFileContent({...config, files: []}, ts.sys, process.cwd());
  // The recipe's files need neither the DOM nor Node.js, whose types take most of the time.
  const options = {...own, lib: ['lib.es2023.d.ts'], types: []};
  const host = ts.createCompilerHost(options);
  const {readFile, fileExists, getSourceFile} = host;
  host.readFile = (path) => changed.get(resolve(path)) ?? readFile.call(host, path);
  host.fileExists = (path) => changed.has(resolve(path)) || fileExists.call(host, path);
  host.getSourceFile = (path, language) => {
    if (changed.has(resolve(path))) return getSourceFile.call(host, path, language);
    if (!parsed.has(path)) parsed.set(path, getSourceFile.call(host, path, language));
    return parsed.get(path);
  };
  const program = ts.createProgram([resolve(packages, 'simulator/src/index.ts')], options, host);
  return [...new Set(recipe.map(([file]) => file))].flatMap((file) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(resolve(packages, file)))
      .map(({messageText}) => `${file}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`),
  );
}

it('the compiler names what the recipe for a noun has left', () => {
  const problems = compile(recipe.slice(0, named)).join('\n');
  expect(problems).toMatch(/^platform\/src\/cli\/commandPages\.ts: Property 'backup' is missing/m);
  expect(problems).toMatch(/^platform\/src\/cli\/commands\/backup\.ts: Argument of type '"backup"' is not assignable/m);
  expect(problems).toMatch(/^simulator\/src\/commands\/index\.ts: .*missing .*"backup list", "backup get"/m);
});

it('the recipe for a noun is complete, and names its files', () => {
  expect(compile(recipe)).toEqual([]);
  const text = readFileSync(resolve(packages, 'platform/README.md'), 'utf8').split('## A new noun')[1] ?? '';
  for (const [file] of recipe) {
    const [directory = '', name = ''] = file
      .replace(/^\w+\/src\/|\.ts$/g, '')
      .split('/')
      .slice(-2);
    expect(text, file).toMatch(new RegExp(`${directory}(?:/|/<noun>|/${name})|${name}\\.ts`));
  }
});

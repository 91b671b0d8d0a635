// cspell:ignore AEIOU
import {readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brand} from '../platform/brand';
import {listProjectFiles} from './copyProject';
import {runCommand} from './runCommand';

/** Patterns of the product's names and their replacements, longest match first. */
type Replacements = readonly (readonly [RegExp, string])[];

/** Generated files and pages whose transcripts have columns as wide as the name. */
const recorders = ['scripts/recordTranscripts.ts', 'scripts/recordDeploySession.mts'];

/**
 * Renames the product and its CLI in all file contents and file names of the project: `npm run rename -- Name command`.
 * The logos are drawings and don't change.
 */
async function renameProduct([name = '', cli = '']: readonly string[]): Promise<void> {
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name) || !/^[a-z][a-z0-9]*$/.test(cli))
    throw new Error('usage: npm run rename -- Name command, such as Nimbus nimbus; letters and digits only');
  const replacements = listReplacements(name, cli);
  const root = path.resolve(__dirname, '..');
  const files = listProjectFiles(root);
  const changed = files.filter((file) => rewrite(file, replacements));
  const renamed = files.filter((file) => {
    const other = path.join(path.dirname(file), replace(path.basename(file), replacements));
    if (other !== file) renameSync(file, other);
    return other !== file;
  });
  console.log(`${changed.length} files changed, ${renamed.length} files renamed.`);

  for (const script of recorders) {
    const {code, output} = await runCommand(['tsx', script]);
    if (code !== 0) throw new Error(`${script} failed:\n${output}`);
  }
  console.log(
    'Next: draw the logos in static/img/ and src/components/brand/ for the new name. Then run `npm run fix`,',
  );
  console.log('`npm run check:content`, which reports descriptions that are now too long, and `npm test`.');
}

function listReplacements(name: string, cli: string): Replacements {
  const article = /^[AEIOU]/.test(name) ? 'n' : '';
  const old = `(?=[\`*]*(?:${brand.name}|${brand.cli})\\b)`;
  return [
    [new RegExp(`(?<![-\\w])([Aa])n? ${old}`, 'g'), `$1${article} `],
    [new RegExp(brand.name, 'g'), name],
    [new RegExp(brand.cli.toUpperCase(), 'g'), cli.toUpperCase()],
    [new RegExp(brand.cli, 'g'), cli],
    // Tokens begin with a short form of the name.
    [/alft/g, cli],
  ];
}

const replace = (text: string, replacements: Replacements): string =>
  replacements.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);

/** Rewrites a text file, and returns whether it changed. */
function rewrite(file: string, replacements: Replacements): boolean {
  const text = readFileSync(file, 'utf8');
  if (text.includes('\0')) return false;
  const changed = replace(text, replacements);
  if (changed !== text) writeFileSync(file, changed);
  return changed !== text;
}

renameProduct(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 2;
});

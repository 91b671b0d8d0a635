import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {build} from 'esbuild';
import {brand} from '@aloft/platform/brand';
import {indexDirectory} from '@aloft/search';
import {runMain} from './runMain';

const {values} = parseArgs({
  options: {site: {type: 'string', default: 'build'}, out: {type: 'string', default: '.cache/mcp'}},
});
const directory = path.join(values.out, 'package');

/** Packs the MCP server and the built site's data into a tarball that `npx` can run. It has no dependencies. */
async function pack(): Promise<void> {
  if (!existsSync(path.join(values.site, 'llms.txt')))
    throw new Error(`${values.site}/llms.txt is missing. Run \`npm run build\` first.`);
  rmSync(directory, {recursive: true, force: true});
  mkdirSync(directory, {recursive: true});
  await build({
    entryPoints: ['packages/mcp/src/main.ts'],
    outfile: path.join(directory, 'server.js'),
    bundle: true,
    minify: true,
    platform: 'node',
    target: 'node20',
    logLevel: 'warning',
  });
  const bundle = path.join(values.site, 'llms-full.txt');
  const isData = (file: string) =>
    !path.extname(file) ||
    file.endsWith('.md') ||
    path.basename(file) === 'llms.txt' ||
    file === bundle ||
    file.includes(indexDirectory);
  cpSync(values.site, path.join(directory, 'site'), {
    recursive: true,
    filter: (file) => isData(file) && !/\.(gz|br)$/.test(file),
  });
  const description = `MCP server of the ${brand.name} documentation: search, pages, CLI grammar, manifest schema and simulator.`;
  const name = `${brand.cli}-docs-mcp`;
  const manifest = {
    name,
    version: '1.0.0',
    description,
    license: 'MIT',
    bin: {[name]: 'server.js'},
    engines: {node: '>=20'},
  };
  writeFileSync(path.join(directory, 'package.json'), JSON.stringify(manifest, null, 2));
  execFileSync('npm', ['pack', '--pack-destination', '..', '--silent'], {cwd: directory, stdio: 'inherit'});
}

void runMain(pack);

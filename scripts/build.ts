import {existsSync, renameSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {compressFiles} from '../hosting/compressFiles';
import {buildPages} from './buildPages';
import {clearStaleCache} from './clearStaleCache';
import {createSbom} from './createSbom';
import {writeNginxFiles} from './writeNginxFiles';

const {values} = parseArgs({
  options: {'out-dir': {type: 'string', default: 'build'}, 'low-memory': {type: 'boolean'}},
});
const site = values['out-dir'];
/** The last build while this one runs. */
const previous = `${path.resolve(site)}.previous`;

const isOlder = (file: string, than: string): boolean =>
  existsSync(file) && statSync(file).mtimeMs < statSync(than).mtimeMs;

/** Builds the site, then writes the SBOM, compressed files, and files that nginx includes. */
async function build(): Promise<void> {
  clearStaleCache();
  const removePrevious = () => rmSync(previous, {recursive: true, force: true});
  removePrevious();
  if (existsSync(site)) renameSync(site, previous);
  process.once('exit', removePrevious);
  const [sbom] = await Promise.all([createSbom(), buildPages(site, values['low-memory'])]);
  writeFileSync(path.join(site, 'sbom.cdx.json'), sbom.json);
  // If the code changed since the last build, its compressed files may have another level.
  const isOutdated = isOlder(previous, 'hosting/compressFile.ts');
  const compressed = await compressFiles(site, isOutdated ? undefined : previous);
  writeNginxFiles(site);
  console.log(`Listed ${sbom.packages} packages in sbom.cdx.json.`);
  console.log(`Compressed ${compressed} files.`);
  console.log(`The site is in ${site}/. \`npm run serve\` serves it as production would.`);
}

build().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});

import {rmSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {compressFiles} from '../hosting/compressFiles';
import {listFiles} from '../hosting/listFiles';
import {clearStaleCache} from './clearStaleCache';
import {runDocusaurus} from './runDocusaurus';
import {writeNginxFiles} from './writeNginxFiles';
import {writeSbom} from './writeSbom';

const {values} = parseArgs({options: {'out-dir': {type: 'string', default: 'build'}}});
const site = values['out-dir'];

/** Builds the site, lists its packages, compresses its files and writes the files that nginx includes for it. */
async function build(): Promise<void> {
  clearStaleCache();
  rmSync(site, {recursive: true, force: true});
  await runDocusaurus(['build', '--out-dir', site], 'Fix what the lines above name, then run `npm run build` again.');
  const packages = await writeSbom(site);
  const compressed = await compressFiles(listFiles(site));
  writeNginxFiles(site);
  console.log(`Listed ${packages} packages in sbom.cdx.json.`);
  console.log(`Compressed ${compressed} files.`);
  console.log(`The site is in ${site}/. \`npm run serve\` serves it as production would.`);
}

build().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});

import {rmSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {compressFiles} from '../hosting/compressFiles';
import {listFiles} from '../hosting/listFiles';
import {writeOffline} from './offline/writeOffline';
import {clearStaleCache} from './clearStaleCache';
import {runDocusaurus} from './runDocusaurus';
import {writeNginxFiles} from './writeNginxFiles';
import {writeSbom} from './writeSbom';

const {values} = parseArgs({options: {'out-dir': {type: 'string', default: 'build'}}});
const site = values['out-dir'];

/** Builds the site, then writes the SBOM, compressed files, the service worker, and files that nginx includes. */
async function build(): Promise<void> {
  clearStaleCache();
  rmSync(site, {recursive: true, force: true});
  await runDocusaurus(['build', '--out-dir', site], 'Fix what the lines above name, then run `npm run build` again.');
  const packages = await writeSbom(site);
  const compressed = await compressFiles(listFiles(site));
  const offline = await writeOffline(site, process.env.OFFLINE !== 'off');
  writeNginxFiles(site);
  console.log(`Listed ${packages} packages in sbom.cdx.json.`);
  console.log(`Compressed ${compressed} files.`);
  for (const [baseUrl, {files, storage}] of offline)
    console.log(`Offline: ${files} files of ${baseUrl}, ${(storage / 1e6).toFixed(1)} MB.`);
  console.log(`The site is in ${site}/. \`npm run serve\` serves it as production would.`);
}

build().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});

import {mkdirSync, writeFileSync} from 'node:fs';
import {collectInlineScripts} from '../hosting/collectInlineScripts';
import {listFiles} from '../hosting/listFiles';
import {precompress} from '../hosting/precompress';
import {renderNginxHeaders} from '../hosting/renderNginxHeaders';
import {securityHeaders} from '../hosting/securityHeaders';
import {searchOrigins} from '../hosting/searchOrigins';
import {holdPageScripts} from '../plugins/page-scripts/holdPageScripts';
import {runDocusaurus} from './runDocusaurus';

const folder = 'build';
/** Read by `hosting/Dockerfile`; kept out of `build/`, where it would be served. */
const nginxFolder = '.cache/nginx';

async function build(): Promise<void> {
  await runDocusaurus(
    ['build', '--out-dir', folder],
    'Mend what the lines above name, then run `npm run build` again.',
  );
  const pages = listFiles(folder).filter((file) => file.endsWith('.html'));
  for (const page of pages) holdPageScripts(folder, page);
  console.log('Compressing files…');
  console.log(`Compressed ${await precompress(folder)} files.`);
  const headers = securityHeaders({
    scriptHashes: collectInlineScripts(pages),
    connectOrigins: searchOrigins(process.env),
  });
  mkdirSync(nginxFolder, {recursive: true});
  writeFileSync(`${nginxFolder}/security-headers.conf`, renderNginxHeaders(headers));
  console.log('The site is in build/. `npm run serve` serves it as production would.');
}

build().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});

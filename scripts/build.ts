import {mkdirSync, writeFileSync} from 'node:fs';
import {inspect, parseArgs} from 'node:util';
import {collectInlineScripts} from '../hosting/collectInlineScripts';
import {listFiles} from '../hosting/listFiles';
import {compressionVersion, precompress, type Compressed} from '../hosting/precompress';
import {renderNginxHeaders} from '../hosting/renderNginxHeaders';
import {securityHeaders} from '../hosting/securityHeaders';
import {searchOrigins} from '../hosting/searchOrigins';
import {holdPageScripts} from '../plugins/page-scripts/holdPageScripts';
import {openStore} from '../plugins/shared/openStore';
import {readDatesAtOnce} from './dates/readDatesAtOnce';
import {loadNatively} from './loadNatively';
import {requireNode} from './requireNode';

const {values} = parseArgs({options: {'out-dir': {type: 'string', default: 'build'}}});
const folder = values['out-dir'];
/** Read by `hosting/Dockerfile`; kept out of `build/`, where it would be served. */
const nginxFolder = '.cache/nginx';

async function build(): Promise<void> {
  requireNode();
  loadNatively();
  readDatesAtOnce(process.cwd());
  const docusaurus = await import('@docusaurus/core/lib/index.js');
  await docusaurus.build('.', {outDir: folder});
  const pages = listFiles(folder).filter((file) => file.endsWith('.html'));
  holdPageScripts(folder, pages);
  const compressed = openStore<Compressed>(process.cwd(), 'compressed', compressionVersion);
  // Other threads compress; this one reads the pages.
  const compression = precompress(folder, compressed);
  const headers = securityHeaders({
    scriptHashes: collectInlineScripts(pages),
    connectOrigins: searchOrigins(process.env),
  });
  console.log(`Compressed ${await compression} files.`);
  compressed.save();
  mkdirSync(nginxFolder, {recursive: true});
  writeFileSync(`${nginxFolder}/security-headers.conf`, renderNginxHeaders(headers));
  console.log(`The site is in ${folder}/. \`npm run serve\` serves it as production would.`);
}

build().catch((error: unknown) => {
  // With all causes: the outermost says only that the site could not be built.
  console.error(inspect(error, {depth: Infinity}));
  console.error('Mend what the lines above name, then run `npm run build` again.');
  process.exitCode = 1;
});

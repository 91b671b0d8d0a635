import path from 'node:path';
import {inspect, parseArgs} from 'node:util';
import {onFinishedFiles} from '../plugins/shared/finishedFiles';
import {startCompression} from './compression/startCompression';
import {readDatesAtOnce} from './dates/readDatesAtOnce';
import {keepOutput} from './keepOutput';
import {leaveOutUnused} from './leaveOutUnused';
import {loadNatively} from './loadNatively';
import {optimizeLess} from './optimizeLess';
import {requireNode} from './requireNode';
import type * as nginxHeaders from './writeNginxHeaders';

const {values} = parseArgs({options: {'out-dir': {type: 'string', default: 'build'}}});
const site = path.resolve(values['out-dir']);

async function build(): Promise<void> {
  requireNode();
  optimizeLess();
  const compression = startCompression({project: process.cwd(), site});
  onFinishedFiles(compression.take);
  try {
    loadNatively();
    readDatesAtOnce(process.cwd());
    leaveOutUnused();
    const removeOld = keepOutput(site);
    const docusaurus = await import('@docusaurus/core/lib/commands/build/build.js');
    await docusaurus.build('.', {outDir: site});
    removeOld();
    const rest = compression.complete();
    // Loaded here, with its parser of HTML, while other threads work.
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- `import()` would be Node's own here
    const {writeNginxHeaders} = require('./writeNginxHeaders') as typeof nginxHeaders;
    writeNginxHeaders(site);
    console.log(`Compressed ${(await rest).compressed} files.`);
    console.log(`The site is in ${values['out-dir']}/. \`npm run serve\` serves it as production would.`);
  } finally {
    await compression.stop();
  }
}

build().catch((error: unknown) => {
  // With all causes: the outermost says only that the site could not be built.
  console.error(inspect(error, {depth: Infinity}));
  console.error('Mend what the lines above name, then run `npm run build` again.');
  process.exitCode = 1;
});

import {inspect, parseArgs} from 'node:util';
import {onFinishedFiles} from '../plugins/shared/finishedFiles';
import {readDatesAtOnce} from './dates/readDatesAtOnce';
import {prepareHosting} from './hosting/prepareHosting';
import {leaveOutUnused} from './leaveOutUnused';
import {loadNatively} from './loadNatively';
import {requireNode} from './requireNode';

const {values} = parseArgs({options: {'out-dir': {type: 'string', default: 'build'}}});
const site = values['out-dir'];
/** Read by `hosting/Dockerfile`; kept out of `build/`, where it would be served. */
const nginx = '.cache/nginx';

async function build(): Promise<void> {
  requireNode();
  const hosting = prepareHosting({project: process.cwd(), site, nginx});
  onFinishedFiles(hosting.take);
  try {
    loadNatively();
    readDatesAtOnce(process.cwd());
    leaveOutUnused();
    const docusaurus = await import('@docusaurus/core/lib/commands/build/build.js');
    await docusaurus.build('.', {outDir: site});
    const {compressed} = await hosting.complete();
    console.log(`Compressed ${compressed} files.`);
    console.log(`The site is in ${site}/. \`npm run serve\` serves it as production would.`);
  } finally {
    await hosting.stop();
  }
}

build().catch((error: unknown) => {
  // With all causes: the outermost says only that the site could not be built.
  console.error(inspect(error, {depth: Infinity}));
  console.error('Mend what the lines above name, then run `npm run build` again.');
  process.exitCode = 1;
});

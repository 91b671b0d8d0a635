import {parseArgs} from 'node:util';
import path from 'node:path';
import {createGuide} from './guides/createGuide';

/** `npm run new:guide -- group/name "Title"`: writes a skeleton of an example, its record and its page. */
function newGuide(): void {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {group: {type: 'string'}, language: {type: 'string'}, logo: {type: 'string'}},
  });
  const [example = '', title = ''] = positionals;
  const files = createGuide(path.resolve(__dirname, '..'), {example, title, ...values});
  const page = files.at(-1)!;
  console.log(`Wrote ${files.join(', ')}.`);
  console.log(`Next: replace each TODO, and add the sample's files. Then run:
  git add examples/${example} && npm run test:examples -- ${example} --record
  npm run docs:record -- ${page}
  npm run check:content -- ${page}
Add the recorded versions that are new to packages/content/src/supportedVersions.ts.`);
}

try {
  newGuide();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}

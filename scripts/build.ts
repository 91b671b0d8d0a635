import {existsSync, renameSync, rmSync, statSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {compressFiles} from '../site/hosting/compressFiles';
import {clearStaleCache} from './clearStaleCache';
import {runDocusaurus} from './runDocusaurus';
import {writeNginxFiles} from '../site/hosting/renderNginx';
import {searchOrigins} from '../site/hosting/securityHeaders';

const {values} = parseArgs({options: {'out-dir': {type: 'string', default: 'build'}}});
const site = values['out-dir'].replace(/\/$/, '');
/** Replaces the last build when it's complete. */
const next = `${site}.next`;

const isOlder = (file: string, than: string): boolean =>
  existsSync(file) && statSync(file).mtimeMs < statSync(than).mtimeMs;

/** Builds the site, then writes compressed files and files that nginx includes. */
async function build(): Promise<void> {
  // Read by `site/plugins/reuse.ts`.
  process.env.INPUTS_HASH = clearStaleCache();
  const removeNext = () => rmSync(next, {recursive: true, force: true});
  removeNext();
  process.once('exit', removeNext);
  // If the code changed since the last build, its compressed files may have another level.
  const previous = isOlder(site, 'site/hosting/compressFiles.ts') ? undefined : site;
  await runDocusaurus(
    ['build', 'site', '--out-dir', path.resolve(next)],
    'Fix what the lines above name, then run `npm run build` again.',
    {
      // The steps after rendering use one core, and don't change these files.
      onMessage(message) {
        if (message === 'rendered') void compressFiles(next, previous, /\.(html|js|css)$/);
      },
    },
  );
  const compressed = await compressFiles(next, previous);
  // Read by `site/hosting/Dockerfile`. It's outside `build/`, because nginx would serve it there.
  writeNginxFiles(next, '.cache/nginx', searchOrigins(process.env));
  rmSync(site, {recursive: true, force: true});
  renameSync(next, site);
  console.log(`Compressed ${compressed} files.`);
  console.log(`The site is in ${site}/. \`npm run serve\` serves it as production would.`);
}

void build();

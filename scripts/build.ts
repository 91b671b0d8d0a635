import {existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {compressFiles} from '../site/hosting/compressFiles';
import {clearStaleCache} from './clearStaleCache';
import {runDocusaurus} from './runDocusaurus';
import {collectInlineHashes} from '../site/hosting/collectInlineHashes';
import {listFiles} from '../site/hosting/listFiles';
import {listRoots} from '../site/hosting/listRoots';
import {renderNginxBase, renderNginxHeaders} from '../site/hosting/renderNginx';
import {searchOrigins, securityHeaders} from '../site/hosting/securityHeaders';

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
  await runDocusaurus(
    ['build', 'site', '--config', 'load.cjs', '--out-dir', path.resolve(next)],
    'Fix what the lines above name, then run `npm run build` again.',
  );
  // If the code changed since the last build, its compressed files may have another level.
  const isOutdated = isOlder(site, 'site/hosting/compressFiles.ts');
  const compressed = await compressFiles(next, isOutdated ? undefined : site);
  writeNginxFiles(next);
  rmSync(site, {recursive: true, force: true});
  renameSync(next, site);
  console.log(`Compressed ${compressed} files.`);
  console.log(`The site is in ${site}/. \`npm run serve\` serves it as production would.`);
}

build().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});

/** Read by `site/hosting/Dockerfile`. It's outside `build/`, because nginx would serve it there. */
const directory = '.cache/nginx';

/** Writes the files that `site/hosting/nginx/site.conf` includes: the security headers and the site's base path. */
function writeNginxFiles(site: string): void {
  const headers = securityHeaders({
    hashes: collectInlineHashes(listFiles(site).filter((file) => file.endsWith('.html'))),
    connectOrigins: searchOrigins(process.env),
  });
  mkdirSync(directory, {recursive: true});
  writeFileSync(path.join(directory, 'security-headers.conf'), renderNginxHeaders(headers));
  writeFileSync(path.join(directory, 'base-path.conf'), renderNginxBase(listRoots(site)));
}

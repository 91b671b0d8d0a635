import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {collectInlineHashes} from '../hosting/collectInlineHashes';
import {listFiles} from '../hosting/listFiles';
import {listRoots} from '../hosting/listRoots';
import {renderNginxBase} from '../hosting/renderNginxBase';
import {renderNginxHeaders} from '../hosting/renderNginxHeaders';
import {searchOrigins} from '../hosting/searchOrigins';
import {securityHeaders} from '../hosting/securityHeaders';

/** Read by `hosting/Dockerfile`. It's outside `build/`, because nginx would serve it there. */
const directory = '.cache/nginx';

/** Writes the files that `hosting/nginx/site.conf` includes: the security headers and the site's base path. */
export function writeNginxFiles(site: string): void {
  const headers = securityHeaders({
    hashes: collectInlineHashes(listFiles(site).filter((file) => file.endsWith('.html'))),
    connectOrigins: searchOrigins(process.env),
  });
  mkdirSync(directory, {recursive: true});
  writeFileSync(path.join(directory, 'security-headers.conf'), renderNginxHeaders(headers));
  writeFileSync(path.join(directory, 'base-path.conf'), renderNginxBase(listRoots(site)));
}

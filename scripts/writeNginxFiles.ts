import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {collectInlineHashes} from '../site/hosting/collectInlineHashes';
import {listFiles} from '../site/hosting/listFiles';
import {listRoots} from '../site/hosting/listRoots';
import {renderNginxBase} from '../site/hosting/renderNginxBase';
import {renderNginxHeaders} from '../site/hosting/renderNginxHeaders';
import {searchOrigins} from '../site/hosting/searchOrigins';
import {securityHeaders} from '../site/hosting/securityHeaders';

/** Read by `site/hosting/Dockerfile`. It's outside `build/`, because nginx would serve it there. */
const directory = '.cache/nginx';

/** Writes the files that `site/hosting/nginx/site.conf` includes: the security headers and the site's base path. */
export function writeNginxFiles(site: string): void {
  const headers = securityHeaders({
    hashes: collectInlineHashes(listFiles(site).filter((file) => file.endsWith('.html'))),
    connectOrigins: searchOrigins(process.env),
  });
  mkdirSync(directory, {recursive: true});
  writeFileSync(path.join(directory, 'security-headers.conf'), renderNginxHeaders(headers));
  writeFileSync(path.join(directory, 'base-path.conf'), renderNginxBase(listRoots(site)));
}

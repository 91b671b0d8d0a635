import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {collectInlineHashes} from '../hosting/collectInlineHashes';
import {listFiles} from '../hosting/listFiles';
import {renderNginxHeaders} from '../hosting/renderNginxHeaders';
import {searchOrigins} from '../hosting/searchOrigins';
import {securityHeaders} from '../hosting/securityHeaders';

/** Read by `hosting/Dockerfile`; kept out of `build/`, where it would be served. */
const folder = '.cache/nginx';

/** Writes the security headers that the pages of the built site need, for nginx to include. */
export function writeNginxHeaders(site: string): void {
  const headers = securityHeaders({
    hashes: collectInlineHashes(listFiles(site).filter((file) => file.endsWith('.html'))),
    connectOrigins: searchOrigins(process.env),
  });
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, 'security-headers.conf'), renderNginxHeaders(headers));
}

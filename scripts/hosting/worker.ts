import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parentPort, workerData} from 'node:worker_threads';
import {collectInlineScripts} from '../../hosting/collectInlineScripts';
import {compressFile, compressionVersion, type Compressed} from '../../hosting/compressFile';
import {listFiles} from '../../hosting/listFiles';
import {renderNginxHeaders} from '../../hosting/renderNginxHeaders';
import {searchOrigins} from '../../hosting/searchOrigins';
import {securityHeaders} from '../../hosting/securityHeaders';
import {openStore} from '../../plugins/shared/openStore';
import type {HostingFolders, Prepared, Task} from './protocol';

const {project, site, nginx} = workerData as HostingFolders;
const memory = openStore<Compressed>(project, 'compressed', compressionVersion);
/** Absolute path → whether it has compressed ones beside it. */
const done = new Map<string, boolean>();

function compressFiles(files: readonly string[]): void {
  for (const file of files.map((name) => path.resolve(name)))
    if (!done.has(file)) done.set(file, compressFile(file, memory));
}

function finish(): Prepared {
  const files = listFiles(site).filter((file) => !/\.(gz|br)$/.test(file));
  compressFiles(files);
  memory.save();
  const headers = securityHeaders({
    scriptHashes: collectInlineScripts(files.filter((file) => file.endsWith('.html'))),
    connectOrigins: searchOrigins(process.env),
  });
  mkdirSync(nginx, {recursive: true});
  writeFileSync(path.join(nginx, 'security-headers.conf'), renderNginxHeaders(headers));
  return {compressed: [...done.values()].filter(Boolean).length};
}

parentPort!.on('message', (task: Task) => {
  if ('finished' in task) return compressFiles(task.finished);
  parentPort!.postMessage(finish());
  parentPort!.close();
});

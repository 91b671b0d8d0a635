import {spawn, spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {choosePort} from '@aloft/example-runner';
import type {RunningServer} from './startSite';

/** Reason why nginx can't run, or undefined if it can. */
export const findMissingNginx = (): string | undefined =>
  spawnSync('nginx', ['-v']).status === 0
    ? undefined
    : 'nginx is not installed; install it with `apt-get install nginx-light`';

/** Local files that replace those of the container. */
interface SiteFiles {
  /** Directory of the built site. */
  readonly root: string;
  /** Directory of the included files; default that of the last build. */
  readonly config?: string;
  readonly tls?: string;
}

/** The project's `server` block for a local address and local files. */
const localizeSite = (
  address: string,
  {root, config = path.resolve('.cache/nginx'), tls = '/nowhere/tls[.]conf'}: SiteFiles,
): string =>
  readFileSync('site/hosting/nginx/site.conf', 'utf8')
    .replace('listen 8080', `listen ${address}`)
    .replace('/usr/share/nginx/html', root)
    .replace('/etc/nginx/tls[.]conf', tls)
    .replaceAll('/etc/nginx/base-path.conf', path.join(config, 'base-path.conf'))
    .replaceAll('/etc/nginx/security-headers.conf', path.join(config, 'security-headers.conf'));

/**
 * Starts nginx on a free port of this machine, with a separate directory for all files that it writes.
 * @throws Error with nginx's output if it doesn't respond within five seconds
 */
export async function startNginx(files: SiteFiles): Promise<RunningServer & {readonly config: string}> {
  const directory = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const config = path.join(directory, 'nginx.conf');
  mkdirSync(path.join(directory, 'temp'));
  const address = `127.0.0.1:${await choosePort()}`;
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${path.join(directory, 'temp', name)};`)
    .join(' ');
  writeFileSync(
    config,
    `daemon off; pid ${directory}/nginx.pid; error_log ${directory}/error.log;
     worker_rlimit_nofile 8192; events { worker_connections 4096; }
     http { include /etc/nginx/mime.types; access_log off; ${temp} ${localizeSite(address, files)} }`,
  );
  const server = spawn('nginx', ['-c', config], {stdio: 'ignore'});
  const stop = async () => {
    if (server.exitCode === null && server.kill()) await new Promise((resolve) => server.once('close', resolve));
    rmSync(directory, {recursive: true, force: true});
  };
  const origin = `http://${address}`;
  for (let attempt = 0; attempt < 50; attempt += 1) {
    if (await fetch(origin, {redirect: 'manual'}).catch(() => undefined)) return {origin, config, stop};
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const said = readFileSync(`${directory}/error.log`, 'utf8');
  await stop();
  throw new Error(`nginx does not respond: ${said}`);
}

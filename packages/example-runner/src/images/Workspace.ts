import {chownSync, cpSync, existsSync, mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ImageConfig} from './ImageBuilder';

/** The file system of an image, in which steps run. */
export interface Workspace {
  /** Directory of the sample, from the perspective of its processes. */
  readonly dir: string;
  /** Empty directory that replaces the volume, from the perspective of its processes. */
  readonly data: string;
  /** Variables that processes start with. */
  readonly env: Readonly<Record<string, string>>;
  /**
   * Returns the command line that runs `command` here.
   * @param directory relative to `dir`
   * @param user a Unix user; defaults to root in an image, and to the runner's own user on the machine
   */
  enter(command: readonly string[], directory?: string, user?: string): Entry;
}

export interface Entry {
  readonly command: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Resolves `name`, `uid` or `uid:gid` with the image's user database. */
function resolveUser(user: string, passwd: string) {
  const [name = '', group] = (user || 'root').split(':');
  const entry = passwd
    .split('\n')
    .map((line) => line.split(':'))
    .find(([login, , uid]) => login === name || uid === name);
  const uid = Number(entry?.[2] ?? (name === 'root' ? 0 : name));
  const gid = Number(group ?? entry?.[3] ?? 0);
  if (!Number.isInteger(uid) || !Number.isInteger(gid))
    throw new Error(`the image has no user ${user}: create it, or specify USER as numbers`);
  return {uid, gid, home: entry?.[5] || '/'};
}

/** Mounts the system directories, then enters the root. The mounts are in the process's namespace and end with it. */
const enterScript = `
root=$1 dir=$2 uid=$3 gid=$4; shift 4
for one in dev proc sys; do /bin/mount --rbind "/$one" "$root/$one"; done
exec /usr/bin/unshare --root="$root" --wd="$dir" --setgid="$gid" --setuid="$uid" "$@"`;

/**
 * The file system of an image, with its environment variables and the machine's network.
 * @param caches directories of the machine to mount, by their path in the image
 */
export function openImage(root: string, config: ImageConfig, caches: Readonly<Record<string, string>> = {}): Workspace {
  const data = '/mnt/data';
  for (const name of ['dev', 'proc', 'sys', 'etc', data, config.workdir])
    mkdirSync(path.join(root, name), {recursive: true});
  for (const file of ['/etc/resolv.conf', '/etc/hosts'])
    if (existsSync(file)) cpSync(file, path.join(root, file), {dereference: true});
  for (const target of Object.keys(caches)) mkdirSync(path.join(root, target), {recursive: true});
  const binds = Object.entries(caches).map(([target, source]) => `/bin/mount --bind ${source} "$1"${target}\n`);
  const passwdFile = path.join(root, 'etc/passwd'); // an image from scratch doesn't have it
  const passwd = existsSync(passwdFile) ? readFileSync(passwdFile, 'utf8') : '';
  const owner = resolveUser(config.user, passwd);
  chownSync(path.join(root, data), owner.uid, owner.gid);
  return {
    dir: config.workdir,
    data,
    env: {PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', ...config.env},
    enter: (command, directory = '', user = 'root') => {
      const {uid, gid, home} = resolveUser(user, passwd);
      return {
        command: [
          '/usr/bin/unshare',
          '--mount',
          '/bin/sh',
          '-ec',
          [...binds, enterScript].join(''),
          'sh',
          root,
          path.posix.join(config.workdir, directory),
          String(uid),
          String(gid),
          ...command,
        ],
        cwd: '/',
        env: {HOME: home},
      };
    },
  };
}

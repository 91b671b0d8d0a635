import {readFileSync, readdirSync} from 'node:fs';

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // the process has exited in the meantime
  }
};

/** Running processes of the machine, except this one. */
const listAll = () =>
  readdirSync('/proc').flatMap((entry) => {
    const pid = Number(entry);
    if (!Number.isInteger(pid) || pid === process.pid) return [];
    const stat = read(`/proc/${pid}/stat`);
    const [state, parent, , session] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return !state || state === 'Z' || state === 'X' ? [] : [{pid, parent: Number(parent), session: Number(session)}];
  });

/**
 * Lists a run's processes: those of its sessions, those with its marker in their environment, and their children. The
 * three methods complement each other, because a server may overwrite its environment, leave the session as a daemon,
 * or lose its parent. Sessions that the run's processes opened are added to `sessions`.
 */
export function listProcesses(marker: string, sessions: Set<number>) {
  const all = listAll();
  const found = new Set<number>();
  let before = -1;
  while (found.size !== before) {
    before = found.size;
    for (const {pid, parent, session} of all) {
      if (found.has(pid)) continue;
      if (!sessions.has(session) && !found.has(parent) && !read(`/proc/${pid}/environ`).includes(marker)) continue;
      found.add(pid);
      sessions.add(session);
    }
  }
  return [...found].map((pid) => ({
    pid,
    /** Program name and arguments, for messages. */
    command: read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim(),
    residentKiB: Number(/^VmRSS:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0),
  }));
}

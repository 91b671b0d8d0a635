import type {SimulatorState} from '../state/types';

/** Resolves a path against the shell's directory to a key of `state.files`: `./aloft.yaml` → `aloft.yaml`. */
export function resolvePath({shell}: Pick<SimulatorState, 'shell'>, path: string): string {
  const start = path.startsWith('/') || path.startsWith('~') ? '' : shell.directory;
  const parts: string[] = [];
  for (const part of `${start}/${path.replace(/^(?:~\/project)?(?:\/|$)/, '')}`.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** Whether a path leads out of the project or contains a pattern. The simulator doesn't know what other directories contain. */
export function isForeign({shell}: SimulatorState, path: string): boolean {
  if (/^[/~](?!\/project(?:\/|$))|[*]/.test(path)) return true;
  let depth = path.startsWith('~') ? 0 : shell.directory.split('/').filter((part) => part !== '').length;
  for (const part of path.replace(/^~\/project/, '').split('/')) {
    if (part === '..') depth -= 1;
    else if (part !== '' && part !== '.') depth += 1;
    if (depth < 0) return true;
  }
  return false;
}

/** Whether a directory exists because it contains a file. The project's directory always exists. */
export function isDirectory({files}: SimulatorState, path: string): boolean {
  return path === '' || Object.keys(files).some((name) => name.startsWith(`${path}/`));
}

/** Lists a directory's entries, sorted, apart from hidden ones. */
export function listDirectory({files}: SimulatorState, path: string): string[] {
  const prefix = path === '' ? '' : `${path}/`;
  const names = Object.keys(files)
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length).replace(/\/.*$/s, '/'))
    .filter((name) => !name.startsWith('.'));
  return [...new Set(names)].sort();
}

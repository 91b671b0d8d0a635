import type {SimulatorState} from '../state/types';

/** Follows a path from the shell's directory, and reports whether it leads out of the project. */
function follow({shell}: Pick<SimulatorState, 'shell'>, path: string): {parts: readonly string[]; isOutside: boolean} {
  const start = /^[/~]/.test(path) ? '' : shell.directory;
  const parts: string[] = [];
  let isOutside = false;
  for (const part of `${start}/${path.replace(/^(?:~\/project)?(?:\/|$)/, '')}`.split('/')) {
    if (part === '..') isOutside = parts.pop() === undefined || isOutside;
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return {parts, isOutside};
}

/** Resolves a path against the shell's directory to a key of `state.files`: `./aloft.yaml` → `aloft.yaml`. */
export function resolvePath(state: Pick<SimulatorState, 'shell'>, path: string): string {
  return follow(state, path).parts.join('/');
}

/** Whether a path leads out of the project or contains a pattern. The simulator doesn't know what other directories contain. */
export function isForeign(state: SimulatorState, path: string): boolean {
  return /^[/~](?!\/project(?:\/|$))|[*]/.test(path) || follow(state, path).isOutside;
}

/** The texts of a directory's files, by default the shell's, by their path in it. */
export function readDirectory({files, shell}: SimulatorState, path = shell.directory): Record<string, string> {
  const prefix = path === '' ? '' : `${path}/`;
  const own = Object.entries(files).filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(own.map(([name, {text}]) => [name.slice(prefix.length), text]));
}

/** Whether a directory exists because it contains a file. The project's directory always exists. */
export function isDirectory(state: SimulatorState, path: string): boolean {
  return path === '' || Object.keys(readDirectory(state, path)).length > 0;
}

/** Lists a directory's entries, by default those of the shell's, sorted, apart from hidden ones. */
export function listDirectory(state: SimulatorState, path?: string): string[] {
  const names = Object.keys(readDirectory(state, path)).map((name) => name.replace(/\/.*$/s, '/'));
  return [...new Set(names)].filter((name) => !name.startsWith('.')).sort();
}

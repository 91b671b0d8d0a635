import type {SimulatorState} from '../state/types';

/** A path as `state.files` names it, taken from the shell's folder: `./aloft.yaml` → `aloft.yaml`. */
export function resolvePath(state: SimulatorState, path: string): string {
  const start = path.startsWith('/') || path.startsWith('~') ? '' : state.shell.folder;
  const parts: string[] = [];
  for (const part of `${start}/${path.replace(/^(?:~\/project)?\//, '')}`.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** True when a file lies under the folder; the project's own folder always exists. */
export function isFolder(state: SimulatorState, path: string): boolean {
  return path === '' || Object.keys(state.files).some((name) => name.startsWith(`${path}/`));
}

/** Names directly in a folder, folders with a closing `/`, sorted. */
export function listFolder(state: SimulatorState, path: string): string[] {
  const prefix = path === '' ? '' : `${path}/`;
  const names = Object.keys(state.files)
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length).replace(/\/.*$/s, '/'));
  return [...new Set(names)].sort();
}

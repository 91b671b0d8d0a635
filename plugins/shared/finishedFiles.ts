type Listener = (files: readonly string[]) => void;

const listeners = new Set<Listener>();

/** Tells of files of the build that nothing changes any more, while the rest of the build goes on. */
export function onFinishedFiles(listener: Listener): void {
  listeners.add(listener);
}

/** Says that nothing will change these files any more. @param files as absolute paths */
export function announceFinishedFiles(files: readonly string[]): void {
  for (const listener of listeners) listener(files);
}

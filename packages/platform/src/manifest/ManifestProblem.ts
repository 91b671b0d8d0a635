/** A problem in a manifest, with its location. */
export interface ManifestProblem {
  /** JSON pointer of the value: `/machine/memory`; empty for the manifest as a whole. */
  readonly path: string;
  /** The problem on one line, with its location in dotted form: `machine.memory: it must be at least 128Mi`. */
  readonly message: string;
  /** How to fix it, on one line. */
  readonly hint: string;
}

/** Steps of a JSON pointer. */
export function readPointer(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replace(/~1/g, '/').replace(/~0/g, '~'));
}

/** Writes a name as a step of a JSON pointer. */
export function escapeStep(name: string): string {
  return name.replace(/~/g, '~0').replace(/\//g, '~1');
}

/** Converts a JSON pointer to dotted form for messages: `services[0].name`; `the manifest` for the whole. */
export function formatPlace(pointer: string): string {
  if (pointer === '') return 'the manifest';
  return readPointer(pointer)
    .map((step, index) => (/^[0-9]+$/.test(step) ? `[${step}]` : index === 0 ? step : `.${step}`))
    .join('');
}

/** A problem in a manifest, with its location. */
export interface ManifestProblem {
  /** JSON pointer of the value: `/machine/memory`; empty for the manifest as a whole. */
  readonly path: string;
  /** The problem on one line, with its location in dotted form: `machine.memory: it must be at least 128Mi`. */
  readonly message: string;
  /** How to fix it, on one line. */
  readonly hint: string;
}

/** Converts a JSON pointer to dotted form for messages: `services[0].name`; `the manifest` for the whole. */
export function formatPlace(pointer: string): string {
  if (pointer === '') return 'the manifest';
  const steps = pointer
    .slice(1)
    .split('/')
    .map((step) => step.replace(/~1/g, '/').replace(/~0/g, '~'));
  return steps.map((step, index) => (/^[0-9]+$/.test(step) ? `[${step}]` : index === 0 ? step : `.${step}`)).join('');
}

import type {Outcome} from './types';

/** Formats the result of one example: one line, and for a failure the step, the message and the end of the log. */
export function formatOutcome(id: string, outcome: Outcome): string {
  switch (outcome.kind) {
    case 'passed': {
      const memory = outcome.memoryMiB === undefined ? '' : `  ${outcome.memoryMiB} MiB resident`;
      const versions = outcome.versions.map(({name, version}) => `${name} ${version}`).join(', ');
      const image = outcome.image ? `  image on ${outcome.image.bases.join(', ')}` : '';
      return `passed   ${id.padEnd(24)} ${outcome.seconds.toFixed(1).padStart(6)} s${memory}  ${versions}${image}`;
    }
    case 'unchanged':
      return `unchanged since ${outcome.since}  ${id}`;
    case 'skipped':
      return `skipped  ${id.padEnd(24)} ${outcome.reason}`;
    case 'failed': {
      const head = `failed   ${id.padEnd(24)} ${outcome.seconds.toFixed(1).padStart(6)} s  step "${outcome.step}": ${outcome.message}`;
      return [head, ...outcome.log.filter(Boolean).map((line) => `         | ${line}`)].join('\n');
    }
  }
}

/** The summary line, in the format that CI reads. */
export function formatSummary(outcomes: readonly Outcome[]): string {
  const count = (kind: Outcome['kind']) => outcomes.filter((outcome) => outcome.kind === kind).length;
  const unchanged = count('unchanged');
  const end = unchanged ? `, ${unchanged} unchanged` : '';
  return `${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped${end}`;
}

import type {Phase} from './phases';

/**
 * Selects the phases given with `--only build,browser`, in their usual order; without the flag, all of them.
 * @throws Error that lists the phases if a name is unknown
 */
export function selectPhases(argv: readonly string[], phases: readonly Phase[]): readonly Phase[] {
  const usage = `usage: npm test -- [--only ${phases.map(({name}) => name).join(',')}]`;
  const [flag, names, ...rest] = argv;
  if (flag === undefined) return phases;
  if (flag !== '--only' || !names || rest.length) throw new Error(usage);
  const wanted = names.split(',');
  const unknown = wanted.find((name) => !phases.some((phase) => phase.name === name));
  if (unknown) throw new Error(`no phase is named "${unknown}"\n${usage}`);
  return phases.filter(({name}) => wanted.includes(name));
}

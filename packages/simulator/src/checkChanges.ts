import type {Context} from './context';

/** Fails unless the line has a flag that changes a setting. */
export function checkChanges({call, fail}: Context<'nothing_to_change'>): void {
  const settings = call.command.flags.map((flag) => flag.name).filter((name) => name !== 'wait' && name !== 'timeout');
  if (call.given.some((name) => settings.includes(name))) return;
  fail('nothing_to_change', {flags: settings.map((name) => `--${name}`).join(', ')});
}

/** Whether two values of plain JSON are equal, whatever the order of their keys. */
export function isEqual(left: unknown, right: unknown): boolean {
  return JSON.stringify(left, sortKeys) === JSON.stringify(right, sortKeys);
}

function sortKeys(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)));
}

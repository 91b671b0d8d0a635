/** Whether two values of plain JSON are equal, whatever the order of their keys. */
export function isEqual(left: unknown, right: unknown): boolean {
  return JSON.stringify(left, sortKeys) === JSON.stringify(right, sortKeys);
}

function sortKeys(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)));
}

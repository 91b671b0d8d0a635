/** An empty record without prototype, so that keys such as `__proto__` from a reader are ordinary keys. */
export function createRecord<Value>(): Record<string, Value> {
  return Object.create(null) as Record<string, Value>;
}

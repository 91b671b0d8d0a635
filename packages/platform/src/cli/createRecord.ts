/** Creates an empty record without a prototype, in which keys such as `__proto__` are ordinary keys. */
export function createRecord<Value>(): Record<string, Value> {
  return Object.create(null) as Record<string, Value>;
}

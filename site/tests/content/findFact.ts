import type {SchemaPart} from './mutateFacts';

/** Finds the fact that a test changes. @throws Error if it doesn't exist and the test must be updated */
export function findFact<T>(facts: readonly T[], wanted: (fact: T) => boolean): T {
  const found = facts.find(wanted);
  if (found === undefined) throw new Error("the facts don't contain this entry: update the test");
  return found;
}

/** Finds a property by name in the machine's part of the schema. */
export function findProperty(schema: SchemaPart, wanted: string): SchemaPart {
  const seen: (SchemaPart | undefined)[] = [schema.properties.machine, ...Object.values(schema.$defs)];
  for (let index = 0; index < seen.length && index < 500; index++) {
    const found = seen[index]?.properties?.[wanted];
    if (found) return found;
    seen.push(...Object.values(seen[index]?.properties ?? {}));
  }
  throw new Error(`the schema doesn't contain the property ${wanted}: update the test`);
}

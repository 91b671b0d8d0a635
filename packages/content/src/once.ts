/** Caches what a function reads from an object, such as a page. The result must not depend on the other arguments. */
export function once<Key extends object, T, Rest extends unknown[]>(read: (key: Key, ...rest: Rest) => T) {
  const known = new WeakMap<Key, T>();
  return (key: Key, ...rest: Rest): T => {
    if (!known.has(key)) known.set(key, read(key, ...rest));
    return known.get(key)!;
  };
}

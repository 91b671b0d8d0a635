/** `gca` gives the address of a chunk by its name: by way of a table of names and numbers, which here are the same. */
const table = /(\.gca=function\((\w+)\)\{return )\2=\(\{([^{}]*)\}\)\[\2\]\|\|\2,/;

/**
 * Takes the table from chunk names to chunk numbers out of the runtime.
 * @throws Error when the runtime has no such table, or a chunk's number is not its name
 */
export function trimRuntime(source: string): string {
  const entries = table.exec(source)?.[3];
  if (entries === undefined) throw new Error('The runtime has no table of chunk names: see plugins/lean-client');
  const numbers = JSON.parse(`{${entries.replace(/(^|,)"?(\w+)"?:/g, '$1"$2":')}}`) as Record<string, string>;
  for (const [name, number] of Object.entries(numbers)) {
    // The minifier writes some names as hexadecimal numbers of the same value.
    if (name !== number && Number(name) !== Number(number))
      throw new Error(`The chunk ${name} has the number ${number}: see chunkIds in plugins/lean-client`);
  }
  return source.replace(table, '$1');
}

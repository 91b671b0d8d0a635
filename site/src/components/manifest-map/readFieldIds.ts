/**
 * Anchors of the fields in each line of a manifest, such as `machine-flash` and `machine-flash-mode`. Reads only the
 * notation of the documentation's manifests: block style, and flow style within a line.
 */
export function readFieldIds(lines: readonly string[]): readonly (readonly string[])[] {
  const parents: {readonly indent: number; readonly id: string}[] = [];
  const join = (parent: string | undefined, key: string) => (parent === undefined ? key : `${parent}-${key}`);
  return lines.map((line) => {
    const indent = line.search(/[^\s-]/);
    while (parents.length > 0 && parents.at(-1)!.indent >= indent) parents.pop();
    const rest = line.slice(indent);
    const key = /^\w+(?=:)/.exec(rest)?.[0];
    const parent = parents.at(-1)?.id;
    const id = key === undefined ? parent : join(parent, key);
    if (key !== undefined) parents.push({indent, id: id!});
    const inner = [...rest.slice(key?.length ?? 0).matchAll(/[{,] *(\w+):/g)].map(([, name]) => join(id, name!));
    return [...(id === undefined ? [] : [id]), ...inner];
  });
}

import type {SchemaNode} from '../facts/Facts';

/** A minimal value that a schema node allows: its constant, default, example, or a sample of its type. */
export function sampleNode(node: SchemaNode | boolean, root: SchemaNode, depth = 0): unknown {
  if (depth > 12 || typeof node === 'boolean') return 'sample';
  const target = followReference(node, root);
  if (target.const !== undefined) return target.const;
  if (target.default !== undefined) return target.default;
  if (Array.isArray(target.examples) && target.examples.length > 0) return target.examples[0];
  if (target.enum) return target.enum[0];
  const choice = target.oneOf?.[0] ?? target.anyOf?.[0];
  const required = [...(target.required ?? []), ...(choice?.required ?? [])];
  if (target.properties || required.length > 0) {
    return Object.fromEntries(
      required.map((key) => [
        key,
        sampleNode(target.properties?.[key] ?? choice?.properties?.[key] ?? {}, root, depth + 1),
      ]),
    );
  }
  if (choice) return sampleNode(choice, root, depth + 1);
  const type = Array.isArray(target.type) ? target.type[0] : target.type;
  if (type === 'array') return [];
  if (type === 'object') return {};
  if (type === 'integer' || type === 'number') return target.minimum ?? 1;
  return type === 'boolean' ? true : 'sample';
}

/** A manifest with only the required fields. */
export function sampleManifest(schema: SchemaNode): Record<string, unknown> {
  const sample = sampleNode(schema, schema);
  return typeof sample === 'object' && sample !== null && !Array.isArray(sample)
    ? (sample as Record<string, unknown>)
    : {};
}

/** The node that a local reference leads to. */
export function followReference(node: SchemaNode, root: SchemaNode): SchemaNode {
  const name = /^#\/\$defs\/(.+)$/.exec(node.$ref ?? '')?.[1];
  const target = name === undefined ? undefined : root.$defs?.[name];
  return target ? followReference({...target, ...node, $ref: target.$ref}, root) : node;
}

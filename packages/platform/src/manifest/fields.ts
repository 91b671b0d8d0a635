import {type JsonSchema, manifestSchema as schema} from './schema';

/** A manifest property for the reference. */
export interface ManifestField {
  /** Dotted path, with `[]` for the items of a list: `services[].listeners[].port`. */
  readonly path: string;
  /** Last part of the path. */
  readonly name: string;
  /** Nesting depth. */
  readonly depth: number;
  /** Path of the parent property; empty at the top level. */
  readonly parent: string;
  /** Type in words: `string`, `size`, `list of strings`, `object` … */
  readonly type: string;
  /** Whether its parent requires it. */
  readonly required: boolean;
  /** Default value, as JSON. */
  readonly default?: unknown;
  /** Allowed values. */
  readonly values?: readonly (string | number)[];
  /** Bounds and patterns in words; empty if there are none. */
  readonly limits: string;
  /** Bounds of the value. */
  readonly min?: number | string;
  readonly max?: number | string;
  /** Reference text. */
  readonly description: string;
  /** Example values, as JSON. */
  readonly examples: readonly unknown[];
  /** A rule about several of its children: a clause. */
  readonly rule?: string;
}

const definitions = schema.$defs ?? {};

/** Name of the definition that a node refers to, if any. */
function referenceOf(node: JsonSchema): string | undefined {
  return node.$ref?.replace('#/$defs/', '');
}

function describeType(node: JsonSchema): string {
  const reference = referenceOf(node);
  if (reference === 'port') return 'integer';
  if (reference === 'variable') return 'variable name';
  if (reference) return reference;
  if (node.type === 'array')
    return node.items?.type === 'object' ? 'list of objects' : `list of ${describeType(node.items ?? {})}s`;
  if (node.type === 'object' && typeof node.additionalProperties === 'object') return 'map of strings';
  return [node.type ?? 'string'].flat().join(' or ');
}

/** Merges a node with the definition that it refers to. */
export const resolveReference = (node: JsonSchema): JsonSchema => ({...definitions[referenceOf(node) ?? ''], ...node});

function readBounds(node: JsonSchema): Pick<ManifestField, 'min' | 'max'> {
  const merged = resolveReference(node);
  return {min: merged['x-minimum'] ?? merged.minimum, max: merged['x-maximum'] ?? merged.maximum};
}

function describeLimits(node: JsonSchema): string {
  const merged = resolveReference(node);
  const {min, max} = readBounds(node);
  const parts: string[] = [];
  if (min !== undefined && max !== undefined) parts.push(`${min} to ${max}`);
  if (merged.minItems !== undefined) parts.push(`at least ${merged.minItems} item${merged.minItems === 1 ? '' : 's'}`);
  if (merged.maxItems !== undefined) parts.push(`at most ${merged.maxItems} items`);
  if (merged.maxLength !== undefined && !node.$ref) parts.push(`at most ${merged.maxLength} characters`);
  return parts.join(', ');
}

/** Lists the properties of an object's schema, parents before their children. */
export function listSchemaFields(node: JsonSchema, parent = '', depth = 0): ManifestField[] {
  return Object.entries(node.properties ?? {}).flatMap(([name, property]) => {
    if (property === true) return [];
    const path = parent === '' ? name : `${parent}.${name}`;
    const inner = property.type === 'array' && property.items?.properties ? property.items : property;
    const field: ManifestField = {
      path,
      name,
      depth,
      parent,
      type: describeType(property),
      required: node.required?.includes(name) ?? false,
      default: property.default,
      values: property.enum ?? (property.const === undefined ? undefined : [property.const]),
      limits: describeLimits(property),
      ...readBounds(property),
      description: property.description ?? '',
      examples: property.examples ?? [],
      rule: inner === property ? inner['x-problem'] : inner['x-problem']?.replace(/^it /, 'each item '),
    };
    return [field, ...listSchemaFields(inner, inner === property ? path : `${path}[]`, depth + 1)];
  });
}

/** Every property of the manifest, parents before their children, in the order of the schema. */
export const manifestFields: readonly ManifestField[] = listSchemaFields(schema);

/** Finds a property by its dotted path. An item's index is accepted instead of `[]`. */
export function findManifestField(path: string): ManifestField | undefined {
  const general = path.replace(/\[\d+\]/g, '[]');
  return manifestFields.find((field) => field.path === general);
}

/** The property at a path, or the closest one that contains it: `machine.env` for `machine.env.PORT`. */
export function nearestField(path: string): ManifestField | undefined {
  const steps = path.replace(/\[\d+\]/g, '[]').split(/(?=\.|\[)/);
  return manifestFields.findLast((field) => {
    const own = field.path.split(/(?=\.|\[)/);
    return own.every((step, index) => step === steps[index]);
  });
}

/** Anchor of a property in the reference. */
export function anchorOfField({path}: ManifestField): string {
  return path.replace(/\[\]/g, '').replace(/\./g, '-');
}

/** Path of a property's reference. */
export function urlOfField(field: ManifestField): string {
  return `/docs/resources/schema#${anchorOfField(field)}`;
}

function requireField(path: string): ManifestField {
  const field = findManifestField(path);
  if (!field) throw new Error(`the manifest has no property ${path}`);
  return field;
}

/** Allowed values and bounds of a property, in the notation of flags. */
export function manifestBounds(path: string): {values?: readonly string[]; min?: string; max?: string} {
  const {values, min, max} = requireField(path);
  return {
    ...(values && {values: values.map(String)}),
    ...(min !== undefined && {min: String(min)}),
    ...(max !== undefined && {max: String(max)}),
  };
}

/** Allowed values of a property. */
export function manifestValues(path: string): readonly string[] {
  return manifestBounds(path).values ?? [];
}

/** Default value of a property. */
export function manifestDefault(path: string): unknown {
  return requireField(path).default;
}

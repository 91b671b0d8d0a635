import type {FieldType} from '../resources';
import {type JsonSchema, manifestSchema as schema} from './schema';

/** A manifest property for the reference. */
export interface ManifestField {
  /** Dotted path, with `[]` for the items of a list: `services[].listeners[].port`. */
  readonly path: string;
  /** Last part of the path. */
  readonly name: string;
  /** Path of the parent property; empty at the top level. */
  readonly parent: string;
  /** Type in words: `string`, `size`, `list of strings`, `object` … */
  readonly type: string;
  /** Whether its parent requires it. */
  readonly required: boolean;
  /** Default value, as JSON. */
  readonly default?: unknown;
  readonly values?: readonly (string | number)[];
  /** Bounds and patterns in words; empty if there are none. */
  readonly limits: string;
  readonly min?: number | string;
  readonly max?: number | string;
  readonly description: string;
  /** Example values, as JSON. */
  readonly examples: readonly unknown[];
  /** A rule about several of its children: a clause. */
  readonly rule?: string;
}

const definitions = schema.$defs ?? {};

/** Name of the definition that a node refers to; empty if it refers to none. */
const referenceOf = (node: JsonSchema): string => node.$ref?.replace('#/$defs/', '') ?? '';

/** Merges a node with the definition that it refers to. */
export const resolveReference = (node: JsonSchema): JsonSchema => ({...definitions[referenceOf(node)], ...node});

const typeNames: Readonly<Record<string, string>> = {port: 'integer', variable: 'variable name'};

function describeType(node: JsonSchema): string {
  const reference = referenceOf(node);
  if (reference) return typeNames[reference] ?? reference;
  const {type = 'string', items = {}, additionalProperties} = node;
  if (type === 'array') return `list of ${describeType(items)}s`;
  return type === 'object' && typeof additionalProperties === 'object' ? 'map of strings' : type;
}

function describeLimits(node: JsonSchema): string {
  const {minItems, maxItems, maxLength} = resolveReference(node);
  const {min, max} = readBounds(node);
  return [
    ...(min !== undefined && max !== undefined ? [`${min} to ${max}`] : []),
    ...(minItems === undefined ? [] : [`at least ${minItems} item${minItems === 1 ? '' : 's'}`]),
    ...(maxItems === undefined ? [] : [`at most ${maxItems} items`]),
    ...(maxLength === undefined || node.$ref ? [] : [`at most ${maxLength} characters`]),
  ].join(', ');
}

function readBounds(node: JsonSchema): Pick<ManifestField, 'min' | 'max'> {
  const merged = resolveReference(node);
  return {min: merged['x-minimum'] ?? merged.minimum, max: merged['x-maximum'] ?? merged.maximum};
}

/** Lists the properties of an object's schema, parents before their children. */
export function listSchemaFields(node: JsonSchema, parent = ''): ManifestField[] {
  return Object.entries(node.properties ?? {}).flatMap(([name, property]) => {
    if (property === true) return [];
    const path = parent === '' ? name : `${parent}.${name}`;
    const inner = property.items?.properties ? property.items : property;
    const field: ManifestField = {
      path,
      name,
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
    return [field, ...listSchemaFields(inner, inner === property ? path : `${path}[]`)];
  });
}

/** Every property of the manifest, parents before their children, in the order of the schema. */
export const manifestFields: readonly ManifestField[] = listSchemaFields(schema);

/** The property at a path, or the closest one that contains it: `machine.env` for `machine.env.PORT`. */
export function nearestField(path: string): ManifestField | undefined {
  const steps = path.replace(/\[\d+\]/g, '[]').split(/(?=\.|\[)/);
  return manifestFields.findLast((field) => {
    const own = field.path.split(/(?=\.|\[)/);
    return own.every((step, index) => step === steps[index]);
  });
}

export function anchorOfField({path}: ManifestField): string {
  return path.replace(/\[\]/g, '').replace(/\./g, '-');
}

export function urlOfField(field: ManifestField): string {
  return `/docs/resources/schema#${anchorOfField(field)}`;
}

function requireField(path: string): ManifestField {
  const field = manifestFields.find((each) => each.path === path);
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

export function manifestDefault(path: string): unknown {
  return requireField(path).default;
}

/** Type of a resource's field for a property: `list` for a list of strings. */
export function fieldTypeOf(path: string): FieldType {
  const {type, values} = requireField(path);
  return type === 'string' && values ? 'enum' : (type.replace(/ of .*/, '') as FieldType);
}

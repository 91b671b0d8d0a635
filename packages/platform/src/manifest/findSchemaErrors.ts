import {escapeStep} from './ManifestProblem';
import type {JsonSchema} from './schema';
import {parseDuration, parseSize} from '../values/quantities';
import {isObject} from '../values/untrusted';

/** A violated keyword, with the properties of an Ajv error that `describeSchemaError` uses. */
export interface SchemaError {
  readonly keyword: string;
  /** JSON pointer of the value. */
  readonly instancePath: string;
  /** Location of the keyword: `#/$defs/name/pattern`. */
  readonly schemaPath: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
  readonly data?: unknown;
  /** The schema that contains the keyword. */
  readonly parentSchema?: object;
  /** The property's name, if the name violates the keyword. */
  readonly propertyName?: string;
}

/** Keywords that `findSchemaErrors` interprets, and annotations. */
export const knownKeywords: ReadonlySet<string> = new Set([
  ...['$schema', '$id', '$ref', '$defs', 'title', 'description', 'default', 'examples', 'x-problem'],
  ...['type', 'enum', 'const', 'minimum', 'maximum', 'minLength', 'maxLength', 'pattern', 'minItems', 'maxItems'],
  ...['uniqueItems', 'items', 'required', 'properties', 'additionalProperties', 'propertyNames', 'not', 'anyOf'],
  ...['oneOf', 'if', 'then', 'x-minimum', 'x-maximum'],
]);

function hasType(value: unknown, type: string): boolean {
  if (type === 'object') return isObject(value);
  if (type === 'array') return Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type;
}

const stringKeywords = ['minLength', 'maxLength', 'pattern'];
const arrayKeywords = ['items', 'minItems', 'maxItems', 'uniqueItems'];
const objectKeywords = ['required', 'properties', 'additionalProperties', 'propertyNames'];

/** Whether the error of `type` follows those of type-independent keywords, as in Ajv. */
function failsLate(schema: JsonSchema): boolean {
  const keywords = {string: stringKeywords, array: arrayKeywords, object: objectKeywords}[schema.type ?? ''] ?? [];
  return keywords.some((keyword) => keyword in schema);
}

/** A key that's equal for equal values. A value that contains itself through a YAML alias equals only itself. */
function identify(value: unknown): unknown {
  try {
    return JSON.stringify(value);
  } catch {
    return value;
  }
}

/**
 * Finds the errors of a value, in the order in which Ajv reports them. It interprets the keywords that the manifest's
 * schema uses, because Ajv with its compiler is too large for a page, and doesn't terminate for two items that contain themselves.
 * A test compares the two.
 */
export function findSchemaErrors(root: JsonSchema, value: unknown): readonly SchemaError[] {
  const definitions = root.$defs ?? {};

  const check = (schema: JsonSchema | true, data: unknown, path: string, place: string): SchemaError[] => {
    if (schema === true) return [];
    const errors: SchemaError[] = [];
    const fail = (keyword: string, params: SchemaError['params'] = {}): void => {
      errors.push({keyword, instancePath: path, schemaPath: `${place}/${keyword}`, params, data, parentSchema: schema});
    };
    const descend = (
      inner: JsonSchema | true,
      at: string,
      key?: string | number,
      item: unknown = data,
    ): SchemaError[] =>
      check(inner, item, key === undefined ? path : `${path}/${escapeStep(String(key))}`, `${place}/${at}`);

    const isWrongType = schema.type !== undefined && !hasType(data, schema.type);
    const isLate = failsLate(schema);
    if (isWrongType && !isLate) fail('type', {type: schema.type});
    if (schema.$ref !== undefined) {
      const name = schema.$ref.replace('#/$defs/', '');
      errors.push(...check(definitions[name] ?? {}, data, path, schema.$ref));
    }
    if ('const' in schema && data !== schema.const) fail('const', {allowedValue: schema.const});
    if (schema.enum && !(schema.enum as readonly unknown[]).includes(data)) fail('enum', {allowedValues: schema.enum});
    if (schema.not && descend(schema.not, 'not').length === 0) fail('not');
    for (const keyword of ['anyOf', 'oneOf'] as const) {
      const results = schema[keyword]?.map((branch, index) => descend(branch, `${keyword}/${index}`));
      const passed = results?.filter((result) => result.length === 0).length ?? 1;
      if (passed === 1 || (passed > 1 && keyword === 'anyOf')) continue;
      if (passed === 0) errors.push(...results!.flat());
      fail(keyword);
    }
    if (schema.if && schema.then && descend(schema.if, 'if').length === 0) {
      const inner = descend(schema.then, 'then');
      errors.push(...inner);
      if (inner.length > 0) fail('if', {failingKeyword: 'then'});
    }
    for (const keyword of ['x-minimum', 'x-maximum'] as const) {
      const bound = schema[keyword];
      if (bound !== undefined && !checkQuantity(keyword, bound, data)) fail(keyword);
    }
    if (isWrongType && isLate) fail('type', {type: schema.type});
    if (typeof data === 'number') {
      if (schema.maximum !== undefined && data > schema.maximum) fail('maximum', {limit: schema.maximum});
      if (schema.minimum !== undefined && data < schema.minimum) fail('minimum', {limit: schema.minimum});
    }
    if (typeof data === 'string') {
      const {length} = [...data];
      if (schema.maxLength !== undefined && length > schema.maxLength) fail('maxLength', {limit: schema.maxLength});
      if (schema.minLength !== undefined && length < schema.minLength) fail('minLength', {limit: schema.minLength});
      if (schema.pattern !== undefined && !new RegExp(schema.pattern, 'u').test(data)) fail('pattern');
    }
    if (Array.isArray(data)) {
      if (schema.maxItems !== undefined && data.length > schema.maxItems) fail('maxItems', {limit: schema.maxItems});
      if (schema.minItems !== undefined && data.length < schema.minItems) fail('minItems', {limit: schema.minItems});
      const {items} = schema;
      if (items) errors.push(...data.flatMap((item, index) => descend(items, 'items', index, item)));
      if (schema.uniqueItems && new Set(data.map(identify)).size < data.length) fail('uniqueItems');
    }
    if (isObject(data)) {
      const {properties = {}, additionalProperties, propertyNames} = schema;
      for (const missingProperty of schema.required ?? [])
        if (!Object.hasOwn(data, missingProperty)) fail('required', {missingProperty});
      const names = Object.keys(data);
      if (propertyNames) {
        for (const propertyName of names) {
          const inner = check(propertyNames, propertyName, path, `${place}/propertyNames`);
          errors.push(...inner.map((error) => ({...error, propertyName})));
          if (inner.length > 0) fail('propertyNames', {propertyName});
        }
      }
      for (const name of names) {
        if (additionalProperties === undefined || Object.hasOwn(properties, name)) continue;
        if (additionalProperties === false) fail('additionalProperties', {additionalProperty: name});
        else if (additionalProperties !== true)
          errors.push(...descend(additionalProperties, 'additionalProperties', name, data[name]));
      }
      for (const [name, property] of Object.entries(properties))
        if (Object.hasOwn(data, name)) errors.push(...descend(property, `properties/${name}`, name, data[name]));
    }
    return errors;
  };
  return check(root, value, '', '#');
}

/** Whether a size or duration is within a bound. The schema's type and pattern reject other values. */
export function checkQuantity(keyword: 'x-minimum' | 'x-maximum', bound: string, value: unknown): boolean {
  if (typeof value !== 'string') return true;
  const parse = parseSize(bound) === undefined ? parseDuration : parseSize;
  const limit = parse(bound);
  const actual = parse(value);
  if (limit === undefined || actual === undefined) return true;
  return keyword === 'x-minimum' ? actual >= limit : actual <= limit;
}

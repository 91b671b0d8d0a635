import {checkHostname, checkResourceName} from '../values/names';
import {parseDuration, parseSize} from '../values/quantities';
import {isObject, sanitizeText, suggest} from '../values/text';
import {resolveReference} from './fields';
import type {JsonSchema} from './schema';

/** A problem in a manifest, with its location. */
export interface ManifestProblem {
  /** JSON pointer of the value: `/machine/memory`; empty for the manifest as a whole. */
  readonly path: string;
  /** The problem on one line, with its location in dotted form: `machine.memory: it must be at least 128Mi`. */
  readonly message: string;
  /** How to fix it, on one line. */
  readonly hint: string;
}

export function readPointer(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replace(/~1/g, '/').replace(/~0/g, '~'));
}

/** Writes a name as a step of a JSON pointer. */
export function escapeStep(name: string): string {
  return name.replace(/~/g, '~0').replace(/\//g, '~1');
}

/** Converts a JSON pointer to dotted form for messages: `services[0].name`; `the manifest` for the whole. */
function formatPlace(pointer: string): string {
  if (pointer === '') return 'the manifest';
  return readPointer(pointer)
    .map((step, index) => (/^[0-9]+$/.test(step) ? `[${step}]` : index === 0 ? step : `.${step}`))
    .join('');
}

const reference = 'see https://docs.aloft.example/docs/resources/schema';

const typeNames: Readonly<Record<string, string>> = {
  object: 'a mapping',
  array: 'a list',
  string: 'text',
  integer: 'a whole number',
  boolean: 'true or false',
};

const nameChecks: Readonly<Record<string, typeof checkResourceName>> = {
  '#/$defs/name': checkResourceName,
  '#/$defs/hostname': checkHostname,
};

/**
 * Finds the problems of a value: at most one with the value itself, then those of its properties or items. It interprets
 * the keywords that the manifest's schema uses, because Ajv with its compiler is too large for a page, and doesn't
 * terminate for two items that contain themselves. A test compares the two.
 */
export function* findSchemaProblems(node: JsonSchema | true, data: unknown, path = ''): Generator<ManifestProblem> {
  if (node === true) return;
  const schema = resolveReference(node);
  const clause = describeViolation(schema, data);
  if (clause !== undefined) yield createProblem(path, clause, reference, showValue(data));
  if (Array.isArray(data) && schema.items)
    for (const [index, item] of data.entries()) yield* findSchemaProblems(schema.items, item, `${path}/${index}`);
  if (isObject(data)) yield* findPropertyProblems(schema, data, path);
  if (schema.if && schema.then && isValid(schema.if, data)) yield* findSchemaProblems(schema.then, data, path);
}

function showValue(data: unknown): string {
  if (typeof data === 'string') return ` ("${sanitizeText(data, 60)}")`;
  return typeof data === 'number' ? ` (${data})` : '';
}

/** The problem of a value, which `shown` adds to its place. */
export const createProblem = (path: string, clause: string, hint: string, shown = ''): ManifestProblem => ({
  path,
  message: `${formatPlace(path)}${shown}: ${clause}`,
  hint,
});

function* findPropertyProblems(
  {properties = {}, required = [], additionalProperties = true, propertyNames}: JsonSchema,
  data: Readonly<Record<string, unknown>>,
  path: string,
): Generator<ManifestProblem> {
  for (const name of required.filter((each) => !Object.hasOwn(data, each)))
    yield createProblem(path, `the field "${name}" is missing`, `add "${name}:" there; ${reference}`);
  for (const [name, value] of Object.entries(data)) {
    const own = `${path}/${escapeStep(name)}`;
    const clause = propertyNames && describeViolation(resolveReference(propertyNames), name);
    if (clause !== undefined) yield createProblem(path, `the name "${sanitizeText(name)}": ${clause}`, reference);
    if (Object.hasOwn(properties, name)) yield* findSchemaProblems(properties[name]!, value, own);
    else if (typeof additionalProperties === 'object') yield* findSchemaProblems(additionalProperties, value, own);
    else if (!additionalProperties) {
      const known = Object.keys(properties);
      const meant = suggest(name, known);
      const hint = meant ? `did you mean "${meant}"?` : `known fields here: ${known.join(', ')}`;
      yield {path: own, message: `${formatPlace(path)}: there is no field "${sanitizeText(name)}"`, hint};
    }
  }
}

/** Describes the problem with a value itself, as a clause. */
function describeViolation(schema: JsonSchema, data: unknown): string | undefined {
  const clause = describeKeyword(schema, data);
  if (clause === undefined || typeof data !== 'string') return clause;
  return nameChecks[schema.$ref ?? '']?.(data) ?? clause;
}

function describeKeyword(schema: JsonSchema, data: unknown): string | undefined {
  const {type, enum: allowed, pattern, 'x-minimum': least, 'x-maximum': most} = schema;
  const otherwise = schema['x-problem'] ?? 'it is not allowed';
  if (type !== undefined && !hasType(data, type)) {
    const isQuotable = type === 'string' && (typeof data === 'number' || typeof data === 'boolean');
    return `${typeNames[type]} is expected${isQuotable ? `: put quotes around ${data}` : ''}`;
  }
  if ('const' in schema && data !== schema.const)
    return schema['x-problem'] ?? `it must be ${JSON.stringify(schema.const)}`;
  if (allowed && !allowed.some((each) => each === data)) {
    const meant = suggest(typeof data === 'string' ? data : '', allowed.map(String));
    return `it must be one of ${allowed.join(', ')}${meant ? `; did you mean "${meant}"?` : ''}`;
  }
  if (schema.not && isValid(schema.not, data)) return otherwise;
  if (schema.anyOf?.every((branch) => !isValid(branch, data))) return otherwise;
  if (schema.oneOf && schema.oneOf.filter((branch) => isValid(branch, data)).length !== 1) return otherwise;
  if (typeof data === 'number') {
    const {minimum = data, maximum = data} = schema;
    if (data < minimum) return `it must be at least ${minimum}`;
    if (data > maximum) return `it must be at most ${maximum}`;
  }
  if (typeof data === 'string') {
    const {length} = [...data];
    const {minLength = 0, maxLength = length} = schema;
    if (least !== undefined && compareQuantity(data, least) < 0) return `it must be at least ${least}`;
    if (most !== undefined && compareQuantity(data, most) > 0) return `it must be at most ${most}`;
    if (length < minLength) return 'it must not be empty';
    if (length > maxLength) return `it can have at most ${maxLength} characters`;
    if (pattern !== undefined && !new RegExp(pattern, 'u').test(data)) return otherwise;
  }
  if (Array.isArray(data)) {
    const {minItems = 0, maxItems = data.length} = schema;
    if (data.length < minItems) return `it must have at least ${minItems} item`;
    if (data.length > maxItems) return `it can have at most ${maxItems} items`;
    if (schema.uniqueItems && new Set(data.map(identify)).size < data.length) return 'an item is listed twice';
  }
  return undefined;
}

const isValid = (schema: JsonSchema, data: unknown): boolean => findSchemaProblems(schema, data).next().done === true;

function hasType(value: unknown, type: string): boolean {
  if (type === 'object') return isObject(value);
  if (type === 'array') return Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type;
}

/** How far a size or duration is above a bound; `NaN` for other texts. */
export function compareQuantity(text: string, bound: string): number {
  const parse = parseSize(bound) === undefined ? parseDuration : parseSize;
  return (parse(text) ?? NaN) - (parse(bound) ?? NaN);
}

/** A key that's equal for equal values. A value that contains itself through a YAML alias equals only itself. */
function identify(value: unknown): unknown {
  try {
    return JSON.stringify(value);
  } catch {
    return value;
  }
}

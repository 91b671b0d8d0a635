import {checkHostname, checkResourceName} from '../values/names';
import {sanitizeText} from '../values/untrusted';
import {suggest} from '../values/suggest';
import type {SchemaError} from './findSchemaErrors';
import {escapeStep, formatPlace, type ManifestProblem} from './ManifestProblem';

const reference = 'see https://docs.aloft.example/docs/resources/schema';
const typeNames: Readonly<Record<string, string>> = {
  object: 'a mapping',
  array: 'a list',
  string: 'text',
  integer: 'a whole number',
  boolean: 'true or false',
};

function describeType(error: SchemaError): string {
  const expected = typeNames[String(error.params['type'])] ?? String(error.params['type']);
  const quoted = error.params['type'] === 'string' && ['number', 'boolean'].includes(typeof error.data);
  return quoted ? `${expected} is expected: put quotes around ${String(error.data)}` : `${expected} is expected`;
}

/** Describes the problem with a value, as a clause. */
function describeClause(error: SchemaError): string {
  const params = error.params as Record<string, unknown>;
  const parent = (error.parentSchema ?? {}) as Record<string, unknown>;
  const value = typeof error.data === 'string' ? error.data : '';
  if (error.schemaPath.includes('/$defs/name/') && error.keyword !== 'type') {
    const check = checkResourceName(value);
    if (!check.ok) return check.message;
  }
  if (error.schemaPath.includes('/$defs/hostname/') && error.keyword !== 'type') {
    const check = checkHostname(value);
    if (!check.ok) return check.message;
  }
  switch (error.keyword) {
    case 'type':
      return describeType(error);
    case 'enum': {
      const allowed = (params['allowedValues'] as unknown[]).map(String);
      const meant = suggest(value, allowed);
      return `it must be one of ${allowed.join(', ')}${meant ? `; did you mean "${meant}"?` : ''}`;
    }
    case 'minimum':
      return `it must be at least ${String(params['limit'])}`;
    case 'maximum':
      return `it must be at most ${String(params['limit'])}`;
    case 'x-minimum':
      return `it must be at least ${String(parent['x-minimum'])}`;
    case 'x-maximum':
      return `it must be at most ${String(parent['x-maximum'])}`;
    case 'minItems':
      return `it must have at least ${String(params['limit'])} item`;
    case 'maxItems':
      return `it can have at most ${String(params['limit'])} items`;
    case 'minLength':
      return 'it must not be empty';
    case 'maxLength':
      return `it can have at most ${String(params['limit'])} characters`;
    case 'uniqueItems':
      return 'an item is listed twice';
    default:
      if (typeof parent['x-problem'] === 'string') return parent['x-problem'];
      if (error.keyword === 'const') return `it must be ${JSON.stringify(params['allowedValue'])}`;
      return error.message ?? 'it is not allowed';
  }
}

/** Describes a schema error in plain English. */
export function describeSchemaError(error: SchemaError): ManifestProblem {
  const place = formatPlace(error.instancePath);
  if (error.keyword === 'required') {
    const missing = String((error.params as {missingProperty: string}).missingProperty);
    return {
      path: error.instancePath,
      message: `${place}: the field "${missing}" is missing`,
      hint: `add "${missing}:" there; ${reference}`,
    };
  }
  if (error.keyword === 'additionalProperties') {
    const name = String((error.params as {additionalProperty: string}).additionalProperty);
    const known = Object.keys((error.parentSchema as {properties?: object} | undefined)?.properties ?? {});
    const meant = suggest(name, known);
    const pointer = `${error.instancePath}/${escapeStep(name)}`;
    return {
      path: pointer,
      message: `${place}: there is no field "${sanitizeText(name)}"`,
      hint: meant ? `did you mean "${meant}"?` : `known fields here: ${known.join(', ')}`,
    };
  }
  const subject = error.propertyName === undefined ? place : `${place}: the name "${sanitizeText(error.propertyName)}"`;
  const value =
    typeof error.data === 'string'
      ? ` ("${sanitizeText(error.data, 60)}")`
      : typeof error.data === 'number'
        ? ` (${error.data})`
        : '';
  const shown = error.propertyName === undefined ? `${subject}${value}` : subject;
  return {path: error.instancePath, message: `${shown}: ${describeClause(error)}`, hint: reference};
}

import Ajv, {type ValidateFunction} from 'ajv/dist/2020';
import {manifestSchema} from './schema';
import {checkQuantity} from './checkQuantity';
import {describeProblems} from './describeProblems';
import {findSchemaErrors, type SchemaError} from './findSchemaErrors';
import type {ManifestProblem} from './ManifestProblem';

export type {ManifestProblem} from './ManifestProblem';

let compiled: ValidateFunction | undefined;

/** Compiled on first use, because compiling takes longer than any validation. */
function compile(): ValidateFunction {
  const ajv = new Ajv({allErrors: true, verbose: true, strict: true, strictTypes: true, strictTuples: true});
  ajv.addKeyword({keyword: 'x-problem', schemaType: 'string'});
  for (const keyword of ['x-minimum', 'x-maximum'] as const) {
    ajv.addKeyword({
      keyword,
      schemaType: 'string',
      errors: false,
      validate: (bound: string, value: unknown) => checkQuantity(keyword, bound, value),
    });
  }
  return ajv.compile(manifestSchema);
}

function findErrors(manifest: unknown): readonly SchemaError[] {
  compiled ??= compile();
  const validate = compiled;
  try {
    return validate(manifest) ? [] : (validate.errors ?? []);
  } catch {
    // Ajv doesn't terminate for two items that contain themselves through YAML aliases.
    return findSchemaErrors(manifestSchema, manifest);
  }
}

/**
 * Checks a parsed manifest against the schema and the rules that a schema can't express. Returns the problems in the
 * order of the manifest; an empty list means that it's valid. Never throws.
 */
export function validateManifest(manifest: unknown): readonly ManifestProblem[] {
  return describeProblems(manifest, findErrors(manifest));
}

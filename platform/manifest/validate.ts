import Ajv, {type ErrorObject, type ValidateFunction} from 'ajv/dist/2020';
import {manifestSchema} from './schema';
import {checkManifestRules} from './checkManifestRules';
import {checkQuantity} from './checkQuantity';
import {describeSchemaError} from './describeSchemaError';
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

/** Errors in the branches of a `oneOf`, and the error of an `if`, duplicate their parent's error. */
function isEcho(error: ErrorObject, all: readonly ErrorObject[]): boolean {
  if (error.keyword === 'if' || error.keyword === 'propertyNames') return true;
  return all.some(
    (other) => other.keyword === 'oneOf' && error !== other && error.schemaPath.startsWith(`${other.schemaPath}/`),
  );
}

/**
 * Checks a manifest, already parsed from YAML or JSON, against the schema and the
 * rules that a schema cannot say. Any value gives a list of problems, in the
 * order of the manifest; an empty list means that it is valid. Never throws.
 */
export function validateManifest(manifest: unknown): readonly ManifestProblem[] {
  compiled ??= compile();
  const validate = compiled;
  const problems: ManifestProblem[] = [];
  if (!validate(manifest)) {
    const errors = validate.errors ?? [];
    const seen = new Set<string>();
    for (const error of errors) {
      if (isEcho(error, errors)) continue;
      const problem = describeSchemaError(error);
      const key =
        error.keyword === 'additionalProperties' || error.keyword === 'required'
          ? `${problem.path} ${problem.message}`
          : problem.path;
      if (seen.has(key)) continue;
      seen.add(key);
      problems.push(problem);
    }
  }
  return problems.length > 0 ? problems : checkManifestRules(manifest as Record<string, unknown>);
}

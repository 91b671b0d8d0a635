import {checkManifestRules, type ValidManifest} from './checkManifestRules';
import {describeSchemaError} from './describeSchemaError';
import {findSchemaErrors, type SchemaError} from './findSchemaErrors';
import type {ManifestProblem} from './ManifestProblem';
import {manifestSchema} from './schema';

export type {ManifestProblem} from './ManifestProblem';

/** Whether an error duplicates its parent's, like those in the branches of a `oneOf` and that of an `if`. */
function isEcho(error: SchemaError, all: readonly SchemaError[]): boolean {
  if (error.keyword === 'if' || error.keyword === 'propertyNames') return true;
  return all.some(
    (other) => other.keyword === 'oneOf' && error !== other && error.schemaPath.startsWith(`${other.schemaPath}/`),
  );
}

/** Describes a manifest's schema errors, or if there are none, violations of rules that the schema can't express. */
export function describeProblems(manifest: unknown, errors: readonly SchemaError[]): readonly ManifestProblem[] {
  const checkRules = () => [...checkManifestRules(manifest as ValidManifest)];
  if (errors.length === 0) return checkRules();
  const problems: ManifestProblem[] = [];
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
  return problems.length > 0 ? problems : checkRules();
}

/**
 * Checks a parsed manifest against the schema and the rules that a schema can't express. Returns the problems in the
 * order of the manifest; an empty list means that it's valid. Never throws.
 */
export function validateManifest(manifest: unknown): readonly ManifestProblem[] {
  return describeProblems(manifest, findSchemaErrors(manifestSchema, manifest));
}

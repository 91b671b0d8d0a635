import {checkManifestRules, type ValidManifest} from './checkManifestRules';
import {findSchemaProblems} from './findSchemaProblems';
import type {ManifestProblem} from './ManifestProblem';
import {manifestSchema} from './schema';

/**
 * Checks a parsed manifest against the schema and, if it's valid, the rules that a schema can't express. Returns the
 * problems; an empty list means that there are none. Never throws.
 */
export function validateManifest(manifest: unknown): readonly ManifestProblem[] {
  const problems = [...findSchemaProblems(manifestSchema, manifest)];
  return problems.length > 0 ? problems : [...checkManifestRules(manifest as ValidManifest)];
}

import {manifestSchema} from './schema';
import {describeProblems} from './describeProblems';
import {findSchemaErrors} from './findSchemaErrors';
import type {ManifestProblem} from './ManifestProblem';

/** Checks a parsed manifest as `validate.ts` does, without Ajv. Never throws. */
export function validateInBrowser(manifest: unknown): readonly ManifestProblem[] {
  return describeProblems(manifest, findSchemaErrors(manifestSchema, manifest));
}

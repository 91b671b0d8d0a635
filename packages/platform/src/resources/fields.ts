import type {StatefulKind} from '../states';
import type {FieldType, ResourceField} from './types';

type Example = ResourceField['example'];

/** Makes fields of a type from a path, its description and an example. */
const fieldOf =
  (type: FieldType) =>
  (path: string, description: string, example: Example): ResourceField => ({path, type, description, example});

export const text = fieldOf('string');
export const integer = fieldOf('integer');
export const number = fieldOf('number');
export const boolean = fieldOf('boolean');
export const timestamp = fieldOf('timestamp');
export const size = fieldOf('size');
export const map = fieldOf('map');
export const list = fieldOf('list');

/** A field with one of several values. */
export const choice = (
  path: string,
  values: readonly string[],
  description: string,
  example: Example,
): ResourceField => ({
  ...fieldOf('enum')(path, description, example),
  values,
});

/** The state of a kind, whose values are those of its state machine. */
export const state = (kind: StatefulKind, example: string): ResourceField =>
  fieldOf('enum')('state', `State of the ${kind}.`, example);

export const createdAt = timestamp('createdAt', 'Creation time (RFC 3339, UTC).', '2026-03-02T09:30:00Z');

/** `name` and `namespace`, which every resource has. */
export function identityFields(kind: string, example: string, scope = 'in its namespace'): readonly ResourceField[] {
  return [
    text('name', `Name of the ${kind}, unique among the ${kind}s ${scope}.`, example),
    text('namespace', `Namespace of the ${kind}.`, 'acme'),
  ];
}

/** `labels`, `createdAt` and `updatedAt`, which every resource has. */
export const recordFields: readonly ResourceField[] = [
  map('labels', 'Labels: a map of strings for grouping resources and filtering lists with `--label`.', {team: 'web'}),
  createdAt,
  timestamp('updatedAt', 'Time of the last change (RFC 3339, UTC).', '2026-03-02T09:41:12Z'),
];

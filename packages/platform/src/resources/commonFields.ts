import type {ResourceField} from './types';

/** `name` and `namespace`, which every resource has. */
export function identityFields(kind: string, example: string, scope = 'in its namespace'): readonly ResourceField[] {
  return [
    {path: 'name', type: 'string', description: `Name of the ${kind}, unique among the ${kind}s ${scope}.`, example},
    {path: 'namespace', type: 'string', description: `Namespace of the ${kind}.`, example: 'acme'},
  ];
}

/** `labels`, `createdAt` and `updatedAt`, which every resource has. */
export const recordFields: readonly ResourceField[] = [
  {
    path: 'labels',
    type: 'map',
    description: 'Labels: a map of strings for grouping resources and filtering lists with `--label`.',
    example: {team: 'web'},
  },
  {
    path: 'createdAt',
    type: 'timestamp',
    description: 'Creation time (RFC 3339, UTC).',
    example: '2026-03-02T09:30:00Z',
  },
  {
    path: 'updatedAt',
    type: 'timestamp',
    description: 'Time of the last change (RFC 3339, UTC).',
    example: '2026-03-02T09:41:12Z',
  },
];

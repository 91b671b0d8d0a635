import type {ResourceKind} from '@aloft/platform/resources';

/** Anchor of a field: `machine-field-flash-mode`. */
export function fieldId(kind: ResourceKind, path: string): string {
  return `${kind}-field-${path.replace(/\./g, '-')}`;
}

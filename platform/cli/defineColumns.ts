import {findField} from '../resources';
import type {ResourceKind} from '../resources';
import type {OutputColumn} from './types';

/** Defines columns by heading and field of a kind. The description of a column is that of its field. */
export function defineColumns(kind: ResourceKind, fields: Readonly<Record<string, string>>): readonly OutputColumn[] {
  return Object.entries(fields).map(([header, field]) => {
    const found = findField(kind, field);
    if (!found)
      throw new Error(`platform/cli: the column ${header} names the field "${field}", which a ${kind} does not have`);
    return {header, field, description: found.description};
  });
}

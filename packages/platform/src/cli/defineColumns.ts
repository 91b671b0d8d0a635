import {findField} from '../resources';
import type {ResourceKind} from '../resources';
import type {OutputColumn} from './types';

/** Headings that aren't the last word of their field. */
const headings: Readonly<Record<string, string>> = {
  createdAt: 'AGE',
  createdBy: 'BY',
  number: 'RELEASE',
  'flash.mode': 'FLASH MODE',
  'flash.snapshotAt': 'SNAPSHOT AT',
  'machine.flash.mode': 'FLASH MODE',
};

/** Columns with the fields of a kind, and their descriptions. `expiresAt` is headed EXPIRES, and `inUse` IN USE. */
export function defineColumns(kind: ResourceKind, fields: readonly string[]): readonly OutputColumn[] {
  return fields.map((field) => {
    const found = findField(kind, field);
    if (!found)
      throw new Error(`packages/platform/src/cli: a column names the field "${field}", which a ${kind} does not have`);
    const name = field.split('.').at(-1) ?? '';
    const derived = name.replace(/At$/, '').replace(/[A-Z]/g, ' $&').toUpperCase();
    return {header: headings[field] ?? derived, field, description: found.description};
  });
}

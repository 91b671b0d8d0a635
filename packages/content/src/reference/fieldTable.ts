import {findResource, type Resource, type ResourceField, type ResourceKind, resources} from '@aloft/platform/resources';
import {type StatefulKind, stateMachines, stateNames} from '@aloft/platform/states';
import {codes, definitionList} from './nodes';
import type {Renderer} from './Renderer';

/** `<FieldTable kind="machine" />`: every field of a kind, with its type and an example. */
export const fieldTable: Renderer = {
  name: 'FieldTable',
  required: ['kind'],
  render: ({kind = ''}, {fail}) => {
    const resource =
      findResource(kind) ??
      fail(`"${kind}" is not a kind of resource`, `write one of ${resources.map((known) => known.kind).join(', ')}`);
    return [
      definitionList(
        resource.fields.map((field) => ({
          id: fieldId(resource.kind, field.path),
          term: `\`${field.path}\``,
          notes: [field.type],
          body: [field.description, `${describeValues(field, resource)}Example: \`${JSON.stringify(field.example)}\`.`],
        })),
      ),
    ];
  },
};

function describeValues({path, type, values}: ResourceField, {kind}: Resource): string {
  const states = path === 'state' && Object.hasOwn(stateMachines, kind) ? stateNames(kind as StatefulKind) : undefined;
  const known = values ?? (type === 'enum' ? states : undefined);
  return known ? `One of ${codes(known)}. ` : '';
}

/** Anchor of a field: `machine-field-flash-mode`. */
export function fieldId(kind: ResourceKind, path: string): string {
  return `${kind}-field-${path.replace(/\./g, '-')}`;
}

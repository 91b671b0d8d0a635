import {accountResources} from './accounts';
import {attachmentResources} from './attachments';
import {recordResources} from './records';
import type {Resource, ResourceField, ResourceKind} from './fields';
import {workloadResources} from './workloads';

export {definitionOf, isDefinedKind} from './fields';
export type {FieldType, Resource, ResourceField, ResourceKind} from './fields';

/** Every kind that the CLI lists or gets, with its fields. */
export const resources: readonly Resource[] = [
  ...accountResources,
  ...workloadResources,
  ...attachmentResources,
  ...recordResources,
];

/** Finds a resource by the name of its kind. */
export function findResource(kind: string): Resource | undefined {
  return resources.find((resource) => resource.kind === kind);
}

/** Finds a field of a kind by its dotted path. */
export function findField(kind: ResourceKind, path: string): ResourceField | undefined {
  return findResource(kind)?.fields.find((field) => field.path === path);
}

/** Fields of a kind by their dotted paths. */
export function fieldsOf(kind: ResourceKind, ...paths: string[]): ResourceField[] {
  return paths.map((path) => {
    const field = findField(kind, path);
    if (!field) throw new Error(`the ${kind} has no field "${path}"`);
    return field;
  });
}

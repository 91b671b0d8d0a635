import type {RootContent} from 'mdast';
import {manifestFields, type ManifestField} from '@aloft/platform/manifest';
import {element} from '../nodes/element';
import {jsx} from '../nodes/jsx';
import {readDepth} from '../readDepth';
import type {Attributes, RenderContext, Renderer} from '../Renderer';
import {renderField} from './renderField';

/**
 * `<SchemaReference />`: every property of the manifest as a tree of headings.
 * `under="machine"` shows one branch; `depth` is the level of its first headings, 3 by default.
 */
export const schemaReference: Renderer = {
  name: 'SchemaReference',
  optional: ['under', 'depth'],
  render: (attributes, context) => [
    jsx('ManifestMap'),
    ...renderBranch(readBranch(attributes, context), readDepth(attributes, context, 4)),
  ],
};

function readBranch({under = ''}: Attributes, {fail}: RenderContext): string {
  if (under === '' || manifestFields.some(({parent}) => parent === under)) return under;
  return fail(
    `the manifest has no property "${under}" that contains others`,
    'write a path such as machine, machine.flash or services[]',
  );
}

function renderBranch(parent: string, depth: number): RootContent[] {
  return manifestFields
    .filter((field) => field.parent === parent)
    .flatMap((field) => {
      const children = renderBranch(childParent(field), depth + 1);
      return [
        renderField(field, depth),
        ...(children.length > 0 ? [element('div', {className: ['ref-nested']}, children)] : []),
      ];
    });
}

function childParent({path}: ManifestField): string {
  return manifestFields.some(({parent}) => parent === `${path}[]`) ? `${path}[]` : path;
}

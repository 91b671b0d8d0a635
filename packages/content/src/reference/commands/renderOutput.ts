import type {PhrasingContent, RootContent} from 'mdast';
import type {Command, OutputColumn} from '@aloft/platform/cli';
import {findField, resources, type ResourceKind} from '@aloft/platform/resources';
import {definitionList} from '../nodes/definitionList';
import {element} from '../nodes/element';
import {paragraph} from '../nodes/prose';
import type {RenderContext} from '../Renderer';
import {fieldId} from '../tables/fieldId';

/** The columns of a command's output: linked to the page's field table, or described here if there is none. */
export function renderOutput({output = []}: Command, {hasElement}: RenderContext): RootContent[] {
  if (output.length === 0) return [];
  const kind = findKind(output);
  if (!kind || !hasElement('FieldTable', {kind})) {
    return [
      element('p', {className: ['ref-label']}, ['Output']),
      definitionList(
        output.map(({header, description}) => ({
          term: [{type: 'inlineCode', value: header}],
          body: [paragraph(description)],
        })),
      ),
    ];
  }
  const columns = output.flatMap(({header, field}, index): PhrasingContent[] => [
    {type: 'text', value: index === 0 ? 'Output columns: ' : ', '},
    {type: 'link', url: `#${fieldId(kind, field)}`, children: [{type: 'inlineCode', value: header}]},
  ]);
  return [{type: 'paragraph', children: [...columns, {type: 'text', value: '.'}]}];
}

/** The resource kind of the columns. A command can print another kind than its noun, as `app releases` does. */
function findKind(output: readonly OutputColumn[]): ResourceKind | undefined {
  return resources.find(({kind}) =>
    output.every(({field, description}) => findField(kind, field)?.description === description),
  )?.kind;
}

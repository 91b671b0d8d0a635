import type {RootContent} from 'mdast';
import {anchorOfField, type ManifestField, manifestFields} from '@aloft/platform/manifest';
import {stringify} from 'yaml';
import {codes, element, heading, jsx, paragraph, startSentence} from './nodes';
import type {Renderer} from './Renderer';

/** `<SchemaReference />`: every property of the manifest as a tree of headings. */
export const schemaReference: Renderer = {
  name: 'SchemaReference',
  render: () => [jsx('ManifestMap'), ...renderBranch('', 3)],
};

/** The properties of an object, or of a list's items. */
function renderBranch(path: string, depth: number): RootContent[] {
  return manifestFields
    .filter(({parent}) => parent.replace(/\[\]$/, '') === path)
    .flatMap((field) => {
      const children = renderBranch(field.path, depth + 1);
      return [
        renderField(field, depth),
        ...(children.length > 0 ? [element('div', {className: ['ref-nested']}, children)] : []),
      ];
    });
}

/** Longer examples are in the complete manifest of the page. */
const longestExample = 60;

/** One property under a heading whose anchor is its path: `#machine-flash-mode`. */
function renderField(field: ManifestField, depth: number): RootContent {
  const {path, type, required, description} = field;
  const facts = describeFacts(field);
  return element('div', {className: ['ref-field']}, [
    heading(depth, anchorOfField(field), `\`${path}\``),
    element('p', {}, [element('small', {}, [required ? `${type}, required` : type])]),
    element('div', {}, [paragraph(description), ...(facts ? [paragraph(facts)] : [])]),
  ]);
}

function describeFacts({values, limits, rule, default: value, examples}: ManifestField): string {
  const [example] = examples;
  return [
    ...(values?.length === 1 ? [`Always \`${values[0]}\`.`] : []),
    ...(values && values.length > 1 ? [`One of ${codes(values)}.`] : []),
    ...(limits ? [`Allowed: ${limits.replace(/^(\S+) to (\S+)/, '`$1` to `$2`')}.`] : []),
    ...(rule ? [`${startSentence(rule).replace(/"([^"]+)"/g, '`$1`')}.`] : []),
    ...(value !== undefined ? [`Default: \`${formatValue(value)}\`.`] : []),
    ...(example !== undefined && formatValue(example).length <= longestExample
      ? [`Example: \`${formatValue(example)}\`.`]
      : []),
  ].join(' ');
}

const formatValue = (value: unknown): string => stringify(value, {collectionStyle: 'flow', lineWidth: 0}).trimEnd();

import type {RootContent} from 'mdast';
import {stringify} from 'yaml';
import {anchorOfField, type ManifestField} from '../../../platform/manifest/fields';
import {element} from '../nodes/element';
import {fence} from '../nodes/fence';
import {heading} from '../nodes/heading';
import {paragraph, prose} from '../nodes/prose';

/** One property under a heading whose anchor is its path: `#machine-flash-mode`. */
export function renderField(field: ManifestField, depth: number): RootContent[] {
  const {path, type, required, description} = field;
  const facts = describeFacts(field);
  const notes = [type, required ? 'required' : 'optional'].map((note) => element('small', {}, [note]));
  return [
    heading(depth, anchorOfField(field), [{type: 'inlineCode', value: path}]),
    element('p', {className: ['ref-notes']}, [notes[0] ?? '', ' ', notes[1] ?? '']),
    paragraph(description),
    ...(facts ? [element('p', {className: ['ref-facts']}, prose(facts))] : []),
    ...renderExamples(field),
  ];
}

function describeFacts({values, limits, rule, default: value, examples}: ManifestField): string {
  const [example] = examples;
  return [
    ...(values?.length === 1 ? [`Always \`${values[0]}\`.`] : []),
    ...(values && values.length > 1 ? [`One of ${values.map((one) => `\`${one}\``).join(', ')}.`] : []),
    ...(limits ? [`Allowed: ${limits.replace(/^(\S+) to (\S+)/, '`$1` to `$2`')}.`] : []),
    ...(rule ? [`${rule.charAt(0).toUpperCase()}${rule.slice(1).replace(/"([^"]+)"/g, '`$1`')}.`] : []),
    ...(value !== undefined ? [`Default: \`${isScalar(value) ? String(value) : JSON.stringify(value)}\`.`] : []),
    ...(isScalar(example) ? [`Example: \`${String(example)}\`.`] : []),
  ].join(' ');
}

function renderExamples({name, examples}: ManifestField): RootContent[] {
  return examples
    .filter((example) => !isScalar(example))
    .map((example) => fence('yaml', stringify({[name]: example}).trimEnd(), 'title="Example"'));
}

function isScalar(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

import {
  insertCompletionText,
  startCompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import type {EditorView} from '@codemirror/view';
import type {ManifestField} from '@aloft/platform/manifest';
import {readEntries} from './readYaml';

/** What an editor knows about its document. */
export interface DocumentFormat {
  readonly fields: readonly ManifestField[];
  /** Whether the document is JSON, whose names and strings are quoted, and not YAML. */
  readonly isJson?: boolean;
}

/** Strings that YAML would read as another type. */
const isAmbiguous = (text: string): boolean => /^(?:on|off|yes|no|true|false|null|~|[\d.+-].*)$/i.test(text);

/** The text to insert for a new property. */
function formatStart({name, type}: ManifestField, indent: string, isFlow: boolean): string {
  const isObject = type === 'object' || type.startsWith('map');
  if (isFlow) return isObject ? `${name}: {` : `${name}: `;
  if (type === 'list of objects') return `${name}:\n${indent}  - `;
  return isObject ? `${name}:\n${indent}  ` : `${name}: `;
}

function insert(text: string): Completion['apply'] {
  return (view: EditorView, _completion, from, to) => {
    const {doc} = view.state;
    const hasColon = /^ *:/.test(doc.sliceString(to, doc.lineAt(to).to));
    view.dispatch(insertCompletionText(view.state, hasColon ? text.split(':')[0]! : text, from, to));
    if (!hasColon) startCompletion(view);
  };
}

function completeNames(context: CompletionContext, {fields, isJson}: DocumentFormat): CompletionResult | null {
  const {pos, explicit} = context;
  const text = context.state.doc.toString();
  const from = context.matchBefore(/[\w.-]+/)?.from ?? pos;
  const before = text.slice(0, from);
  if (!/(?:^|\n) *(?:- +)*"?$|[{,]\s*"?$/.test(before)) return null;
  // With a key in the place of the word, the syntax tree contains its object.
  const after = text.slice(from).replace(/^[\w.-]*("? *:)?/, (_, colon = ':') => `x${colon}`);
  const entries = readEntries(before + after);
  const place = entries.find(({key}) => key && key.from <= from && from < key.to);
  if (!place?.container.endsWith('Mapping') || (from === pos && !explicit && place.parent === '')) return null;
  const object = place.pointer.slice(0, place.pointer.lastIndexOf('/') + 1);
  const names = entries.flatMap(({pointer, name}) => (name && pointer === object + name ? name : []));
  const typed = text.slice(from, pos);
  const indent = ' '.repeat(from - context.state.doc.lineAt(from).from);
  const quote = isJson && !before.endsWith('"') ? '"' : '';
  const format = (field: ManifestField) => {
    const start = formatStart(field, indent, place.container === 'FlowMapping');
    return isJson ? start.replace(/^[^:]+/, `${quote}$&"`) : start;
  };
  const options = fields
    .filter(({parent, name}) => parent === place.parent && (name === typed || !names.includes(name)))
    .map((field, index): Completion => ({
      label: field.name,
      detail: field.type,
      info: field.description,
      boost: -index,
      type: 'property',
      apply: insert(format(field)),
    }));
  return options.length === 0 ? null : {from, options, validFor: /^[\w.-]*$/};
}

function listValues({values, default: fallback, examples, type}: ManifestField, isJson?: boolean): Set<string> {
  const known = (values ?? [fallback, ...examples]).filter((value) => value !== undefined);
  if (isJson) return new Set(known.map((value) => JSON.stringify(value)));
  const isUnit = type === 'size' || type === 'duration';
  const scalars = known.filter((value) => typeof value === 'string' || typeof value === 'number');
  return new Set(
    scalars.map((value) => (typeof value === 'string' && !isUnit && isAmbiguous(value) ? `"${value}"` : String(value))),
  );
}

function completeValues(context: CompletionContext, {fields, isJson}: DocumentFormat): CompletionResult | null {
  const match = context.matchBefore(/[\w"'./-]+ *: +["']?[\w./-]*/);
  if (!match) return null;
  const from = match.from + /^.*?: +/.exec(match.text)![0].length;
  const entry = readEntries(context.state.doc.toString()).find(({key}) => key?.from === match.from);
  const field = fields.find(({path}) => path === entry?.path);
  const options = [...(field ? listValues(field, isJson) : [])].map((label, index): Completion => ({
    label,
    boost: -index,
    type: 'constant',
    ...(label.replace(/"/g, '') === String(field?.default) && {detail: 'default'}),
  }));
  return options.length === 0 ? null : {from, options, validFor: /^["']?[\w./-]*$/};
}

/** Completes names of properties, and values: the allowed ones, the default and the examples of the schema. */
export const completeFields = (context: CompletionContext, format: DocumentFormat): CompletionResult | null =>
  completeValues(context, format) ?? completeNames(context, format);

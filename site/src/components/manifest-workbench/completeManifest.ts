import {
  startCompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import type {EditorView} from '@codemirror/view';
import type {ManifestField} from '@aloft/platform/manifest';
import {findPlace, nodeAt} from './yamlPath';
import {pathOfNode} from './yamlWords';

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
  if (isFlow) return type === 'object' || type.startsWith('map') ? `${name}: {` : `${name}: `;
  if (type === 'list of objects') return `${name}:\n${indent}  - `;
  if (type === 'object' || type.startsWith('map')) return `${name}:\n${indent}  `;
  return `${name}: `;
}

function insert(text: string): Completion['apply'] {
  return (view: EditorView, _completion, from, to) => {
    const {doc} = view.state;
    const hasColon = /^ *:/.test(doc.sliceString(to, doc.lineAt(to).to));
    const added = hasColon ? text.split(':')[0]! : text;
    view.dispatch({
      changes: {from, to, insert: added},
      selection: {anchor: from + added.length},
      userEvent: 'input.complete',
    });
    if (!hasColon) startCompletion(view);
  };
}

function completeNames(context: CompletionContext, {fields, isJson}: DocumentFormat): CompletionResult | null {
  const {state, pos, explicit} = context;
  const from = context.matchBefore(/[\w.-]+/)?.from ?? pos;
  const place = findPlace(state, from);
  if (!place || (from === pos && !explicit && place.path === '')) return null;
  const line = state.doc.lineAt(from);
  const indent = ' '.repeat(from - line.from);
  const typed = state.sliceDoc(from, pos);
  const quote = isJson && state.sliceDoc(from - 1, from) !== '"' ? '"' : '';
  const format = (field: ManifestField) => {
    const start = formatStart(field, indent, place.isFlow);
    return isJson ? start.replace(/^[^:]+/, `${quote}$&"`) : start;
  };
  const options = fields
    .filter(({parent, name}) => parent === place.path && (name === typed || !place.names.includes(name)))
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

function listValues({values, default: fallback, examples, type}: ManifestField, isJson?: boolean): string[] {
  const known = values ?? [fallback, ...examples];
  if (isJson) return [...new Set(known.filter((value) => value !== undefined).map((value) => JSON.stringify(value)))];
  const scalars = known.filter((value) => typeof value === 'string' || typeof value === 'number');
  const texts = scalars.map((value) =>
    typeof value === 'string' && type !== 'size' && type !== 'duration' && isAmbiguous(value)
      ? `"${value}"`
      : String(value),
  );
  return [...new Set(texts)];
}

function completeValues(context: CompletionContext, {fields, isJson}: DocumentFormat): CompletionResult | null {
  const match = context.matchBefore(/[\w"'./-]+ *: +["']?[\w./-]*/);
  if (!match) return null;
  const from = match.from + /^.*?: +/.exec(match.text)![0].length;
  const path = pathOfNode(context.state, nodeAt(context.state, match.from, 1));
  const field = fields.find((one) => one.path === path);
  if (!field) return null;
  const options = listValues(field, isJson).map((label, index): Completion => ({
    label,
    boost: -index,
    type: 'constant',
    ...(label.replace(/"/g, '') === String(field.default) && {detail: 'default'}),
  }));
  return options.length === 0 ? null : {from, options, validFor: /^["']?[\w./-]*$/};
}

/** Completes names of properties, and values: the allowed ones, the default and the examples of the schema. */
export const completeFields = (context: CompletionContext, format: DocumentFormat): CompletionResult | null =>
  completeValues(context, format) ?? completeNames(context, format);

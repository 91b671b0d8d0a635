/** Strings without quotes. `.5` is a number, and `...` ends a document. */
const PLAIN = /^(?:[A-Za-z_/$]|\.(?=[A-Za-z/]))[A-Za-z0-9 _./:@=+$~()<>-]*$/;
/** Sizes and durations, which YAML parsers don't parse as numbers. */
const QUANTITY = /^[1-9]\d*(?:Ki|Mi|Gi|Ti|ms|s|m|h)$/;
const AMBIGUOUS = /^(?:true|false|null|yes|no|on|off|y|n|~|\.nan|\.inf)$/i;

/** Formats plain data as block-style YAML lines: maps, lists, strings, numbers, booleans, null. */
export function formatYaml(value: unknown): string[] {
  if (isCollection(value) && size(value) > 0) return writeBlock(value, '');
  return [writeScalar(value)];
}

function writeBlock(value: object, indent: string): string[] {
  return Array.isArray(value)
    ? value.flatMap((item) => writeItem(item, indent))
    : Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .flatMap(([key, item]) => writeEntry(key, item, indent));
}

function writeEntry(key: string, item: unknown, indent: string): string[] {
  const name = `${indent}${writeString(key)}:`;
  if (!isCollection(item) || size(item) === 0) return [`${name} ${writeScalar(item)}`];
  return [name, ...writeBlock(item, `${indent}  `)];
}

function writeItem(item: unknown, indent: string): string[] {
  if (!isCollection(item) || size(item) === 0) return [`${indent}- ${writeScalar(item)}`];
  const [first = '', ...rest] = writeBlock(item, `${indent}  `);
  return [`${indent}- ${first.slice(indent.length + 2)}`, ...rest];
}

function writeScalar(value: unknown): string {
  if (Array.isArray(value)) return '[]';
  if (isCollection(value)) return '{}';
  if (typeof value === 'string') return writeString(value);
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value === 'boolean') return String(value);
  return 'null';
}

function writeString(text: string): string {
  const safe = QUANTITY.test(text) || (PLAIN.test(text) && !AMBIGUOUS.test(text) && !/: |:$| $/.test(text));
  return safe ? text : escapeControls(JSON.stringify(text));
}

function isCollection(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function size(value: object): number {
  return Array.isArray(value) ? value.length : Object.values(value).filter((item) => item !== undefined).length;
}

/** Formats a value as indented JSON lines. Values that JSON can't represent become null. */
export function formatJson(value: unknown): string[] {
  const text = JSON.stringify(
    value ?? null,
    (_, item: unknown) => (typeof item === 'number' && !Number.isFinite(item) ? null : item),
    2,
  );
  return escapeControls(text).split('\n');
}

function escapeControls(json: string): string {
  return json.replace(
    /[\u007f-\u009f\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

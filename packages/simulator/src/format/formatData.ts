/** Strings without quotes. `.5` is a number, and `...` ends a document. */
const PLAIN = /^(?:[A-Za-z_/$]|\.(?=[A-Za-z/]))[A-Za-z0-9 _./:@=+$~()<>-]*$/;
/** Sizes and durations, which YAML parsers don't parse as numbers. */
const QUANTITY = /^[1-9]\d*(?:Ki|Mi|Gi|Ti|ms|s|m|h)$/;
const AMBIGUOUS = /^(?:true|false|null|yes|no|on|off|y|n|~|\.nan|\.inf)$/i;

/** Formats plain data as block-style YAML lines: maps, lists, strings, numbers, booleans, null. */
export function formatYaml(value: unknown): string[] {
  return isFilled(value) ? writeBlock(value, '') : [writeScalar(value)];
}

function writeBlock(value: object, indent: string): string[] {
  const inner = `${indent}  `;
  if (Array.isArray(value))
    return value.flatMap((item) => {
      const [first = '', ...rest] = isFilled(item) ? writeBlock(item, inner) : [inner + writeScalar(item)];
      return [`${indent}- ${first.slice(inner.length)}`, ...rest];
    });
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return entries.flatMap(([key, item]) => {
    const name = `${indent}${writeString(key)}:`;
    return isFilled(item) ? [name, ...writeBlock(item, inner)] : [`${name} ${writeScalar(item)}`];
  });
}

/** Whether a value is a list or map that isn't empty. */
function isFilled(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.values(value).some((item) => item !== undefined);
}

/** Scalars and empty collections are the same in YAML and JSON, apart from strings without quotes. */
function writeScalar(value: unknown): string {
  return typeof value === 'string' ? writeString(value) : JSON.stringify(value ?? null);
}

function writeString(text: string): string {
  const safe = QUANTITY.test(text) || (PLAIN.test(text) && !AMBIGUOUS.test(text) && !/: |:$| $/.test(text));
  return safe ? text : escapeControls(JSON.stringify(text));
}

/** Formats a value as indented JSON lines. Values that JSON can't represent become null. */
export function formatJson(value: unknown): string[] {
  return escapeControls(JSON.stringify(value ?? null, null, 2)).split('\n');
}

function escapeControls(json: string): string {
  return json.replace(
    /[\u007f-\u009f\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

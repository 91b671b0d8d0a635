/** Formats a value as indented JSON lines. Values that JSON can't represent become null. */
export function formatJson(value: unknown): string[] {
  const text = JSON.stringify(
    value ?? null,
    (_, item: unknown) => (typeof item === 'number' && !Number.isFinite(item) ? null : item),
    2,
  );
  return text.replace(/[\u007f-\u009f\u2028\u2029]/g, escapeControl).split('\n');
}

function escapeControl(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

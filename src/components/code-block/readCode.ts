/**
 * The text that the copy button copies: of a terminal transcript the commands alone,
 * of any other block all of it.
 */
export function readCode(code: Element): string {
  const text = code.textContent ?? '';
  if (!code.querySelector('.tok-prompt')) return text.replace(/\n$/, '');
  const copy = code.cloneNode(true) as Element;
  copy.querySelectorAll('.tok-output, .tok-prompt').forEach((part) => part.remove());
  return (copy.textContent ?? '')
    .split('\n')
    .filter((line) => line.trim())
    .join('\n');
}

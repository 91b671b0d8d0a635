/** Puts text into the field of the open dialog as if it were typed, so that React and the dialog hear of it. */
export function writeQuery(text: string): void {
  const input = document.querySelector<HTMLInputElement>('.DocSearch-Input');
  if (!input) return;
  // React's own property on the element would take the text for one that it has written itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', {bubbles: true}));
}

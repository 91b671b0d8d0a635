/** What a reader types after asking for search and before the dialog is there. */
let typed = '';
let stop = (): void => undefined;

/** Nobody waits longer; a dialog that could not be loaded must not swallow keys. */
const patience = 10_000;

function onKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (event.key === 'Escape') stop();
  else if (event.key === 'Backspace') typed = typed.slice(0, -1);
  else if (event.key.length === 1) typed += event.key;
  else return;
  event.preventDefault();
}

/** Begins to keep the keys that are typed, in place of what they would do on the page. */
export function keepTypedKeys(): void {
  stop();
  typed = '';
  document.addEventListener('keydown', onKey);
  const timer = setTimeout(() => stop(), patience);
  stop = () => {
    clearTimeout(timer);
    document.removeEventListener('keydown', onKey);
  };
}

/** The keys kept so far, as text. */
export const readTypedKeys = (): string => typed;

/** Ends it, when the text field of the dialog takes the keys, or when there will be none. */
export function releaseTypedKeys(): void {
  stop();
  typed = '';
}

import {announce} from './announce';
import {readCode} from './readCode';

const shownFor = 2000;

/**
 * Answers the copy button of every code block with one listener on the document.
 * It works before React has taken over the page and costs nothing per block.
 */
export function installCopyButtons(): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLButtonElement>('[data-copy-code]') : null;
    const code = button?.closest('[data-code-block]')?.querySelector('code');
    if (button && code) void copy(button, code);
  });
}

async function copy(button: HTMLButtonElement, code: Element): Promise<void> {
  try {
    await navigator.clipboard.writeText(readCode(code));
    show(button, 'Copied');
    announce('Copied');
  } catch {
    // Without a secure origin or the permission there is no clipboard: leave the text selected.
    getSelection()?.selectAllChildren(code);
    show(button, 'Selected');
    announce('The browser does not allow copying here. The code is selected: copy it with the keyboard.');
  }
}

function show(button: HTMLButtonElement, text: string): void {
  button.textContent = text;
  setTimeout(() => {
    button.textContent = 'Copy';
  }, shownFor);
}

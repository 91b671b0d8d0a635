/**
 * Keeps the page from scrolling behind an open dialog. Styles that depend on `:root:has(dialog)` would be computed again
 * with every change of the page.
 */
export function lockScroll(): void {
  document.documentElement.style.overflow = document.querySelector('.al-dialog[open]') ? 'hidden' : '';
}

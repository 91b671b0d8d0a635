/**
 * Keeps the page from scrolling behind an open dialog. Styles that depend on `:root:has(dialog)` would be computed again
 * with every change of the page.
 */
export function lockScroll(): void {
  const {style, clientWidth} = document.documentElement;
  const isLocked = document.querySelector('dialog:modal') !== null;
  // Prevents a layout shift where scrollbars take up space.
  style.scrollbarGutter = isLocked && window.innerWidth > clientWidth ? 'stable' : '';
  style.overflow = isLocked ? 'hidden' : '';
}

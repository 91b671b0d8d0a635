/** The class that the theme writes into each page's `body`. */
export const keyboardFocusedClassName = 'navigation-with-keyboard';

/**
 * Stands for the theme's hook of this name, and leaves out its style sheet. They take the class away at a press of the
 * pointer, and hide the outline of what has the focus while it is away: the browser then styles the whole page anew,
 * at the reader's first click and when the way leads from a page of the docs to another kind. `:focus-visible`, with
 * which this site shows the focus, makes the same difference by itself.
 */
export function useKeyboardNavigation(): void {
  // Nothing to do: see above.
}

/** Copies a value that was read from a parsed page. Its texts are slices of the page's HTML and keep it in memory. */
export const copyTexts = <T>(value: T): T => structuredClone(value);

/** Rewrites upstream's desktop breakpoint in the parameters of a media query: see README.md. */
export const rewriteBreakpoint = (parameters: string): string =>
  parameters
    .replace(/\(max-width:\s*996px\)/g, '(width < 62.25em)')
    .replace(/\(min-width:\s*997px\)/g, '(width >= 62.25em)');

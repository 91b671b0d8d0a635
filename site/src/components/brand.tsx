import {useThemeConfig} from '@docusaurus/theme-common';

/** A round window in a climbing turn: sky above the flight path, ground below it. Decorative. */
export function Symbol() {
  return (
    <svg width="1.625rem" height="1.625rem" viewBox="0 0 32 32" aria-hidden="true">
      <path fill="var(--al-accent)" d="M1.2 17.9A15 15 0 0 1 25.1 4C20.3 11.9 11.9 17.1 1.2 17.9Z" />
      <path fill="currentColor" d="M27.5 6.2A15 15 0 1 1 1.8 20.9C13.1 19.9 22.2 14.5 27.5 6.2Z" />
    </svg>
  );
}

/** The tagline in the site's locale; see `site/plugins/siteTexts.ts`. */
export const useTagline = (): string => (useThemeConfig() as unknown as {readonly tagline: string}).tagline;

/**
 * The name in custom letters, with a horizon through f and t. Decorative, because the link around it has a label.
 * @param props `horizon` is the end of the shared bar, in units of the drawing, which is 250 wide
 */
export function Wordmark({className, horizon = 250}: {className: string; horizon?: number}) {
  return (
    <svg
      className={className}
      viewBox="0 0 250 104"
      fill="none"
      stroke="currentColor"
      strokeWidth="11"
      aria-hidden="true"
    >
      <circle cx="31" cy="71" r="25.5" />
      <path d="M56.5 40v62M82 2v100" />
      <circle cx="133" cy="71" r="25.5" />
      <path d="M208 7.5h-3c-11 0-17 7-17 18V102M225 22v58c0 11 6 16.5 16 16.5h9" />
      <path d={`M173 45.5H${horizon}`} stroke="var(--al-accent)" />
    </svg>
  );
}

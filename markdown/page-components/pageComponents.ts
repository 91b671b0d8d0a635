/**
 * Elements that a page may use and whose code only the pages that use them load: name and module.
 * Elements that many pages use are registered in `src/theme/MDXComponents`.
 */
export const pageComponents: Readonly<Record<string, string>> = {
  GuideCards: '@site/src/components/guide-cards/GuideCards',
};

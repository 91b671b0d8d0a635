import {useThemeConfig} from '@docusaurus/theme-common';

/** The tagline in the site's locale; see `site/plugins/siteTexts.ts`. */
export const useTagline = (): string => (useThemeConfig() as unknown as {readonly tagline: string}).tagline;

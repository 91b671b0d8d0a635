import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin, TranslationFileContent} from '@docusaurus/types';

/**
 * Makes the tagline and the announcement translatable, because Docusaurus translates only the navbar and the footer. A
 * locale's translations are in `i18n/<locale>/site-texts/texts.json`; the tagline becomes `themeConfig.tagline`.
 */
export default function siteTexts({siteConfig}: LoadContext): Plugin {
  const {announcementBar} = siteConfig.themeConfig as Partial<ThemeConfig>;
  const texts: TranslationFileContent = {
    tagline: {message: siteConfig.tagline, description: 'On the home page, in its title and in the footer'},
    ...(announcementBar && {
      announcement: {message: announcementBar.content, description: 'The bar above the navbar, in HTML'},
    }),
  };
  return {
    name: 'site-texts',
    getTranslationFiles: () => [{path: 'texts', content: texts}],
    translateThemeConfig({translationFiles}) {
      const {tagline, announcement} = {...texts, ...translationFiles[0]?.content};
      return {
        tagline: tagline?.message,
        ...(announcementBar && {announcementBar: {...announcementBar, content: announcement?.message}}),
      };
    },
  };
}

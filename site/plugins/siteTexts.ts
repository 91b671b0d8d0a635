import type {LoadContext, Plugin, TranslationFileContent} from '@docusaurus/types';

/** The parts of the theme configuration that the plugin translates. */
interface ThemeTexts {
  readonly announcementBar?: {readonly content: string};
}

/**
 * Makes the tagline and the announcement translatable, because Docusaurus translates only the navbar and the footer. A
 * locale's translations are in `i18n/<locale>/site-texts/texts.json`; the tagline becomes `themeConfig.tagline`.
 */
export default function siteTexts({siteConfig}: LoadContext): Plugin {
  const {announcementBar} = siteConfig.themeConfig as unknown as ThemeTexts;
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
      const translated = {...texts, ...translationFiles[0]?.content};
      return {
        tagline: translated.tagline?.message,
        ...(announcementBar && {
          announcementBar: {...announcementBar, content: translated.announcement?.message},
        }),
      };
    },
  };
}

import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin, TranslationFileContent} from '@docusaurus/types';

/** Translatable, in `i18n/<locale>/pre-hydration/texts.json`. */
const texts: TranslationFileContent = {
  copied: {message: 'Copied'},
  commands: {
    message: 'Copied without output',
    description: 'Announced after commands were copied without their output',
  },
  whole: {message: 'Copied with output', description: 'Announced after commands were copied with their output'},
  selected: {message: 'Selected'},
  insecure: {
    message:
      'Browsers allow copying only over HTTPS, and this page was loaded over HTTP. The code is selected: copy it with the keyboard.',
  },
  forbidden: {message: 'The browser does not allow copying here. The code is selected: copy it with the keyboard.'},
  offline: {message: 'Check your network connection, then load the page again.'},
  retry: {message: 'Retry'},
};

const scripts = ['applyPreferences', 'normalizeUrl', 'checkStorage', 'reportBaseUrl', 'copyCode', 'replayInput'];

/** Handles clicks, shortcuts and malformed URLs before React has hydrated the page: see README.md. */
export default function preHydration({baseUrl, siteConfig, siteStorage}: LoadContext): Plugin<TranslationFileContent> {
  const {namespace} = siteStorage;
  const innerHTML = scripts.map((name) => readFileSync(path.join(__dirname, `${name}.js`), 'utf8')).join('');
  return {
    name: 'pre-hydration',
    loadContent: () => texts,
    getTranslationFiles: ({content}) => [{path: 'texts', content}],
    translateContent: ({content, translationFiles}) => ({...content, ...translationFiles[0]?.content}),
    injectHtmlTags({content}) {
      const {announcementBar, colorMode} = siteConfig.themeConfig as Partial<ThemeConfig>;
      const messages = Object.entries(content).map(([key, {message}]) => [key, message]);
      const attributes = {
        'data-base-url': baseUrl,
        'data-texts': JSON.stringify(Object.fromEntries(messages)),
        // As the framework's own inline script names it.
        'data-theme-key': `theme${namespace}`,
        'data-namespace': namespace,
        'data-respects-system': String(colorMode?.respectPrefersColorScheme ?? false),
        // Only an announcement that can be closed may be hidden.
        'data-announcement': announcementBar?.isCloseable ? announcementBar.id : '',
      };
      return {preBodyTags: [{tagName: 'script', attributes, innerHTML}]};
    },
  };
}

import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Translatable, in `i18n/<locale>/pre-hydration/copy-button.json`. */
const copyTexts = {
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
  advice: {message: 'The browser does not allow copying here. The code is selected: copy it with the keyboard.'},
};
/** Translatable, in `i18n/<locale>/pre-hydration/load-failure.json`. */
const failureTexts = {
  advice: {message: 'Check your network connection, then load the page again.'},
  retry: {message: 'Retry'},
};
type Texts = Readonly<Record<string, {readonly message: string; readonly description?: string}>>;

const scripts = [
  'applyPreferences.js',
  'normalizeUrl.js',
  'checkStorage.js',
  'reportBaseUrl.js',
  'copyCode.js',
  'replayInput.js',
];

/** Texts by the name of their translation file. */
type TextFiles = Readonly<Record<string, Texts>>;

const formatTexts = (texts: Texts = {}): string =>
  JSON.stringify(Object.fromEntries(Object.entries(texts).map(([key, {message}]) => [key, message])));

/** Handles clicks, shortcuts and malformed URLs before React has hydrated the page: see README.md. */
export default function preHydration({baseUrl, siteConfig, siteStorage}: LoadContext): Plugin<TextFiles> {
  const innerHTML = scripts.map((file) => readFileSync(path.join(__dirname, file), 'utf8')).join('');
  return {
    name: 'pre-hydration',
    loadContent: () => ({'copy-button': copyTexts, 'load-failure': failureTexts}),
    getTranslationFiles: ({content}) => Object.entries(content).map(([name, texts]) => ({path: name, content: texts})),
    translateContent: ({content, translationFiles}) => ({
      ...content,
      ...Object.fromEntries(translationFiles.map((file) => [file.path, {...content[file.path], ...file.content}])),
    }),
    injectHtmlTags({content}) {
      const {announcementBar, colorMode} = siteConfig.themeConfig as Partial<ThemeConfig>;
      return {
        preBodyTags: [
          {
            tagName: 'script',
            attributes: {
              'data-base-url': baseUrl,
              'data-copy-texts': formatTexts(content['copy-button']),
              'data-failure-texts': formatTexts(content['load-failure']),
              // As the framework's own inline script names it.
              'data-theme-key': `theme${siteStorage.namespace}`,
              'data-namespace': siteStorage.namespace,
              'data-respects-system': String(colorMode?.respectPrefersColorScheme ?? false),
              // Only an announcement that can be closed may be hidden.
              'data-announcement': announcementBar?.isCloseable ? announcementBar.id : '',
            },
            innerHTML,
          },
        ],
      };
    },
  };
}

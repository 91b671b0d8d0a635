import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Translatable, in `i18n/<locale>/pre-hydration/copy-button.json`. */
const copyTexts = {
  copied: {message: 'Copied'},
  commands: {
    message: 'Copied {count} command|Copied {count} commands',
    description: 'Announced after commands were copied without their output. Plural forms are separated by |',
  },
  whole: {message: 'Copied with output', description: 'Announced after commands were copied with their output'},
  selected: {message: 'Selected'},
  insecure: {
    message:
      'Browsers allow copying only over HTTPS, and this page was loaded over HTTP. The code is selected: copy it with the keyboard.',
  },
  advice: {message: 'The browser does not allow copying here. The code is selected: copy it with the keyboard.'},
};
type CopyTexts = Readonly<Record<string, {readonly message: string; readonly description?: string}>>;

const scripts = [
  'applyFonts.js',
  'normalizeUrl.js',
  'checkStorage.js',
  'reportBaseUrl.js',
  'copyCode.js',
  'replayInput.js',
];

const formatTexts = (texts: CopyTexts): string =>
  JSON.stringify(Object.fromEntries(Object.entries(texts).map(([key, {message}]) => [key, message])));

/** Handles clicks, shortcuts and malformed URLs before React has hydrated the page: see README.md. */
export default function preHydration({baseUrl, siteStorage}: LoadContext): Plugin<CopyTexts> {
  const innerHTML = scripts.map((file) => readFileSync(path.join(__dirname, file), 'utf8')).join('');
  return {
    name: 'pre-hydration',
    loadContent: () => copyTexts,
    getTranslationFiles: ({content}) => [{path: 'copy-button', content}],
    translateContent: ({content, translationFiles}) => ({...content, ...translationFiles[0]?.content}),
    injectHtmlTags: ({content}) => ({
      preBodyTags: [
        {
          tagName: 'script',
          attributes: {
            'data-base-url': baseUrl,
            'data-copy-texts': formatTexts(content),
            // As the framework's own inline script names it.
            'data-theme-key': `theme${siteStorage.namespace}`,
          },
          innerHTML,
        },
      ],
    }),
  };
}

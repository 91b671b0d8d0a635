import type {LoadContext, Plugin} from '@docusaurus/types';
import {readBuiltPages} from '@aloft/content/built-pages';
import {writeTwins} from './markdown-twins/writeTwins';
import {rewritePages} from './page-assets/rewritePages';
import {writeIndex} from './search';
import {drawSocialCards} from './social-cards/drawSocialCards';
import {writeBook} from './writeBook';

/**
 * The steps that change or read the rendered pages, in order. They're one plugin, because Docusaurus runs the
 * `postBuild` hooks of all plugins at the same time.
 */
export default function builtPages(context: LoadContext): Plugin {
  return {
    name: 'built-pages',
    // The development server doesn't have the files.
    injectHtmlTags: () =>
      process.env.NODE_ENV === 'production'
        ? {
            headTags: [
              {
                tagName: 'link',
                attributes: {
                  rel: 'alternate',
                  type: 'application/atom+xml',
                  href: `${context.baseUrl}feed.xml`,
                },
              },
            ],
            preBodyTags: [
              {
                tagName: 'p',
                attributes: {class: 'al-visually-hidden al-for-agents', 'aria-hidden': 'true', lang: 'en'},
                innerHTML: `For AI agents: ${context.baseUrl}llms.txt lists all pages. To read a page as Markdown, append .md to its URL.`,
              },
            ],
          }
        : {},
    async postBuild(props) {
      rewritePages(context, props);
      const pages = readBuiltPages(props.outDir, props.routesPaths, context.baseUrl);
      await writeIndex(pages, props);
      await writeTwins(pages, context, props);
      await drawSocialCards(pages, context, props);
      await writeBook(context, props);
    },
  };
}

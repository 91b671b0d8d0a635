import type {LoadContext, Plugin} from '@docusaurus/types';
import type * as Terser from 'terser';
import {readBuiltPages} from '@aloft/content/built-pages';
import {writeTwins} from './markdown-twins/writeTwins';
import {rewritePages} from './page-assets/rewritePages';
import type * as ReadPage from './readPage';
import {reuse} from './reuse';
import {writeIndex} from './search';
import {drawSocialCards} from './social-cards/drawSocialCards';
import {writeBook} from './writeBook';

// eslint-disable-next-line @typescript-eslint/no-require-imports -- an import would be a copy
const terser = require('terser') as typeof Terser;
const {minify} = terser;
const minified = new Map<string, ReturnType<typeof minify>>();
// Docusaurus minifies the inline scripts of each page, which are the same on all pages. Event handlers may return.
const minifyOnce: typeof minify = (code, options) => {
  const key = `${options?.parse?.bare_returns} ${String(code)}`;
  const result = minified.get(key) ?? minify(code, options);
  minified.set(key, result);
  return result;
};
Object.assign(terser, {minify: minifyOnce});

/** What has another name after a change of code or of another page. */
const assets = /<script\b.*?<\/script>|<link\b[^>]*>/gs;

// eslint-disable-next-line @typescript-eslint/no-require-imports -- `import()` would be Node's own here, which can't read TypeScript
const loadReader = () => require('./readPage') as typeof ReadPage;

/**
 * The steps that change or read the rendered pages, in order. They're one plugin, because Docusaurus runs the
 * `postBuild` hooks of all plugins at the same time.
 */
export default function builtPages(context: LoadContext): Plugin {
  return {
    name: 'built-pages',
    injectHtmlTags() {
      // The development server doesn't have the files.
      if (process.env.NODE_ENV !== 'production') return {};
      const {baseUrl} = context;
      const feed = {rel: 'alternate', type: 'application/atom+xml', href: `${baseUrl}feed.xml`};
      const attributes = {class: 'al-visually-hidden al-for-agents', 'aria-hidden': 'true', lang: 'en'};
      const innerHTML = `For AI agents: ${baseUrl}llms.txt lists all pages. To read a page as Markdown, append .md to its URL.`;
      return {
        headTags: [{tagName: 'link', attributes: feed}],
        preBodyTags: [{tagName: 'p', attributes, innerHTML}],
      };
    },
    async postBuild(props) {
      rewritePages(context, props);
      const origin = context.siteConfig.url;
      const built = readBuiltPages(props.outDir, props.routesPaths, context.baseUrl);
      const pages = await Promise.all(
        built.map(async ({path, html}) => {
          const page = {path, html: html.replace(assets, '')};
          const input = JSON.stringify([page, origin]);
          return {path, ...(await reuse(`pages${path}`, input, () => loadReader().readPage(page, origin)))};
        }),
      );
      const records = pages.flatMap((page) => page.records);
      await writeIndex(records, props);
      const twins = pages.flatMap(({twin}) => twin ?? []);
      const listed = await writeTwins(twins, context, props);
      await drawSocialCards(pages, context, props);
      const drawings = Object.fromEntries(pages.map((page) => [page.path, page.drawings]));
      await writeBook({twins: listed, drawings}, context, props);
    },
  };
}

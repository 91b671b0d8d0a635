import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type * as Terser from 'terser';
import {socialCardPath} from '@aloft/content/addresses';
import {readBuiltPages} from '@aloft/content/built-pages';
import {brand} from '@aloft/platform/brand';
import {indexDirectory} from '@aloft/search';
import {createIndexFiles} from '@aloft/search/index-files';
import {checkKeywords} from '@aloft/search/records';
import {renderCard} from './drawCard';
import type * as MakeBook from './makeBook';
import {groupTwins, listFiles} from './markdown-twins/listFiles';
import type * as ReadPage from './readPage';
import {reuse} from './reuse';
import {writeFiles} from './writeFiles';

/* oxlint-disable typescript/no-require-imports -- an import of Terser would be a copy, and `import()` would be Node's own here, which can't read TypeScript */
const terser = require('terser') as typeof Terser;
// Loaded only if something changed since the last build.
const loadReader = () => require('./readPage') as typeof ReadPage;
const loadBook = () => require('./makeBook') as typeof MakeBook;
/* oxlint-enable typescript/no-require-imports */

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

/** The styles of drawings with the colors of light mode, because readers of books don't support variables. */
function readDrawingStyles(siteDir: string, outDir: string): string {
  const source = readFileSync(path.join(siteDir, 'src/css/tokens.css'), 'utf8');
  const light = source.replace(/light-dark\((.+?), .+\)/g, '$1');
  const values = new Map([...light.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]));
  const resolve = (text: string): string =>
    text.replace(/var\((--[\w-]+)\)/g, (_, name: string) => resolve(values.get(name) ?? 'inherit'));
  const directory = path.join(outDir, 'assets/css');
  const files = readdirSync(directory).filter((file) => /^zoom\..*\.css$/.test(file));
  return resolve(files.map((file) => readFileSync(path.join(directory, file), 'utf8')).join(''));
}

/**
 * The steps that change or read the rendered pages, in order. They're one plugin, because Docusaurus runs the
 * `postBuild` hooks of all plugins at the same time.
 */
export default function builtPages(context: LoadContext): Plugin {
  const {baseUrl, siteConfig, siteDir} = context;
  return {
    name: 'built-pages',
    injectHtmlTags() {
      const feed = {rel: 'alternate', type: 'application/atom+xml', href: `${baseUrl}feed.xml`};
      const attributes = {class: 'al-visually-hidden', 'aria-hidden': 'true', lang: 'en'};
      const innerHTML = `For AI agents: ${baseUrl}llms.txt lists all pages. To read a page as Markdown, append .md to its URL.`;
      return {
        headTags: [{tagName: 'link', attributes: feed}],
        preBodyTags: [{tagName: 'p', attributes, innerHTML}],
      };
    },
    async postBuild(props) {
      const {outDir} = props;
      // `scripts/build.ts` then compresses the pages.
      process.send?.('rendered');
      const pages = await Promise.all(
        readBuiltPages(outDir, props.routesPaths, baseUrl).map(async ({path: route, html}) => {
          const input = [{path: route, html: html.replace(assets, '')}, siteConfig.url] as const;
          const read = () => loadReader().readPage(...input);
          return {path: route, ...(await reuse(`pages${route}`, JSON.stringify(input), read))};
        }),
      );

      const wordmark = readFileSync(path.join(siteDir, 'static/img/wordmark-dark.svg'), 'utf8');
      // Apart from the pages, because most changes of a page don't change its card. They're rendered during the next steps.
      const cards = pages.map(async ({path: route, card}) => {
        const draw = async () => (await renderCard(card, wordmark)).toString('base64');
        const image = await reuse(`cards${route}`, JSON.stringify([card, wordmark]), draw);
        return [socialCardPath(route, baseUrl).slice(baseUrl.length), Buffer.from(image, 'base64')] as const;
      });

      const records = pages.flatMap((page) => page.records);
      checkKeywords(records);
      const index = await reuse('search-index', JSON.stringify(records), () => [...createIndexFiles(records)]);
      await writeFiles(path.join(outDir, indexDirectory), index);

      const oldVersions = props.plugins
        .filter(({name}) => name === 'docusaurus-plugin-content-docs')
        .flatMap(({content}) => (content as LoadedContent).loadedVersions)
        .filter(({isLast}) => !isLast);
      const twins = pages.flatMap(({twin}) => twin ?? []);
      const current = twins.filter(
        (twin) => twin.isListed && !oldVersions.some((version) => `${twin.path}/`.startsWith(`${version.path}/`)),
      );
      const sections = groupTwins(current, baseUrl);
      const files = [...listFiles(twins, siteConfig, sections)];
      await writeFiles(
        outDir,
        files.map(([file, text]) => [file.slice(baseUrl.length), text]),
      );
      console.log(`Markdown: ${twins.length} pages, llms.txt and llms-full.txt.`);

      await writeFiles(outDir, await Promise.all(cards));

      const root = siteConfig.url + baseUrl;
      const chapters = sections.flatMap((section) =>
        section.twins.filter((twin) => `${twin.path}/`.startsWith(`${baseUrl}docs/`)),
      );
      const styles = readDrawingStyles(siteDir, outDir);
      const images = chapters
        .flatMap(({markdown}) => [...markdown.matchAll(/!\[[^\]]*\]\(([^\s)]+)/g)])
        .map(
          ([, url = '']) => url.startsWith(root) && readFileSync(path.join(outDir, url.slice(root.length)), 'base64'),
        );
      const source = {root, language: context.i18n.currentLocale, styles, outDir};
      const bind = async () =>
        (await loadBook().makeBook(chapters, source, context.generatedFilesDir)).toString('base64');
      const book = await reuse('book', JSON.stringify([chapters, {...source, outDir: ''}, images]), bind);
      await writeFiles(outDir, [[`${brand.cli}.epub`, Buffer.from(book, 'base64')]]);
      console.log(`Book: ${chapters.length} pages, ${Math.round((book.length * 3) / 4096)} KiB.`);
    },
  };
}

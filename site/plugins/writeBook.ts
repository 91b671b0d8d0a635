import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Props} from '@docusaurus/types';
import {load} from 'cheerio';
import {type Chapter, EPub} from 'epub-gen-memory';
import {toHtml} from 'hast-util-to-html';
import {toString} from 'mdast-util-to-string';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {brand} from '@aloft/platform/brand';
import {type BuiltPage, parseBuiltPage} from '@aloft/content/built-pages';
import type {Twin} from './markdown-twins/createConverter';

/** Code wraps, because most readers can't scroll it. */
const css = `
pre, code { font-family: monospace; font-size: 0.85em; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; }
pre, th, td { padding: 0.4em; border: 1px solid #999; text-align: left; vertical-align: top; }
table { border-collapse: collapse; }
img { max-width: 100%; height: auto; }
`;

const writer = unified().use(remarkRehype);

/** The styles of drawings with the colors of light mode, because readers don't support variables. */
function readDrawingStyles(site: string, source: string): string {
  const [, light = ''] = /:root \{(.*?)\n\}/s.exec(readFileSync(path.join(source, 'src/css/tokens.css'), 'utf8')) ?? [];
  const values = new Map([...light.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));
  const resolve = (text: string): string =>
    text.replace(/var\((--[\w-]+)\)/g, (_, name: string) => resolve(values.get(name) ?? 'inherit'));
  const folder = path.join(site, 'assets/css');
  const files = readdirSync(folder).filter((file) => /^(?:Diagram|state-diagram)\..*\.css$/.test(file));
  return resolve(files.map((file) => readFileSync(path.join(folder, file), 'utf8')).join(''));
}

/** Writes the drawings of a page as files. @returns each file with the text that replaces it in the Markdown version */
function writeDrawings(built: BuiltPage, styles: string, target: string): ReadonlyMap<string, string> {
  const page = parseBuiltPage(built);
  const drawings = page('.theme-doc-markdown figure svg[role=img]').toArray();
  return new Map(
    drawings.map((drawing, index) => {
      const svg = page(drawing);
      const text = `Diagram: ${svg.children('title').text()}. ${svg.children('desc').text()}`;
      const inner = load(page.xml(svg), {xml: true});
      inner('title, desc').remove();
      inner('svg').attr({width: '100%', height: '100%', role: null, 'aria-labelledby': null});
      const file = `${target}-${index}.svg`;
      const frame = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${svg.attr('viewBox')}" class="al-diagram">`;
      writeFileSync(file, `${frame}<style><![CDATA[${styles}]]></style>${inner.xml()}</svg>`);
      return [text, file];
    }),
  );
}

/** Writes an EPUB with all pages of a locale, from their Markdown versions. */
export async function writeBook(
  twins: readonly Twin[],
  pages: readonly BuiltPage[],
  {siteDir, siteConfig, baseUrl, generatedFilesDir, i18n}: LoadContext,
  {outDir}: Props,
): Promise<void> {
  const root = siteConfig.url + baseUrl;
  const chosen = twins.filter((twin) => `${twin.path}/`.startsWith(`${baseUrl}docs/`));
  const names = new Map(chosen.map(({url}) => [url, url.slice(root.length).replaceAll('/', '-')]));
  const styles = readDrawingStyles(outDir, siteDir);
  const chapters = chosen.map(({path: route, url, title, tree}): Chapter => {
    const name = names.get(url)!;
    const page = pages.find((page) => page.path === route)!;
    const drawings = writeDrawings(page, styles, path.join(generatedFilesDir, name));
    // The title is already there.
    tree.children.shift();
    visit(tree, (node) => {
      if (node.type === 'link') {
        const target = names.get(node.url.split('#')[0]!);
        if (target) node.url = `${target}.xhtml`;
      } else if (node.type === 'image') node.url = node.url.replace(root, `file://${path.resolve(outDir)}/`);
      else if (node.type === 'listItem' && node.children.length === 1) node.spread = false;
      else if (node.type === 'paragraph') {
        const alt = toString(node);
        const drawing = drawings.get(alt);
        if (drawing) node.children = [{type: 'image', url: `file://${drawing}`, alt}];
      }
    });
    return {title, filename: `${name}.xhtml`, content: toHtml(writer.runSync(tree))};
  });
  const {name} = brand;
  const options = {
    title: `${name} documentation`,
    description: `How to run containers on ${name}.`,
    author: name,
    publisher: name,
    lang: i18n.currentLocale,
    numberChaptersInTOC: false,
    css,
    date: chosen.map(({date}) => date ?? '').reduce((last, date) => (date > last ? date : last), '') || undefined,
  };
  // By its id, a reader's library recognizes a newer edition.
  const book = await Object.assign(new EPub(options, chapters), {uuid: `${root}${brand.cli}.epub`}).genEpub();
  writeFileSync(path.join(outDir, `${brand.cli}.epub`), book);
  console.log(`Book: ${chapters.length} pages, ${Math.round(book.length / 1024)} KiB.`);
}

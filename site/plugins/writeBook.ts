import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, Props} from '@docusaurus/types';
import {load} from 'cheerio';
import epub, {type Chapter} from 'epub-gen-memory';
import {toHtml} from 'hast-util-to-html';
import type {Image, Link, Paragraph, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {parse} from 'yaml';
import {brand} from '@aloft/platform/brand';

/** Code wraps, because most readers can't scroll it. */
const css = `
pre, code { font-family: monospace; font-size: 0.85em; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; padding: 0.5em; border: 1px solid #999; }
table { border-collapse: collapse; }
th, td { padding: 0.2em 0.4em; border: 1px solid #999; text-align: left; vertical-align: top; }
blockquote { margin: 1em 0; padding-left: 1em; border-left: 3px solid #999; }
img { max-width: 100%; height: auto; }
`;

const parser = unified().use(remarkParse).use(remarkGfm);
const writer = unified().use(remarkRehype);

/** The styles of drawings with the colors of light mode, because readers don't support variables. */
function readDrawingStyles(site: string, source: string): string {
  const tokens = readFileSync(path.join(source, 'src/css/tokens.css'), 'utf8');
  const [, light = ''] = /:root \{(.*?)\n\}/s.exec(tokens) ?? [];
  const values = new Map(
    [...light.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
  const folder = path.join(site, 'assets/css');
  const styles = readdirSync(folder)
    .filter((file) => /^(?:Diagram|state-diagram)\..*\.css$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('');
  const resolve = (text: string): string =>
    text.replace(/var\((--[\w-]+)\)/g, (_, name: string) => resolve(values.get(name) ?? 'inherit'));
  return resolve(styles);
}

/** Writes the drawings of a page as files. @returns each file with the text that replaces it in the Markdown version */
function writeDrawings(html: string, styles: string, folder: string, name: string): ReadonlyMap<string, string> {
  const page = load(html);
  const drawings = page('.theme-doc-markdown figure svg[role=img]').toArray();
  return new Map(
    drawings.map((drawing, index) => {
      const svg = page(drawing);
      const text = `Diagram: ${svg.children('title').text()}. ${svg.children('desc').text()}`;
      const inner = load(page.xml(svg), {xml: true});
      inner('title, desc').remove();
      inner('svg').attr({width: '100%', height: '100%', role: null, 'aria-labelledby': null});
      const file = path.join(folder, `${name}-${index}.svg`);
      const frame = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${svg.attr('viewBox')}" class="al-diagram">`;
      writeFileSync(file, `${frame}<style><![CDATA[${styles}]]></style>${inner.xml()}</svg>`);
      return [text, file];
    }),
  );
}

/** Writes an EPUB with all pages of a locale, from their Markdown versions in the order of `llms.txt`. */
export async function writeBook({siteDir, i18n}: LoadContext, {outDir: site}: Props): Promise<void> {
  const index = readFileSync(path.join(site, 'llms.txt'), 'utf8');
  const [, root = ''] = /\]\((https?:[^)]+\/)index\.md\)/.exec(index) ?? [];
  const files = [...index.matchAll(/\]\(([^)]+\.md)\)/g)]
    .map(([, url = '']) => url.replace(root, ''))
    .filter((file) => file.startsWith('docs'));
  const pages = files.map((file) => {
    const [, meta = '', text = ''] = /^---\n(.*?)\n---\n\n(.*)$/s.exec(readFileSync(path.join(site, file), 'utf8'))!;
    return {
      file,
      name: file.slice(0, -3).replaceAll('/', '-'),
      text,
      meta: parse(meta) as {title: string; url: string},
    };
  });
  const names = new Map(pages.map(({name, meta}) => [meta.url, `${name}.xhtml`]));
  const styles = readDrawingStyles(site, siteDir);
  const folder = mkdtempSync(path.join(tmpdir(), 'book-'));
  const chapters = pages.map(({file, name, text, meta}): Chapter => {
    const html = readFileSync(path.join(site, file.replace(/\.md$/, ''), 'index.html'), 'utf8');
    const drawings = writeDrawings(html, styles, folder, name);
    const tree: Root = parser.parse(text);
    // The title is already there, and the pointer to the index is for programs.
    tree.children.splice(0, 2);
    visit(tree, 'link', (link: Link) => {
      const [page = ''] = link.url.split('#');
      link.url = names.get(page) ?? link.url;
    });
    visit(tree, 'image', (image: Image) => {
      image.url = image.url.replace(root, `file://${path.resolve(site)}/`);
    });
    visit(tree, 'paragraph', (paragraph: Paragraph) => {
      const alt = toString(paragraph);
      const drawing = drawings.get(alt);
      if (drawing) paragraph.children = [{type: 'image', url: `file://${drawing}`, alt}];
    });
    return {title: meta.title, filename: `${name}.xhtml`, content: toHtml(writer.runSync(tree))};
  });
  const {name} = brand;
  const book = await epub(
    {
      title: `${name} documentation`,
      description: `How to run containers on ${name}.`,
      author: name,
      publisher: name,
      lang: i18n.currentLocale,
      css,
      numberChaptersInTOC: false,
    },
    chapters,
  );
  rmSync(folder, {recursive: true});
  writeFileSync(path.join(site, `${brand.cli}.epub`), book);
  console.log(`Book: ${chapters.length} pages, ${Math.round(book.length / 1024)} KiB.`);
}

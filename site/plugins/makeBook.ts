import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {type Chapter, EPub} from 'epub-gen-memory';
import {toHtml} from 'hast-util-to-html';
import {toString} from 'mdast-util-to-string';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {brand} from '@aloft/platform/brand';
import type {Twin} from './markdown-twins/createConverter';
import type {Drawing} from './readPage';

/** Code wraps, because most readers can't scroll it. */
const css = `
pre, code { font-family: monospace; font-size: 0.85em; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; }
pre, th, td { padding: 0.4em; border: 1px solid #999; text-align: left; vertical-align: top; }
table { border-collapse: collapse; }
img { max-width: 100%; height: auto; }
`;

const writer = unified().use(remarkRehype);

export interface BookParts {
  /** Pages of the documentation, in the order of the book. */
  readonly twins: readonly Twin[];
  /** The drawings of each page by its path. */
  readonly drawings: Readonly<Record<string, readonly Drawing[]>>;
  /** CSS of drawings. */
  readonly styles: string;
  readonly language: string;
}

/**
 * Makes an EPUB.
 *
 * @param root URL of the site, with a slash at its end
 * @param outDir directory of the build
 * @param scratch directory for the files of drawings
 */
export async function makeBook(
  {twins, drawings, styles, language}: BookParts,
  root: string,
  outDir: string,
  scratch: string,
): Promise<Buffer> {
  const names = new Map(twins.map(({url}) => [url, url.slice(root.length).replaceAll('/', '-')]));
  const chapters = twins.map(({path: route, url, title, tree}): Chapter => {
    const name = names.get(url)!;
    const files = new Map(
      drawings[route]!.map(([text, svg], index) => {
        const file = path.join(scratch, `${name}-${index}.svg`);
        writeFileSync(
          file,
          svg.replace('>', () => `><style><![CDATA[${styles}]]></style>`),
        );
        return [text, file];
      }),
    );
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
        const file = files.get(alt);
        if (file) node.children = [{type: 'image', url: `file://${file}`, alt}];
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
    lang: language,
    numberChaptersInTOC: false,
    css,
    date: twins.map(({date}) => date ?? '').reduce((last, date) => (date > last ? date : last), '') || undefined,
  };
  // By its id, a reader's library recognizes a newer edition.
  return Object.assign(new EPub(options, chapters), {uuid: `${root}${brand.cli}.epub`}).genEpub();
}

import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {type Chapter, EPub} from 'epub-gen-memory';
import {toHtml} from 'hast-util-to-html';
import {toString} from 'mdast-util-to-string';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {brand} from '@aloft/platform/brand';
import type {Twin} from './markdown-twins/convertPage';

/** Code wraps, because most readers can't scroll it. */
const css = `
pre, code { font-family: monospace; font-size: 0.85em; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; }
pre, th, td { padding: 0.4em; border: 1px solid #999; text-align: left; vertical-align: top; }
table { border-collapse: collapse; }
img { max-width: 100%; height: auto; }
`;

const writer = unified().use(remarkRehype);

/**
 * Makes an EPUB.
 *
 * @param twins pages of the documentation, in the order of the book
 * @param root URL of the site, with a slash at its end
 * @param styles CSS of drawings
 * @param outDir directory of the build
 * @param scratch directory for the files of drawings
 */
export async function makeBook(
  twins: readonly Twin[],
  {root, language, styles, outDir}: Readonly<Record<'root' | 'language' | 'styles' | 'outDir', string>>,
  scratch: string,
): Promise<Buffer> {
  const names = new Map(twins.map(({url}) => [url, url.slice(root.length).replaceAll('/', '-')]));
  let drawings = 0;
  const chapters = twins.map(({url, title, tree}): Chapter => {
    // The title is already there.
    const content = structuredClone({...tree, children: tree.children.slice(1)});
    visit(content, (node, index, parent) => {
      if (node.type === 'link') {
        const target = names.get(node.url.split('#')[0]!);
        if (target) node.url = `${target}.xhtml`;
      } else if (node.type === 'image') node.url = node.url.replace(root, `file://${path.resolve(outDir)}/`);
      else if (node.type === 'listItem' && node.children.length === 1) node.spread = false;
      else if (node.type === 'emphasis' && node.data?.svg && parent) {
        const file = path.join(scratch, `drawing-${(drawings += 1)}.svg`);
        writeFileSync(
          file,
          node.data.svg.replace('>', () => `><style><![CDATA[${styles}]]></style>`),
        );
        parent.children[index!] = {type: 'image', url: `file://${file}`, alt: toString(node)};
      }
    });
    return {title, filename: `${names.get(url)}.xhtml`, content: toHtml(writer.runSync(content))};
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
    date: twins
      .flatMap(({date}) => date ?? [])
      .sort()
      .at(-1),
  };
  // By its id, a reader's library recognizes a newer edition.
  return Object.assign(new EPub(options, chapters), {uuid: `${root}${brand.cli}.epub`}).genEpub();
}

import {existsSync, readFileSync} from 'node:fs';
import {join, relative, sep} from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {createMarkup} from '../markup/createMarkup';
import {ContentError} from '../problems/ContentError';
import {docsDirectory, locatePage} from '../versions/locatePage';
import {checkDiagram} from './checkDiagram';

/** Inserts the SVG of every `<Diagram src="name" caption="…" />`. An error names the page and line. */
export function remarkDiagrams({root}: {root: string}) {
  return (tree: Root, file: VFile): void => {
    const page = relative(root, file.path).split(sep).join('/');
    const directory = join(docsDirectory(locatePage(page)?.version), '_diagrams');
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
      if (node.name !== 'Diagram') return;
      const fail = (what: string, how: string): never => {
        throw new ContentError({file: page, line: node.position?.start.line ?? 1, what, how});
      };
      const read = (name: string): string => {
        const attribute = node.attributes.find((a) => a.type === 'mdxJsxAttribute' && a.name === name);
        return typeof attribute?.value === 'string' && attribute.value.trim()
          ? attribute.value
          : fail(`a Diagram has no ${name}`, `write <Diagram src="name" caption="…" />`);
      };
      const source = `${directory}/${read('src')}.svg`;
      read('caption');
      const path = join(root, source);
      if (!existsSync(path)) fail(`${source} does not exist`, 'create it, or correct the name in src');
      const svg = readFileSync(path, 'utf8');
      const [problem] = checkDiagram(svg);
      if (problem) fail(`${source}: ${problem}`, 'fix the drawing');
      node.attributes = node.attributes.filter((a) => a.type !== 'mdxJsxAttribute' || a.name !== 'src');
      node.attributes.push(createMarkup(svg.replace(/>\s+</g, '><').trim()));
    });
  };
}

import {join} from 'node:path';
import {existsSync, readFileSync} from 'node:fs';
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {load} from 'cheerio/slim';
import {parseFence} from '../fences/parseFence';
import {docsDirectory, locateFile} from '../versions/locatePage';
import {type ExampleReader, includeExample} from '../fences/examples';
import {lineOf, readAttribute} from '../pages/tree';
import {failAt} from '../problems';

/**
 * Fills every fence with `example="path#region"` from the examples of the page's version. An error names the page and
 * line.
 */
export function remarkIncludeExamples(root: string, read: (version: string | undefined) => ExampleReader) {
  return (tree: Root, file: VFile): void => {
    const {file: page, version} = locateFile(root, file);
    const readExample = read(version);
    visit(tree, 'code', (node: Code) => {
      const place = {file: page, line: lineOf(node)};
      const {example} = parseFence(node.lang, node.meta, place);
      if (example) node.value = includeExample(example, readExample, place);
    });
  };
}

/** Inserts the SVG of every `<Diagram src="name" caption="…" />`. An error names the page and line. */
export function remarkDiagrams({root}: {root: string}) {
  return (tree: Root, file: VFile): void => {
    const {file: page, version} = locateFile(root, file);
    const directory = join(docsDirectory(version), '_diagrams');
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
      if (node.name !== 'Diagram') return;
      const place = {file: page, line: lineOf(node)};
      const read = (name: string): string =>
        readAttribute(node, name)?.trim() ||
        failAt(place, `a Diagram has no ${name}`, `write <Diagram src="name" caption="…" />`);
      const source = `${directory}/${read('src')}.svg`;
      read('caption');
      const path = join(root, source);
      if (!existsSync(path)) failAt(place, `${source} does not exist`, 'create it, or correct the name in src');
      const svg = readFileSync(path, 'utf8');
      const [problem] = checkDiagram(svg);
      if (problem) failAt(place, `${source}: ${problem}`, 'fix the drawing');
      node.attributes = node.attributes.filter((a) => a.type !== 'mdxJsxAttribute' || a.name !== 'src');
      const value = svg.replace(/>\s+</g, '><').trim();
      node.attributes.push({type: 'mdxJsxAttribute', name: 'markup', value});
    });
  };
}

/** Maximum width in SVG units: 11-unit text stays legible on a screen 360 px wide. */
const maxWidth = 400;

/** Lists the problems of a diagram's SVG source, each as a sentence without a full stop. */
export function checkDiagram(svg: string): string[] {
  const $ = load(svg, {xml: true});
  const root = $.root().children('svg');
  const problems: string[] = [];
  if (root.length !== 1) return ['it is not one svg element'];

  const [title, description] = [root.children('title'), root.children('desc')];
  if (!title.text().trim()) problems.push('it has no title');
  if (!description.text().trim()) problems.push('it has no desc');
  const labels = `${title.attr('id')} ${description.attr('id')}`;
  if (root.attr('role') !== 'img' || root.attr('aria-labelledby') !== labels) {
    problems.push(`its root lacks role="img" or aria-labelledby="${labels}"`);
  }

  const width = Number(root.attr('viewBox')?.split(/[\s,]+/)[2]);
  if (!(width <= maxWidth))
    problems.push(`its viewBox is wider than ${maxWidth} units, so its text is too small on a phone`);

  $('*').each((_, element) => {
    if (!('attribs' in element)) return;
    if (/^(script|style|foreignObject|image|use|a)$/.test(element.tagName))
      problems.push(`it contains the element ${element.tagName}`);
    for (const name of Object.keys(element.attribs)) {
      if (/^on|href$|^style$|^fill$|^stroke$/.test(name))
        problems.push(`${element.tagName} has the attribute ${name}, where a class takes the colors from the tokens`);
    }
  });
  return problems;
}

import type {Code, Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {brand} from '@aloft/platform/brand';
import {classifyFence, isManifest, parseFence} from '../fences/parseFence';
import {locateFile} from '../versions/locatePage';
import {failAt} from '../problems';
import {lineOf} from '../pages/tree';
import {highlightCode} from './highlightCode';
import {languages} from '../fences/languages';

/** Turns every fenced block into a `CodeBlock` element with finished HTML. */
export function remarkHighlight({root}: {root: string}) {
  return (tree: Root, file: VFile): void => {
    const {file: page, page: source, version} = locateFile(root, file);
    let transcripts = 0;
    // The terminal and the workbench support only the current platform.
    const isCurrent = source !== undefined && version === undefined;
    visit(tree, 'code', (node, index, parent) => {
      if (!parent || index === undefined) return;
      const block = makeBlock(node, page, isCurrent);
      if (node.lang === 'console' && isCurrent) block.attributes.push(attribute('run', String(transcripts++)));
      parent.children[index] = block;
      return [SKIP, index + 1];
    });
  };
}

const shellLanguages: ReadonlySet<string> = new Set(['console', 'bash', 'sh']);

/** A command of the CLI in a script or transcript. */
const toolCall = new RegExp(`(?:^|[\\s;&|(])${brand.cli}\\s`);

/** Docusaurus's comments for highlighting lines, which would be visible here. */
const magicComment = /(?:\/\/|\/\*|#|--|<!--)\s*highlight-(?:next-line|start|end)\b/;

function makeBlock(node: Code, page: string, isCurrent: boolean): MdxJsxFlowElement {
  const place = {file: page, line: lineOf(node)};
  const meta = parseFence(node.lang, node.meta, place);
  const {language, title, numbers, wrap} = meta;
  /** Whether the title is a file name, which is set in the code font. Other titles, such as `Examples`, are labels. */
  const isFile = !title || /[._/]|file$/.test(title);
  if (magicComment.test(node.value)) {
    const how = 'remove the comments, and mark the lines on the fence: mark="2,4-6"';
    failAt(place, 'the code highlights lines by comments, which this site would show', how);
  }
  const count = node.value.split('\n').length;
  for (const [mark, lines = []] of Object.entries(meta.lines))
    if (lines.at(-1)! > count) {
      const what = `${mark} names line ${lines.at(-1)} of a block with ${count} lines`;
      failAt(place, what, 'count the lines of the block from 1');
    }
  for (const word of meta.words)
    if (!node.value.includes(word))
      failAt(place, `the block doesn't contain "${word}"`, 'correct words="…" on the fence');
  const isExplained = shellLanguages.has(language) && toolCall.test(node.value);
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: [
      attribute('markup', highlightCode(node.value, language, meta)),
      attribute('language', language),
      attribute('label', isFile ? languages.get(language)!.label : title),
      title && isFile ? attribute('title', title) : [],
      numbers ? attribute('numbers', null) : [],
      wrap ? attribute('wrap', null) : [],
      isExplained ? attribute('explain', null) : [],
      isCurrent && isManifest(classifyFence(meta, place)) ? attribute('edit', null) : [],
    ].flat(),
    children: [],
    position: node.position,
  };
}

function attribute(name: string, value: string | null): MdxJsxAttribute {
  return {type: 'mdxJsxAttribute', name, value};
}

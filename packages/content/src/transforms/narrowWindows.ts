import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {toString} from 'mdast-util-to-string';
import type {Element, ElementContent, Root as HastRoot} from 'hast';

/** Characters that fit on a line of an indented list in a window 320 px wide. */
const longestLine = 25;

/** Characters of a row that fit into a narrow article with all columns next to each other. */
export const longestRow = 48;

/**
 * Adds the class `al-stacked` to tables that have three columns with prose. In a narrow window, the stylesheet puts the
 * first cell of each row above the other two, so that all of them fit.
 */
export function remarkStackedTables() {
  return (tree: Root): void => {
    visit(tree, 'table', (table) => {
      const [head, ...rows] = table.children;
      if (head?.children.length !== 3 || !rows.some((row) => toString(row).length > longestRow)) return;
      table.data = {...table.data, hProperties: {...table.data?.hProperties, className: ['al-stacked']}};
    });
  };
}

/** Longest name that fits into a line of the table of contents. */
const longestEntry = 18;
const code = /(?<=<code>)[^<]+(?=<\/code>)/g;
const entryBreaks = /(?<=.{4}[._])(?=\w{2})/g;

/**
 * Lets long inline code on the page break, and long names in Docusaurus's `toc` export after dots and underscores. Runs
 * after Docusaurus's own transforms, because their copies of headings would contain the entryBreaks too.
 */
export function rehypeLongCode() {
  return (tree: HastRoot): void => {
    visit(tree, (node, _, parent) => {
      if (node.type === 'mdxjsEsm') breakEntries(node.data?.estree);
      if (node.type === 'element' && node.tagName === 'code')
        breakCode(node, parent?.type === 'element' && parent.tagName === 'td');
    });
  };
}

function breakEntries(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node && node.type === 'Literal' && 'value' in node && typeof node.value === 'string') {
    node.value = node.value.replace(code, (name) =>
      name.length > longestEntry ? name.replace(entryBreaks, '<wbr>') : name,
    );
  } else {
    Object.values(node).forEach(breakEntries);
  }
}

const text = (value: string): ElementContent => ({type: 'text', value});
function keep(value: string): Element {
  return {type: 'element', tagName: 'span', properties: {className: ['al-word']}, children: [text(value)]};
}

/** Positions after punctuation, not close to the start or the end of a word. */
const breaks = /(?<=^.{7,}(?:[.=,(_:]|[^:/]\/))(?=[^.=,()/_:].{2})/;
/** Positions between the words of a camel-case name. */
const humps = /(?<=^.{7,}[a-z])(?=[A-Z].{2})/;
/** Characters that fit into one of two columns in a window 320 px wide. */
const longestCell = 16;
/** Start of a flag, after whose hyphens browsers would break. */
const flagStart = /^-+\w*[:.=]?\+?/;

/** Adds line break opportunities to a word that doesn't fit into a line, and keeps the start of a flag together. */
function splitWord(word: string, places: RegExp): ElementContent[] {
  const [first = '', ...parts] = word.split(places);
  const flag = flagStart.exec(first)?.[0] ?? '';
  return [
    ...(flag ? [keep(flag)] : []),
    text(first.slice(flag.length)),
    ...parts.flatMap((part) => [{type: 'element' as const, tagName: 'wbr', properties: {}, children: []}, text(part)]),
  ];
}

function breakWord(word: string, isCell: boolean): ElementContent[] {
  const places = isCell && !breaks.test(word) ? humps : breaks;
  const isLong = word.length > longestLine || (isCell && word.length > longestCell && places.test(word));
  if (isLong) return splitWord(word, places);
  return /[-"{]/.test(word) ? [keep(word)] : [text(word)];
}

/**
 * Adds the class `al-long` to inline code that doesn't fit into a line, so that it can break: at spaces and after
 * punctuation, but not after the hyphens of a flag. In table cells, shorter code can break too, because the stylesheet
 * stacks the columns.
 */
export function breakCode(code: Element, isCell = false): void {
  const [only, ...more] = code.children;
  if (only?.type !== 'text' || more.length > 0) return;
  const {length} = only.value;
  if (length > longestLine) code.properties.className = ['al-long'];
  else if (!isCell || (length <= longestCell && !only.value.includes('-'))) return;
  code.children = only.value.split(/( )/).flatMap((word) => breakWord(word, isCell));
}

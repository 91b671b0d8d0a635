import type {Code, Heading, Link, Paragraph, Parent, PhrasingContent, RootContent, Table, TableCell} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

/** A node that becomes an HTML or SVG element of the given name. */
export interface ReferenceElement extends Parent {
  type: 'referenceElement';
  children: RootContent[];
  data: {hName: string; hProperties: Properties};
}

/** Properties of an element, in the names of the hast format: `className`, `viewBox`. */
type Properties = Record<string, string | number | boolean | string[] | null | undefined>;

declare module 'mdast' {
  interface RootContentMap {
    referenceElement: ReferenceElement;
  }
  interface PhrasingContentMap {
    referenceElement: ReferenceElement;
  }
}

/** Makes an element. Strings among the children become text. */
export function element(
  name: string,
  properties: Properties,
  children: readonly (RootContent | PhrasingContent | string)[] = [],
): ReferenceElement {
  return {
    type: 'referenceElement',
    children: children.map((child) => (typeof child === 'string' ? {type: 'text', value: child} : child)),
    data: {hName: name, hProperties: properties},
  };
}

/** A term that links to itself, so that readers can copy its URL. The link check finds its id. */
export function anchor(id: string, children: PhrasingContent[]): Link {
  return {type: 'link', url: `#${id}`, children, data: {hProperties: {id}}};
}

/**
 * A heading with a fixed anchor, which is included in the table of contents.
 *
 * @param depth 2 to 6; deeper ones stay at 6
 */
export function heading(depth: number, id: string, children: PhrasingContent[]): Heading {
  return {type: 'heading', depth: Math.min(depth, 6) as Heading['depth'], children, data: {hProperties: {id}}};
}

/** A fenced block, which the highlighter turns into a code block like any other. */
export function fence(lang: string, value: string, meta?: string): Code {
  return {type: 'code', lang, meta: meta ?? null, value};
}

/** A component, which `impliedComponents` imports into the page. */
export function jsx(
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  children: readonly RootContent[] = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({type: 'mdxJsxAttribute', name: key, value})),
    children: children as MdxJsxFlowElement['children'],
  };
}

/** A table with at most three short columns, because more don't fit on a phone. */
export function table(head: readonly string[], rows: readonly (readonly PhrasingContent[])[][]): Table {
  return {
    type: 'table',
    children: [
      {type: 'tableRow', children: head.map((label) => cell([{type: 'text', value: label}]))},
      ...rows.map((row) => ({type: 'tableRow' as const, children: row.map(cell)})),
    ],
  };
}

function cell(children: readonly PhrasingContent[]): TableCell {
  return {type: 'tableCell', children: [...children]};
}

/** A term and its description. */
export interface Definition {
  readonly term: readonly PhrasingContent[];
  /** Short facts after the term, such as a type. */
  readonly notes?: readonly string[];
  readonly body: readonly RootContent[];
}

/** Rows with the term on the left and its description on the right; on a phone, below each other. */
export function definitionList(definitions: readonly Definition[]): ReferenceElement {
  return element(
    'dl',
    {className: ['ref-list']},
    definitions.flatMap(({term, notes = [], body}) => [
      element('dt', {}, [...term, ...notes.flatMap((note) => [' ', element('small', {}, [note])])]),
      element('dd', {}, body),
    ]),
  );
}

const piece = /`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)/g;

/** Parses the text of a fact, which can contain `code` between backticks and [links](/docs), but no other markup. */
export function prose(text: string): PhrasingContent[] {
  const content: PhrasingContent[] = [];
  let end = 0;
  for (const match of text.matchAll(piece)) {
    const [whole, code, label, url] = match;
    if (match.index > end) content.push({type: 'text', value: text.slice(end, match.index)});
    if (code !== undefined) content.push({type: 'inlineCode', value: code});
    else content.push({type: 'link', url: url ?? '', children: prose(label ?? '')});
    end = match.index + whole.length;
  }
  if (end < text.length) content.push({type: 'text', value: text.slice(end)});
  return content;
}

/** The text of a fact as a paragraph. */
export function paragraph(text: string): Paragraph {
  return {type: 'paragraph', children: prose(text)};
}

/** Capitalizes a sentence, except for words such as vCPUs. */
export function startSentence(text: string): string {
  return /^[a-z][A-Z]/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

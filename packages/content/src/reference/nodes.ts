import type {Code, Heading, Link, ListItem, Paragraph, Parent, PhrasingContent, RootContent, Table} from 'mdast';
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

type Content = readonly (RootContent | PhrasingContent | string)[];

export function element(name: string, properties: Properties, children: Content = []): ReferenceElement {
  return {
    type: 'referenceElement',
    children: children.flatMap((child) => (typeof child === 'string' ? prose(child) : child)),
    data: {hName: name, hProperties: properties},
  };
}

/** A term that links to itself, so that readers can copy its URL. The link check finds its id. */
export function anchor(id: string, text: string): Link {
  return {type: 'link', url: `#${id}`, children: prose(text), data: {hProperties: {id}}};
}

/**
 * A heading with a fixed anchor, which is included in the table of contents.
 *
 * @param depth 2 to 6; deeper ones stay at 6
 */
export function heading(depth: number, id: string, text: string): Heading {
  const level = Math.min(depth, 6) as Heading['depth'];
  return {type: 'heading', depth: level, children: prose(text), data: {hProperties: {id}}};
}

/** A fenced block, which the highlighter turns into a code block like any other. */
export function fence(lang: string, value: string, meta?: string): Code {
  return {type: 'code', lang, meta: meta ?? null, value};
}

/** A component, which `remarkPageComponents` imports into the page. */
export function jsx(name: string): MdxJsxFlowElement {
  return {type: 'mdxJsxFlowElement', name, attributes: [], children: []};
}

/** A table with at most three short columns, because more don't fit on a phone. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): Table {
  const cellsOf = (row: readonly string[]) => row.map((text) => ({type: 'tableCell' as const, children: prose(text)}));
  return {type: 'table', children: [head, ...rows].map((row) => ({type: 'tableRow', children: cellsOf(row)}))};
}

export interface Definition {
  /** Anchor of the term, which then links to itself. */
  readonly id?: string;
  readonly term: string;
  /** Further words of the term. */
  readonly more?: string;
  /** Short facts after the term, such as a type. Empty ones are left out. */
  readonly notes?: readonly string[];
  /** Paragraphs and other content. Empty paragraphs are left out. */
  readonly body: readonly (RootContent | string)[];
}

/** Rows with the term on the left and its description on the right; on a phone, below each other. */
export function definitionList(definitions: readonly Definition[]): ReferenceElement {
  const rows = definitions.map(({id, term, more = '', notes = [], body}) => {
    const small = notes.filter(Boolean).flatMap((note) => [' ', element('small', {}, [note])]);
    const parts = body.filter(Boolean).map((part) => (typeof part === 'string' ? paragraph(part) : part));
    return [[id === undefined ? term : anchor(id, term), more, ...small], parts] as const;
  });
  return termRows(rows);
}

/** The rows of terms and descriptions. */
export const termRows = (rows: readonly (readonly [term: Content, description: Content])[]): ReferenceElement =>
  element(
    'dl',
    {className: ['ref-list']},
    rows.flatMap(([term, description]) => [element('dt', {}, term), element('dd', {}, description)]),
  );

/** Parses the text of a fact, which can contain `code` between backticks and [links](/docs), but no other markup. */
export function prose(text: string): PhrasingContent[] {
  const parts = text.split(/(`[^`]+`|\[[^\]]+\]\([^)\s]+\))/).filter(Boolean);
  return parts.map((part): PhrasingContent => {
    const [, code, label = '', url] = /^(?:`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\))$/.exec(part) ?? [];
    if (code !== undefined) return {type: 'inlineCode', value: code};
    return url === undefined ? {type: 'text', value: part} : {type: 'link', url, children: prose(label)};
  });
}

/** The text of a fact as a paragraph. */
export function paragraph(text: string): Paragraph {
  return {type: 'paragraph', children: prose(text)};
}

/** The text of a fact as an item of a list. */
export function listItem(text: string): ListItem {
  return {type: 'listItem', spread: false, children: [paragraph(text)]};
}

/** Values as code in the text of a fact, separated by commas. */
export const codes = (values: readonly (string | number | boolean)[]): string =>
  values.map((value) => `\`${value}\``).join(', ');

/** Capitalizes a sentence, except for words such as vCPUs. */
export function startSentence(text: string): string {
  return /^[a-z][A-Z]/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

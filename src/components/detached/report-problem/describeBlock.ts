/** A part of a page in a report. */
export interface BlockDescription {
  /** Id of the nearest heading, if it has one. */
  readonly anchor: string;
  /** Text of the nearest heading. */
  readonly heading: string;
  readonly firstLine: string;
}

const lineLimit = 120;

/** Visible text of an element, in one line. Links to headings contain a zero-width space. */
const readText = (element: Element): string => (element.textContent ?? '').replaceAll('\u200B', '').trim();

function readFirstLine(block: Element): string {
  const source = block.querySelector('code, th, figcaption, [role=img]') ?? block;
  const text = readText(block.matches('[data-code-block], table, figure') ? source : block);
  const [line = ''] = (text || (source.getAttribute('aria-label') ?? '')).split('\n');
  return line.length > lineLimit ? `${line.slice(0, lineLimit)}…` : line;
}

/** The last heading before an element. */
export function findHeading(block: Element): Element | undefined {
  const content = block.closest('.theme-doc-markdown') ?? document;
  const isBefore = (heading: Element) =>
    (heading.compareDocumentPosition(block) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return [...content.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(isBefore).at(-1);
}

/** Describes a block by its nearest heading and its first line. */
export function describeBlock(block: Element): BlockDescription {
  const heading = findHeading(block);
  return {
    anchor: heading?.id ?? '',
    heading: heading ? readText(heading) : '',
    firstLine: readFirstLine(block),
  };
}

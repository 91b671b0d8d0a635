import {describeBlock, findHeading} from './describeBlock';

/** Kind of a block in the list. */
export type BlockKind = 'code' | 'table' | 'figure' | 'text';

export interface Block {
  readonly element: Element;
  readonly kind: BlockKind;
  readonly firstLine: string;
}

/** The blocks below a heading. */
export interface Section {
  readonly heading: string;
  readonly isSelected: boolean;
  readonly blocks: readonly Block[];
}

const whole = '[data-code-block], table, figure, .theme-admonition';
const any = `${whole}, p, li, dd`;

const findKind = (element: Element): BlockKind => {
  if (element.matches('[data-code-block]')) return 'code';
  if (element.matches('table')) return 'table';
  return element.matches('figure') ? 'figure' : 'text';
};

/** Lists the blocks of a page by section, and marks the section with the reader's selection. */
export function listSections(content: Element): readonly Section[] {
  const elements = [...content.querySelectorAll(any)].filter(
    (element) => !element.parentElement?.closest(whole) && (element.matches(whole) || !element.querySelector(any)),
  );
  const selection = getSelection();
  const sections = new Map<Element | undefined, Section & {blocks: Block[]; isSelected: boolean}>();
  for (const element of elements) {
    const {heading, firstLine} = describeBlock(element);
    if (firstLine === '') continue;
    const place = findHeading(element);
    const section = sections.get(place) ?? {heading, isSelected: false, blocks: []};
    section.blocks.push({element, kind: findKind(element), firstLine});
    section.isSelected ||= selection?.isCollapsed === false && selection.containsNode(element, true);
    sections.set(place, section);
  }
  return [...sections.values()];
}

import type {Element, Nodes, Root} from 'hast';
import {estimateHeight} from './estimateHeight';

type Child = Root['children'][number];

/** Lines of text that a first view may show, with what browsers lay out below it in advance. */
const firstView = 60;

/** In fewer lines a box of its own is not worth its bytes. */
const least = 4;

/** The steps of height in `src/css/later.css`: the first is for 8 lines, and each next one for twice as many. */
const findStep = (height: number): number => Math.min(5, Math.max(1, Math.round(Math.log2(height / 8)) + 1));

const isHeading = (node: Nodes): boolean => node.type === 'element' && /^(h[1-6]|header)$/.test(node.tagName);

const holdsHeading = (node: Nodes): boolean =>
  isHeading(node) || ('children' in node && node.children.some(holdsHeading));

/** A paragraph, list, drawing, component: what a reader sees, without a heading. */
const isContent = (node: Child): boolean =>
  node.type === 'text' || ((node.type === 'element' || node.type === 'mdxJsxFlowElement') && !holdsHeading(node));

/** Puts the content of a page, or of a part that holds headings, into boxes; `above` counts lines over the page. */
class Boxes {
  private above = 0;

  public fill(parent: Element | Root): void {
    const children: Child[] = [];
    let section: Child[] = [];
    const finish = () => {
      children.push(...this.wrap(section));
      section = [];
    };
    for (const node of parent.children) {
      if (isContent(node)) {
        // Between blocks white space means nothing.
        if (node.type !== 'text' || node.value.trim() !== '') section.push(node);
        continue;
      }
      finish();
      children.push(node);
      if (isHeading(node)) this.above += 2;
      else if (node.type === 'element') this.fill(node);
    }
    finish();
    parent.children = children as typeof parent.children;
  }

  private wrap(section: readonly Child[]): Child[] {
    const height = section.reduce((sum, node) => sum + estimateHeight(node), 0);
    const isLater = this.above > firstView && height > least;
    this.above += height;
    if (!isLater) return [...section];
    return [
      {
        type: 'element',
        tagName: 'div',
        properties: {dataLater: findStep(height)},
        children: section as Element['children'],
      },
    ];
  }
}

/**
 * Puts what stands between two headings below the first view into a box with `data-later`, which browsers lay out when
 * the reader comes near. Headings stay outside: links lead to them, and the table of contents asks where they are.
 */
export function markLater() {
  return (tree: Root): void => new Boxes().fill(tree);
}

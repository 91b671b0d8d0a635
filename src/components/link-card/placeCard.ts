/** Distance to the link, and to the sides of the window, in pixels. */
const gap = 6;
const margin = 16;

/**
 * Places a card below a link, or above it if there isn't enough space below. It never covers a line of the link.
 *
 * @param pointer vertical position of the pointer; undefined for the keyboard
 */
export function placeCard(card: HTMLElement, link: Element, pointer: number | undefined): void {
  const lines = [...link.getClientRects()];
  const line = lines.find(({bottom}) => pointer !== undefined && pointer <= bottom) ?? lines.at(-1);
  if (!line) return;
  const whole = link.getBoundingClientRect();
  // The position of 0, 0 depends on the containing block.
  card.style.inset = '0 auto auto 0';
  const {left, top, width, height} = card.getBoundingClientRect();
  const {clientWidth, clientHeight} = document.documentElement;
  const navbar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
  const below = whole.bottom + gap;
  const above = whole.top - gap - height;
  const y = below + height <= clientHeight || above < navbar ? below : above;
  const x = Math.max(margin, Math.min(line.left, clientWidth - margin - width));
  card.style.inset = `${y - top}px auto auto ${x - left}px`;
}

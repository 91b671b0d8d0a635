/** Distance to the term, and to the sides of the window, in pixels. */
const gap = 6;
const margin = 16;

/** A card next to a term or a word of code. */
export interface Card {
  readonly element: HTMLElement;
  readonly anchor: Element | Range;
  readonly show: () => void;
  readonly hide: () => void;
  /** For a card that keys control, the element to which they return the focus. */
  readonly opener?: HTMLElement;
}

let shown: Card | undefined;

export const getShown = (): Card | undefined => shown;

/** Places a card below its term, or above it if there isn't enough space below. It never covers a line of the term. */
function place({element, anchor}: Card): void {
  const origin = (element.offsetParent ?? document.body).getBoundingClientRect();
  const {clientWidth, clientHeight} = document.documentElement;
  const {width, height} = element.getBoundingClientRect();
  const {top, bottom} = anchor.getBoundingClientRect();
  const left = [...anchor.getClientRects()].at(-1)?.left ?? margin;
  const navbar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
  const above = top - gap - height;
  const y = bottom + gap + height <= clientHeight || above < navbar ? bottom + gap : above;
  const x = Math.max(margin, Math.min(left, clientWidth - margin - width));
  element.style.inset = `${y - origin.top}px auto auto ${x - origin.left}px`;
}

export function closeCard(): void {
  if (!shown) return;
  const {element, opener, hide} = shown;
  shown = undefined;
  const isFocused = element.contains(document.activeElement);
  element.remove();
  hide();
  if (isFocused) opener?.focus({preventScroll: true});
}

/** Shows a card instead of another one. A card that keys control keeps its element, and with it the focus. */
export function openCard(card: Card): void {
  if (!card.opener) closeCard();
  const {anchor, element} = (shown = card);
  card.show();
  const near = anchor instanceof Range ? anchor.startContainer.parentElement! : anchor;
  if (!element.isConnected) (near.closest('article') ?? document.body).append(element);
  place(card);
}

export const placeAgain = (): void => shown && place(shown);

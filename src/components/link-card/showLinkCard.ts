import {findSummary} from './findSummary';
import styles from './LinkCard.module.css';
import {placeCard} from './placeCard';
import {readTarget} from './readTarget';

/** Milliseconds for the pointer to cross the space between a link and its card. */
const grace = 300;
const id = 'al-link-card';

let current: {readonly link: HTMLAnchorElement; readonly close: () => void} | undefined;

const isUsed = (link: HTMLAnchorElement, card: HTMLElement): boolean =>
  link.matches(':hover, :focus-visible') || card.matches(':hover');

function createCard(texts: readonly string[]): HTMLElement {
  const card = Object.assign(document.createElement('div'), {id, role: 'tooltip', className: styles.card});
  card.append(
    ...texts.map((text) => Object.assign(document.createElement('p'), {className: styles.text, textContent: text})),
  );
  return card;
}

/**
 * Shows the title and description of a link's target, as WCAG 1.4.13 requires: the pointer can move to the card, Escape
 * dismisses it, and otherwise it's shown until the pointer and the focus leave. Only links in text have cards.
 *
 * @param pointer vertical position of the pointer; undefined for the keyboard
 * @throws Error when the summaries can't be loaded
 */
export async function showLinkCard(link: HTMLAnchorElement, pointer?: number): Promise<void> {
  const article = link.closest('article');
  const isText = link.className === '' || link.classList.contains('ref-term');
  if (!article || !isText) return;
  const summary = link.pathname === window.location.pathname ? readTarget(link) : await findSummary(link);
  // A click or a tap focuses a link too, but doesn't match `:focus-visible`.
  const state = pointer === undefined ? ':focus-visible' : ':hover';
  if (!summary || !link.matches(state) || link === current?.link) return;
  current?.close();

  const card = createCard(summary);
  // On navigation, React removes the article together with the card.
  article.append(card);
  placeCard(card, link, pointer);
  link.setAttribute('aria-describedby', id);

  const listening = new AbortController();
  const on = (type: 'click' | 'focusout' | 'keydown' | 'pointerout', listener: (event: Event) => void) =>
    document.addEventListener(type, listener, {signal: listening.signal});
  const dismiss = () => {
    card.remove();
    link.removeAttribute('aria-describedby');
  };
  const close = () => {
    dismiss();
    listening.abort();
    current = undefined;
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const closeSoon = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      if (current?.link === link && !isUsed(link, card)) close();
    }, grace);
  };
  on('pointerout', closeSoon);
  on('focusout', closeSoon);
  on('click', ({target}) => {
    if (!card.contains(target as Node)) close();
  });
  // A dismissed card isn't shown again until the reader has left the link.
  on('keydown', (event) => {
    if ((event as KeyboardEvent).key === 'Escape') dismiss();
  });
  current = {link, close};
}

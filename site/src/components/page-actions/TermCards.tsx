import {useLocation} from '@docusaurus/router';
import {useEffect, type ReactNode} from 'react';
import styles from './TermCards.module.css';

/** Milliseconds until a card opens, and for the pointer to cross the space between a term and its card. */
const delay = 300;
/** Distance to the term, and to the sides of the window, in pixels. */
const gap = 6;
const margin = 16;

const isTerm = '[data-definition]';
const findTerm = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(isTerm) : null;

/** Code whose words have explanations: commands of the CLI and manifests. */
const isExplained = '[data-code-block]:has([name=explain], [name=edit]) > pre';

/** Places a card below a term, or above it if there isn't enough space below. It never covers a line of the term. */
function placeCard(card: HTMLElement, term: Element | Range): void {
  const origin = (card.offsetParent ?? document.body).getBoundingClientRect();
  const {clientWidth, clientHeight} = document.documentElement;
  const {width, height} = card.getBoundingClientRect();
  const {top, bottom} = term.getBoundingClientRect();
  const left = [...term.getClientRects()].at(-1)?.left ?? margin;
  const navbar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
  const above = top - gap - height;
  const y = bottom + gap + height <= clientHeight || above < navbar ? bottom + gap : above;
  const x = Math.max(margin, Math.min(left, clientWidth - margin - width));
  card.style.inset = `${y - origin.top}px auto auto ${x - origin.left}px`;
}

/**
 * Shows the definition of a glossary term while it's hovered or focused, as WCAG 1.4.13 requires: the pointer can move
 * to the card, and Escape dismisses it until the reader leaves the term. The first tap on a touchscreen shows the card,
 * and the second one follows the link.
 */
export function TermCards(): ReactNode {
  const {pathname} = useLocation();
  useEffect(() => {
    const card = Object.assign(document.createElement('p'), {
      id: 'al-term-card',
      role: 'tooltip',
      className: styles.card,
    });
    let shown: HTMLElement | null = null;
    let dismissed: HTMLElement | undefined;
    let isTouch = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const close = () => {
      card.remove();
      shown?.removeAttribute('aria-describedby');
      shown = null;
    };
    const open = (term: HTMLElement) => {
      close();
      shown = term;
      card.textContent = term.dataset.definition ?? '';
      (term.closest('article') ?? document.body).append(card);
      placeCard(card, term);
      term.setAttribute('aria-describedby', card.id);
    };
    const update = () => {
      if (card.matches(':hover')) return;
      const term = document.querySelector<HTMLElement>(`${isTerm}:is(:hover, :focus-visible)`);
      if (term === dismissed) return;
      dismissed = undefined;
      if (term === shown) return;
      if (term) open(term);
      else close();
    };
    const updateSoon = ({target}: Event) => {
      if (!shown && !dismissed && !findTerm(target)) return;
      clearTimeout(timer);
      timer = setTimeout(update, delay);
    };
    const onClick = (event: MouseEvent) => {
      const term = findTerm(event.target);
      if (isTouch && term && term !== shown) {
        event.preventDefault();
        open(term);
      } else if (!card.contains(event.target as Node)) close();
    };
    const onKey = ({key}: KeyboardEvent) => {
      if (key !== 'Escape' || !shown) return;
      dismissed = shown;
      close();
    };
    let codeTimer: ReturnType<typeof setTimeout> | undefined;
    /** Loads the cards of words in code when the pointer rests on it, at a tap on it, or at Enter. */
    const loadWordCards = (event: Event) => {
      const {target, type, key = 'Enter'} = event as KeyboardEvent;
      clearTimeout(codeTimer);
      if (key !== 'Enter' || !(target as Element).closest?.(isExplained)) return;
      const load = () =>
        void import(/* webpackChunkName: "open-explainer" */ '../explain-command/WordCards').then(
          ({startWordCards}) => startWordCards(event, placeCard),
          () => undefined,
        );
      codeTimer = setTimeout(load, type === 'pointermove' ? delay : 0);
    };
    const listening = new AbortController();
    const {signal} = listening;
    for (const type of ['pointerover', 'pointerout', 'focusin', 'focusout'])
      document.addEventListener(type, updateSoon, {signal});
    for (const type of ['pointermove', 'click', 'keydown']) document.addEventListener(type, loadWordCards, {signal});
    document.addEventListener('pointerdown', ({pointerType}) => (isTouch = pointerType === 'touch'), {signal});
    // Runs before the listener of the router, which follows links.
    document.addEventListener('click', onClick, {signal, capture: true});
    document.addEventListener('keydown', onKey, {signal});
    return () => {
      clearTimeout(timer);
      clearTimeout(codeTimer);
      listening.abort();
      close();
    };
  }, [pathname]);
  return null;
}

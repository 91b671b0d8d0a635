import {closeCard, getShown, openCard, placeAgain, type Card} from '../page-actions/showCard';
import styles from '../page-actions/TermCards.module.css';

// Shows the definition of a glossary term, or the meaning of a word of code, while it's hovered or focused, as WCAG
// 1.4.13 requires: the pointer can move to the card, and Escape dismisses it until the reader leaves the term. On a
// touchscreen, a tap shows the card, and a second one follows the link of a term.

/** Milliseconds until a card opens, and for the pointer to cross the space between a term and its card. */
const delay = 300;

const isTerm = '[data-definition]';
/** Code whose words have explanations: commands of the CLI and manifests. */
const isExplained = '[data-code-block]:has([name=explain], [name=edit]) > pre';

function createTermCard(term: HTMLElement): Card {
  const element = Object.assign(document.createElement('p'), {
    id: 'al-term-card',
    role: 'tooltip',
    className: styles.card,
    textContent: term.dataset.definition,
  });
  return {
    element,
    anchor: term,
    show: () => term.setAttribute('aria-describedby', element.id),
    hide: () => term.removeAttribute('aria-describedby'),
  };
}

/** Loads the explanations of words: when the pointer rests on code, at a tap on it, or at Enter. */
const loadWords = () =>
  import(/* webpackChunkName: "open-explainer" */ '../explain-command/WordCards').catch(() => undefined);

async function findWord(event: Event): Promise<Card | undefined> {
  const isOnCode = event instanceof MouseEvent && (event.target as Element).closest(isExplained) !== null;
  return isOnCode ? (await loadWords())?.findWord(event) : undefined;
}

let dismissed: Card['anchor'] | undefined;
let isTouch = false;
let timer: ReturnType<typeof setTimeout> | undefined;

async function update(event: Event): Promise<void> {
  const word = await findWord(event);
  const shown = getShown();
  if (shown?.opener || shown?.element.matches(':hover')) return;
  const term = document.querySelector<HTMLElement>(`${isTerm}:is(:hover, :focus-visible)`);
  const card = word ?? (term ? createTermCard(term) : undefined);
  if (card && card.anchor === dismissed) return;
  dismissed = undefined;
  if (card?.anchor === shown?.anchor) return;
  if (card) openCard(card);
  else closeCard();
}

function updateSoon(event: Event): void {
  if (event instanceof FocusEvent && !(event.target as Element).matches(isTerm)) return;
  clearTimeout(timer);
  const {buttons, pointerType} = event as PointerEvent;
  if (buttons > 0 || pointerType === 'touch') return;
  timer = setTimeout(() => void update(event), delay);
}

async function onClick(event: MouseEvent): Promise<void> {
  const target = event.target as Element;
  const shown = getShown();
  if (shown?.element.contains(target) && !target.closest('a')) return;
  const term = target.closest<HTMLElement>(isTerm);
  if (isTouch && term && term !== shown?.anchor) {
    event.preventDefault();
    openCard(createTermCard(term));
    return;
  }
  const word = await findWord(event);
  if (word && !isTouch) return;
  closeCard();
  if (word && word.anchor !== shown?.anchor) openCard(word);
}

async function onKey(event: KeyboardEvent): Promise<void> {
  const {key, target} = event;
  if (key === 'Escape' && getShown()) {
    dismissed = getShown()?.anchor;
    closeCard();
  } else if (key === 'Enter' && target instanceof HTMLElement && target.matches(isExplained))
    (await loadWords())?.readWords(target);
}

if (typeof document !== 'undefined') {
  for (const type of ['pointermove', 'pointerover', 'pointerout', 'focusin', 'focusout'])
    document.addEventListener(type, updateSoon);
  document.addEventListener('pointerdown', ({pointerType}) => (isTouch = pointerType === 'touch'));
  // Runs before the listener of the router, which follows links.
  document.addEventListener('click', (event) => void onClick(event), true);
  document.addEventListener('keydown', (event) => void onKey(event));
  // Code scrolls below its card.
  document.addEventListener('scroll', placeAgain, true);
}

// A card can also open while the next page loads.
export {closeCard as onRouteDidUpdate, closeCard as onRouteUpdate};

import {explainScript} from '@aloft/platform/shell';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import FieldPanel from '../manifest-workbench/FieldPanel';
import {readManifestWords} from '../manifest-workbench/yamlWords';
import cards from '../page-actions/TermCards.module.css';
import styles from './ExplainDialog.module.css';
import {WordList} from './ExplanationView';

/** A word of a block with its explanation. */
interface Word {
  readonly block: Element;
  readonly range: Range;
  readonly explanation: ReactNode;
}

function readWords(block: Element): readonly Word[] {
  const code = block.querySelector('code');
  if (!code || !block.querySelector('[name=explain], [name=edit]')) return [];
  const nodes: {readonly node: Text; readonly from: number}[] = [];
  let text = '';
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    nodes.push({node, from: text.length});
    // Prompts and output become spaces, so that the words keep their positions.
    text += node.parentElement!.closest('.tok-prompt, .tok-output') ? node.data.replace(/[^\n]/g, ' ') : node.data;
  }
  const create = ({start, end}: {readonly start: number; readonly end: number}, explanation: ReactNode): Word => {
    const range = document.createRange();
    const [first, last] = [start, end - 1].map((at) => nodes.findLast(({from}) => from <= at)!);
    range.setStart(first!.node, start - first!.from);
    range.setEnd(last!.node, end - last!.from);
    return {block, range, explanation};
  };
  return block.querySelector('[name=edit]')
    ? readManifestWords(text).map((word) => create(word, <FieldPanel field={word.field} />))
    : explainScript(text)
        .calls.flat()
        .map((word) => create(word, <WordList words={[word]} />));
}

const known = new WeakMap<Element, readonly Word[]>();
function wordsOf(block: Element): readonly Word[] {
  if (!known.has(block)) known.set(block, readWords(block));
  return known.get(block)!;
}

function wordAt({clientX: x, clientY: y}: MouseEvent): Word | undefined {
  const block = document.elementFromPoint(x, y)?.closest('pre')?.parentElement;
  const isOver = ({left, right, top, bottom}: DOMRect) => x >= left && x <= right && y >= top && y <= bottom;
  return block ? wordsOf(block).find(({range}) => [...range.getClientRects()].some(isOver)) : undefined;
}

const card = Object.assign(document.createElement('div'), {
  role: 'dialog',
  className: `${cards.card} ${styles.word}`,
  tabIndex: -1,
});
// The router follows the links in it.
card.dataset.dialog = '';
const root = createRoot(card);
/** Marks the word without changing the page. Browsers that can't do that show only the card. */
const mark = 'Highlight' in window ? new Highlight() : undefined;
if (mark) CSS.highlights.set('al-word', mark);

let placeCard: ((card: HTMLElement, word: Range) => void) | undefined;
let shown: Word | undefined;
let dismissed: Word | undefined;
/** The element with the focus before the reader moves from word to word. */
let opener: HTMLElement | undefined;

function close(): void {
  const isFocused = card.contains(document.activeElement);
  card.remove();
  mark?.clear();
  shown = undefined;
  if (isFocused) opener?.focus({preventScroll: true});
  opener = undefined;
}

function open(word: Word): void {
  const {block, range, explanation} = (shown = word);
  mark?.clear();
  mark?.add(range);
  const name = range.toString();
  card.ariaLabel = translate({id: 'aloft.words.label', message: 'Explanation of {name}'}, {name});
  card.ariaLive = opener ? 'polite' : null;
  flushSync(() =>
    root.render(
      <>
        {explanation}
        {opener && (
          <p>
            <button type="button" className="al-quiet-button" onClick={() => step(-1)}>
              {translate({id: 'aloft.words.previous', message: 'Previous word'})}
            </button>
            <button type="button" className="al-quiet-button" onClick={() => step(1)}>
              {translate({id: 'aloft.words.next', message: 'Next word'})}
            </button>
          </p>
        )}
      </>,
    ),
  );
  if (!card.isConnected) (block.closest('article') ?? document.body).append(card);
  placeCard?.(card, range);
}

const overflow = (low: number, high: number, min: number, max: number): number =>
  low < min ? low - min : Math.max(high - max, 0);

/** Shows a word that follows or precedes the shown one, in the middle half of the window. */
function step(by: number): void {
  const words = wordsOf(shown!.block);
  const word = words[Math.max(0, Math.min(words.indexOf(shown!) + by, words.length - 1))]!;
  const pre = word.block.querySelector('pre')!;
  const inner = pre.getBoundingClientRect();
  const {left, right, top, bottom} = word.range.getBoundingClientRect();
  pre.scrollBy(
    overflow(left, right, inner.left + 16, inner.right - 16),
    overflow(top, bottom, inner.top, inner.bottom),
  );
  const at = word.range.getBoundingClientRect();
  scrollBy(0, overflow(at.top, at.bottom, innerHeight / 4, 0.75 * innerHeight));
  open(word);
}

/** How many words a key moves on. */
const steps: Readonly<Record<string, number>> = {
  ...{ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1},
  ...{Home: -Infinity, End: Infinity},
};

function onKey(event: KeyboardEvent): void {
  const {key, target, shiftKey} = event;
  if (key === 'Enter' && target instanceof HTMLElement && target.matches('[data-code-block] > pre')) {
    const [first] = wordsOf(target.parentElement!);
    if (!first) return;
    close();
    opener = target;
    shown = first;
    step(0);
    card.focus({preventScroll: true});
  } else if (shown && key === 'Escape') {
    dismissed = shown;
    close();
  } else if (opener && card.contains(target as Node)) {
    const by = steps[key];
    if (by) {
      event.preventDefault();
      step(by);
    }
    // From the end of the card, Tab moves on from the block.
    if (key === 'Tab' && target === (shiftKey ? card : [...card.querySelectorAll('a, button')].at(-1))) close();
  }
}

let timer: ReturnType<typeof setTimeout> | undefined;
function onMove(event: PointerEvent): void {
  clearTimeout(timer);
  if (event.buttons > 0 || event.pointerType === 'touch') return;
  // As long as for terms.
  timer = setTimeout(() => {
    if (opener || card.matches(':hover')) return;
    const word = getSelection()?.isCollapsed === false ? undefined : wordAt(event);
    if (word && word === dismissed) return;
    dismissed = undefined;
    if (word && word !== shown) open(word);
    else if (!word) close();
  }, 300);
}

let isTouch = false;
function onClick(event: MouseEvent): void {
  const target = event.target as Element;
  if (card.contains(target) && !target.closest('a')) return;
  const word = card.contains(target) || getSelection()?.isCollapsed === false ? undefined : wordAt(event);
  const isShown = word === shown;
  if (isTouch || !word) close();
  if (isTouch && word && !isShown) open(word);
}

/**
 * Explains the words of code blocks from now on, starting with an event.
 * @param place places the card next to a word
 */
export function startWordCards(event: Event, place: NonNullable<typeof placeCard>): void {
  if (placeCard) return;
  placeCard = place;
  const listeners = {pointermove: onMove, click: onClick, keydown: onKey} as unknown as Record<string, EventListener>;
  for (const [type, listener] of Object.entries(listeners)) document.addEventListener(type, listener);
  document.addEventListener('pointerdown', ({pointerType}) => (isTouch = pointerType === 'touch'));
  // The code scrolls below the card.
  document.addEventListener('scroll', () => shown && placeCard?.(card, shown.range), true);
  addEventListener('popstate', close);
  isTouch = (event as PointerEvent).pointerType === 'touch';
  listeners[event.type]!(event);
}

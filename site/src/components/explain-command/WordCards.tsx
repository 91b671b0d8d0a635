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

/** Milliseconds until a card opens, as for terms. */
const delay = 300;

/** A word of a block with its explanation. */
interface Word {
  readonly code: HTMLElement;
  readonly range: Range;
  readonly explanation: ReactNode;
}

/** A block's text. Prompts and output are spaces, so that the words keep their positions. */
function readText(code: HTMLElement): {text: string; nodes: readonly Text[]} {
  const nodes: Text[] = [];
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  const texts = nodes.map(({data, parentElement}) =>
    parentElement!.closest('.tok-prompt, .tok-output') ? data.replace(/[^\n]/g, ' ') : data,
  );
  return {text: texts.join(''), nodes};
}

function createRange(nodes: readonly Text[], start: number, end: number): Range {
  const range = document.createRange();
  let position = 0;
  for (const node of nodes) {
    const next = position + node.length;
    if (start >= position && start < next) range.setStart(node, start - position);
    if (end > position && end <= next) {
      range.setEnd(node, end - position);
      break;
    }
    position = next;
  }
  return range;
}

function readWords(code: HTMLElement): readonly Word[] {
  const {text, nodes} = readText(code);
  const create = ({start, end}: {start: number; end: number}, explanation: ReactNode): Word => ({
    code,
    range: createRange(nodes, start, end),
    explanation,
  });
  return code.closest('[data-code-block]')!.querySelector('[name=edit]')
    ? readManifestWords(text).map((word) => create(word, <FieldPanel field={word.field} />))
    : explainScript(text).calls.flatMap((words) => words.map((word) => create(word, <WordList words={[word]} />)));
}

const found = new WeakMap<HTMLElement, readonly Word[]>();
function wordsOf(block: Element): readonly Word[] {
  const code = block.querySelector('code');
  if (!code || !block.querySelector('[name=explain], [name=edit]')) return [];
  if (!found.has(code)) found.set(code, readWords(code));
  return found.get(code)!;
}

function wordAt(x: number, y: number): Word | undefined {
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
  shown = word;
  mark?.clear();
  mark?.add(word.range);
  const name = word.range.toString();
  card.ariaLabel = translate({id: 'aloft.words.label', message: 'Explanation of {name}'}, {name});
  card.ariaLive = opener ? 'polite' : null;
  flushSync(() =>
    root.render(
      <>
        {word.explanation}
        {opener && <Steps />}
      </>,
    ),
  );
  if (!card.isConnected) (word.code.closest('article') ?? document.body).append(card);
  placeCard?.(card, word.range);
}

/** Shows the word before or after the shown one, or a word by its index. */
function step(by: number, from?: number): void {
  const words = wordsOf(shown!.code.closest('[data-code-block]')!);
  const word = words.at(Math.min((from ?? words.indexOf(shown!)) + by, words.length - 1));
  if (!word || (by < 0 && shown === words[0] && from === undefined)) return;
  const pre = word.code.parentElement!;
  const inner = pre.getBoundingClientRect();
  const {left, right, top, bottom} = word.range.getBoundingClientRect();
  const overflow = (low: number, high: number, min: number, max: number) =>
    low < min ? low - min : Math.max(high - max, 0);
  pre.scrollBy(
    overflow(left, right, inner.left + 16, inner.right - 16),
    overflow(top, bottom, inner.top, inner.bottom),
  );
  const at = word.range.getBoundingClientRect();
  const room = innerHeight / 4;
  scrollBy(0, overflow(at.top, at.bottom, room, innerHeight - room));
  open(word);
}

const Steps = (): ReactNode => (
  <p className={styles.steps}>
    <button type="button" className="al-quiet-button" onClick={() => step(-1)}>
      {translate({id: 'aloft.words.previous', message: 'Previous word'})}
    </button>
    <button type="button" className="al-quiet-button" onClick={() => step(1)}>
      {translate({id: 'aloft.words.next', message: 'Next word'})}
    </button>
  </p>
);

const steps: Readonly<Record<string, readonly [by: number, from?: number]>> = {
  ArrowRight: [1],
  ArrowDown: [1],
  ArrowLeft: [-1],
  ArrowUp: [-1],
  Home: [0, 0],
  End: [0, Infinity],
};

function onKey(event: KeyboardEvent): void {
  const {key, target} = event;
  if (key === 'Enter' && target instanceof Element && target.matches('[data-code-block] > pre'))
    explainBlock(target.parentElement!);
  if (!shown) return;
  if (key === 'Escape') {
    dismissed = shown;
    close();
  } else if (opener && card.contains(target as Node)) {
    const to = steps[key];
    if (to) {
      event.preventDefault();
      step(...to);
    } else if (key === 'Tab') {
      const stops = [...card.querySelectorAll<HTMLElement>('a, button')];
      // From the end of the card, Tab moves on from the block.
      if (target === (event.shiftKey ? card : stops.at(-1))) close();
    }
  }
}

let timer: ReturnType<typeof setTimeout> | undefined;
function onMove({clientX, clientY, buttons, pointerType}: PointerEvent): void {
  clearTimeout(timer);
  if (opener || buttons > 0 || pointerType === 'touch') return;
  timer = setTimeout(() => {
    if (opener || card.matches(':hover')) return;
    const word = getSelection()?.isCollapsed === false ? undefined : wordAt(clientX, clientY);
    if (word === dismissed && word) return;
    dismissed = undefined;
    if (word === shown) return;
    if (word) open(word);
    else if (shown) close();
  }, delay);
}

let isTouch = false;
function onClick({clientX, clientY, target}: MouseEvent): void {
  const isInside = card.contains(target as Node);
  if (isInside && !(target as Element).closest('a')) return;
  const word = isTouch && !isInside && getSelection()?.isCollapsed !== false ? wordAt(clientX, clientY) : undefined;
  const isShown = word === shown;
  if (shown && (isTouch || !wordAt(clientX, clientY))) close();
  if (word && !isShown) open(word);
}

/**
 * Explains the words of code blocks from now on, starting with an event.
 * @param place places the card next to a word
 */
export function startWordCards(event: Event, place: NonNullable<typeof placeCard>): void {
  if (placeCard) return;
  placeCard = place;
  document.addEventListener('pointermove', onMove);
  document.addEventListener('pointerdown', ({pointerType}) => (isTouch = pointerType === 'touch'));
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKey);
  // The code scrolls below the card.
  document.addEventListener(
    'scroll',
    ({target}) => {
      if (shown && target === shown.code.parentElement) placeCard?.(card, shown.range);
    },
    true,
  );
  addEventListener('popstate', close);
  if (event instanceof KeyboardEvent) onKey(event);
  else if (event.type === 'pointermove') onMove(event as PointerEvent);
  else {
    isTouch = (event as PointerEvent).pointerType === 'touch';
    onClick(event as MouseEvent);
  }
}

/** Moves the focus to the explanation of a block's first word. The arrow keys show the others. */
function explainBlock(block: Element): void {
  const [first] = wordsOf(block);
  if (!first) return;
  close();
  opener = document.activeElement instanceof HTMLElement ? document.activeElement : undefined;
  shown = first;
  step(0, 0);
  card.focus({preventScroll: true});
}

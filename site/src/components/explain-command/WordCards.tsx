import {explainScript} from '@aloft/platform/shell';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import QuietButton from '../dialogs/QuietButton';
import FieldPanel from '../manifest-workbench/FieldPanel';
import {readManifestWords} from '../manifest-workbench/readYaml';
import cards from '../page-actions/TermCards.module.css';
import {closeCard, openCard, type Card} from '../page-actions/showCard';
import styles from './ExplainDialog.module.css';
import WordList from './WordList';

/** A word of a block with its explanation. */
type Word = Readonly<{range: Range; explanation: ReactNode}>;

function listWords(block: Element): readonly Word[] {
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
    return {range, explanation};
  };
  return block.querySelector('[name=edit]')
    ? readManifestWords(text).map((word) => create(word, <FieldPanel field={word.field} />))
    : explainScript(text)
        .calls.flat()
        .map((word) => create(word, <WordList words={[word]} />));
}

const known = new WeakMap<Element, readonly Word[]>();
function wordsOf(block: Element): readonly Word[] {
  if (!known.has(block)) known.set(block, listWords(block));
  return known.get(block)!;
}

const element = Object.assign(document.createElement('div'), {
  role: 'dialog',
  className: `${cards.card} ${styles.word}`,
  tabIndex: -1,
});
// The router follows the links in it.
element.dataset.dialog = '';
const root = createRoot(element);
/** Marks the word without changing the page. Browsers that can't do that show only the card. */
const mark = 'Highlight' in window ? new Highlight() : undefined;
if (mark) CSS.highlights.set('al-word', mark);

/** Moves to another word, while the reader goes from word to word. */
let step: ((by: number) => void) | undefined;

const createCard = ({range, explanation}: Word, opener?: HTMLElement): Card => ({
  element,
  anchor: range,
  opener,
  show: () => {
    mark?.clear();
    mark?.add(range);
    const name = range.toString();
    element.ariaLabel = translate({message: 'Explanation of {name}'}, {name});
    element.ariaLive = opener ? 'polite' : null;
    flushSync(() =>
      root.render(
        <>
          {explanation}
          {opener && (
            <p>
              <QuietButton label={translate({message: 'Previous word'})} onClick={() => step?.(-1)} />
              <QuietButton label={translate({message: 'Next word'})} onClick={() => step?.(1)} />
            </p>
          )}
        </>,
      ),
    );
  },
  hide: () => {
    mark?.clear();
    step = undefined;
  },
});

/** The card of the word at the pointer, unless the reader selects text. */
export function findWord({clientX: x, clientY: y}: MouseEvent): Card | undefined {
  const block = document.elementFromPoint(x, y)?.closest('pre')?.parentElement;
  if (!block || getSelection()?.isCollapsed === false) return undefined;
  const isOver = ({left, right, top, bottom}: DOMRect) => x >= left && x <= right && y >= top && y <= bottom;
  const word = wordsOf(block).find(({range}) => [...range.getClientRects()].some(isOver));
  return word && createCard(word);
}

const overflow = (low: number, high: number, min: number, max: number): number =>
  low < min ? low - min : Math.max(high - max, 0);

/** Shows the card of a block's first word. From it, the reader goes from word to word by keys. */
export function readWords(pre: HTMLElement): void {
  const words = wordsOf(pre.parentElement!);
  if (words.length === 0) return;
  closeCard();
  let index = 0;
  step = (by) => {
    index = Math.max(0, Math.min(index + by, words.length - 1));
    const word = words[index]!;
    const inner = pre.getBoundingClientRect();
    const {left, right, top, bottom} = word.range.getBoundingClientRect();
    pre.scrollBy(
      overflow(left, right, inner.left + 16, inner.right - 16),
      overflow(top, bottom, inner.top, inner.bottom),
    );
    // In the middle half of the window
    const at = word.range.getBoundingClientRect();
    scrollBy(0, overflow(at.top, at.bottom, innerHeight / 4, 0.75 * innerHeight));
    openCard(createCard(word, pre));
  };
  step(0);
  element.focus({preventScroll: true});
}

/** How many words a key moves on. */
const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: -Infinity,
  End: Infinity,
};

element.addEventListener('keydown', (event) => {
  const {key, target, shiftKey} = event;
  if (!step) return;
  const by = steps[key];
  if (by) {
    event.preventDefault();
    step(by);
  }
  // From the end of the card, Tab moves on from the block.
  if (key === 'Tab' && target === (shiftKey ? element : [...element.querySelectorAll('a, button')].at(-1))) closeCard();
});

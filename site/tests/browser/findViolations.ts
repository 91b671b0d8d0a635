import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type axe from 'axe-core';

/** Skips passes and inapplicable rules to save time, because there are several runs per page. */
const options: axe.RunOptions = {resultTypes: ['violations'], iframes: false, ancestry: false, pingWaitTime: 0};

/** During a transition between color modes, colors have intermediate contrast. */
function stopTransitions(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important; }');
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Marks elements with text, except for one of each look: the fonts, colors and positions of an element and of those
 * around it. Pages repeat few looks, and their contrast is the same. Text that is scrolled out of its box is marked too,
 * because axe doesn't see it.
 */
function markRepeated(): void {
  const looks = new Map<string, number>();
  const lookOf = new Map<Element | null, number>();
  const clipOf = new Map<Element | null, DOMRect | undefined>();
  const checked = new Set<number>();
  for (const element of document.querySelectorAll('body, body *')) {
    const style = getComputedStyle(element);
    const {color, background, opacity, font, position, textShadow, textDecoration} = style;
    const parent = element.parentElement;
    const key = [lookOf.get(parent), color, background, opacity, font, position, textShadow, textDecoration].join('|');
    const look = looks.get(key) ?? looks.size;
    looks.set(key, look);
    lookOf.set(element, look);
    const box = element.getBoundingClientRect();
    // What is taken out of the flow may leave the boxes around it.
    const clip = ['absolute', 'fixed'].includes(position) ? undefined : clipOf.get(parent);
    clipOf.set(element, element !== document.body && style.overflow !== 'visible' ? box : clip);
    const isText =
      element.checkVisibility({visibilityProperty: true}) &&
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    const isScrolledOut =
      clip && (box.left >= clip.right || box.right <= clip.left || box.top >= clip.bottom || box.bottom <= clip.top);
    const isFirst = !isScrolledOut && !checked.has(look);
    element.toggleAttribute('data-repeated', isText && !isFirst);
    if (isText && isFirst) checked.add(look);
  }
}

const parts = {
  all: {},
  /** The rules that depend on the color mode. */
  colors: {runOnly: ['color-contrast', 'link-in-text-block']},
} satisfies Record<string, axe.RunOptions>;

/**
 * Runs axe on the current page, or on an open modal dialog, because the page behind it is inert. Returns one line per
 * violating element. The contrast of a look that several elements have is reported for one of them.
 */
export async function findViolations(page: Page, part: keyof typeof parts = 'all'): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8'));
    await page.evaluate(stopTransitions);
  }
  await page.evaluate(markRepeated);
  const violations = await page.evaluate(
    async (given) => {
      const {axe: inPage} = window as unknown as {axe: typeof axe};
      inPage.configure({
        noHtml: true,
        rules: [
          {id: 'color-contrast', selector: ':not([data-repeated])'},
          {id: 'link-in-text-block', selector: ':is(a[href], [role=link]):not([data-repeated])'},
        ],
      });
      return (await inPage.run(document.querySelector('dialog:modal') ?? document, given)).violations;
    },
    {...options, ...parts[part]},
  );
  return violations.flatMap(({id, help, nodes}) => nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}`));
}

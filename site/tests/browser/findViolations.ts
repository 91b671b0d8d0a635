import type {Page} from '@playwright/test';
import axe, {type RunOptions} from 'axe-core';

/** Skips passes and inapplicable rules to save time, because there are several runs per page. */
const options: RunOptions = {resultTypes: ['violations'], iframes: false, ancestry: false, pingWaitTime: 0};

/** During a transition between color modes, colors have intermediate contrast. */
function stopTransitions(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important; }');
  document.adoptedStyleSheets.push(sheet);
}

/** Elements of each look whose colors are checked. A single one might be scrolled out of its box. */
const checkedPerLook = 3;

/**
 * Marks elements with text, except for some of each look: the fonts, colors and positions of an element and of those
 * around it. Pages repeat few looks, and their contrast is the same.
 */
function markRepeated(checked: number): void {
  const looks = new Map<string, number>();
  const lookOf = new Map<Element | null, number>();
  const counts = new Map<number, number>();
  for (const element of document.querySelectorAll('body, body *')) {
    const {color, background, opacity, font, position, textShadow, textDecoration} = getComputedStyle(element);
    const parent = lookOf.get(element.parentElement);
    const key = [parent, color, background, opacity, font, position, textShadow, textDecoration].join('|');
    const look = looks.get(key) ?? looks.size;
    looks.set(key, look);
    lookOf.set(element, look);
    const isText =
      element.checkVisibility({visibilityProperty: true}) &&
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    const count = (counts.get(look) ?? 0) + Number(isText);
    counts.set(look, count);
    element.toggleAttribute('data-repeated', isText && count > checked);
  }
}

const parts = {
  all: {},
  /** The rules that depend on the color mode. */
  colors: {runOnly: ['color-contrast', 'link-in-text-block']},
  /** All other rules. */
  structure: {rules: {'color-contrast': {enabled: false}, 'link-in-text-block': {enabled: false}}},
} satisfies Record<string, RunOptions>;

/**
 * Runs axe on the current page, or on an open modal dialog, because the page behind it is inert. Returns one line per
 * violating element. The contrast of a look that several elements have is reported for some of them.
 */
export async function findViolations(page: Page, part: keyof typeof parts = 'all'): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
    await page.evaluate(stopTransitions);
  }
  if (part !== 'structure') await page.evaluate(markRepeated, checkedPerLook);
  const violations = await page.evaluate(
    async (given) => {
      const {axe: inPage} = window as unknown as {axe: typeof axe};
      inPage.configure({
        rules: [
          {id: 'color-contrast', selector: ':not([data-repeated])'},
          {id: 'link-in-text-block', selector: ':is(a[href], [role=link]):not([data-repeated])'},
        ],
      });
      return (await inPage.run(document.querySelector('dialog:modal') ?? document, given)).violations;
    },
    {...options, ...parts[part]},
  );
  return violations.flatMap(({id, help, nodes}) => nodes.map((node) => `${id}: ${help}: ${node.html.slice(0, 160)}`));
}

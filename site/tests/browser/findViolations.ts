import type {Page} from '@playwright/test';
import axe, {type RunOptions} from 'axe-core';

/** Skips passes and inapplicable rules to save time, because there are four runs per page. */
const options: RunOptions = {resultTypes: ['violations'], iframes: false, ancestry: false, pingWaitTime: 0};

/** During a transition between color modes, colors have intermediate contrast. */
function stopTransitions(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important; }');
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Runs axe on the current page, or on an open modal dialog, because the page behind it is inert. Returns one line per
 * violating element.
 * @param contrast whether to check color contrast, which takes 90% of the time
 */
export async function findViolations(page: Page, contrast = true): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
    await page.evaluate(stopTransitions);
  }
  const violations = await page.evaluate(
    async (given) => {
      const context = document.querySelector('dialog:modal') ?? document;
      return (await (window as unknown as {axe: typeof axe}).axe.run(context, given)).violations;
    },
    {...options, rules: {'color-contrast': {enabled: contrast}}},
  );
  return violations.flatMap(({id, help, nodes}) => nodes.map((node) => `${id}: ${help}: ${node.html.slice(0, 160)}`));
}

import type {Page} from '@playwright/test';
import axe, {type RunOptions} from 'axe-core';

/** Passes, and checks that found nothing to look at, are not worth their time: there are four runs for each page. */
const options: RunOptions = {resultTypes: ['violations'], iframes: false, ancestry: false, pingWaitTime: 0};

/** A color on its way from one mode to the other has the contrast of neither. */
function stopTransitions(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important; }');
  document.adoptedStyleSheets.push(sheet);
}

/** What axe finds on the page as it stands, a line for each element. */
export async function findViolations(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
    await page.evaluate(stopTransitions);
  }
  const violations = await page.evaluate(
    async (given) => (await (window as unknown as {axe: typeof axe}).axe.run(document, given)).violations,
    options,
  );
  return violations.flatMap(({id, help, nodes}) => nodes.map((node) => `${id}: ${help}: ${node.html.slice(0, 160)}`));
}
